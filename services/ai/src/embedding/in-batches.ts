import { grouped } from '@waratah/kit/batching/grouped';
import type { Embedder } from './embedder.ts';

/** The model embeds one text at a time, so larger batches gain nothing and delay a stop. */
const largestBatch = 16;

/** Collects the texts requested while a batch is running, and embeds them in the next one. */
export const inBatches = (embedder: Embedder): Embedder => {
  const embedOne = grouped<string, Float32Array>((texts) => embedder.embed(texts), largestBatch);
  return { embed: (texts) => Promise.all(texts.map(embedOne)) };
};

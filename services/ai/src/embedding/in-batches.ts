import { grouped } from '@waratah/kit/batching/grouped';
import type { Embedder } from './embedder.ts';

/** The model embeds one text after another, so a larger batch gains nothing and makes a stop wait longer. */
const largestBatch = 16;

/** Embeds together the texts that are asked for while another batch is running. */
export const inBatches = (embedder: Embedder): Embedder => {
  const embedOne = grouped<string, Float32Array>((texts) => embedder.embed(texts), largestBatch);
  return { embed: (texts) => Promise.all(texts.map(embedOne)) };
};

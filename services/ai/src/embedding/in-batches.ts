import type { Embedder } from './embedder.ts';

/** More at once would gain nothing: the model takes one text after the other, and a stop waits for the batch. */
const largestBatch = 16;

type Wish = Readonly<{ text: string; resolve: (vector: Float32Array) => void; reject: (error: unknown) => void }>;

/** Gathers what is asked while a call is under way into the next one. */
export const inBatches = (embedder: Embedder): Embedder => {
  const waiting: Wish[] = [];
  let busy = false;

  const work = async () => {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) await answer(embedder, waiting.splice(0, largestBatch));
    busy = false;
  };

  const embedOne = (text: string) =>
    new Promise<Float32Array>((resolve, reject) => {
      waiting.push({ text, resolve, reject });
      // After this turn, so that wishes made in it travel together.
      queueMicrotask(() => void work());
    });

  return { embed: (texts) => Promise.all(texts.map(embedOne)) };
};

const answer = async (embedder: Embedder, batch: readonly Wish[]) => {
  try {
    const vectors = await embedder.embed(batch.map(({ text }) => text));
    batch.forEach(({ resolve, reject }, index) => {
      const vector = vectors[index];
      if (vector) resolve(vector);
      else reject(new Error('the model left a text without a vector'));
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

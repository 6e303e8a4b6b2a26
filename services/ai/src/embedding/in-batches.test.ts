import { expect, test } from '@jest/globals';
import type { Embedder } from './embedder.ts';
import { inBatches } from './in-batches.ts';

/** A model that answers each text's length and records its calls. */
const lengths = () => {
  const calls: string[][] = [];
  const embedder: Embedder = {
    embed: async (texts) => {
      calls.push([...texts]);
      await Promise.resolve();
      if (texts.includes('bad')) throw new Error('bad text');
      return texts.map((text) => Float32Array.of(text.length));
    },
  };
  return { calls, embedder: inBatches(embedder) };
};

test('each text gets its own vector', async () => {
  const { embedder } = lengths();
  const [one, two] = await Promise.all([embedder.embed(['a']), embedder.embed(['bb', 'ccc'])]);
  expect([one, two]).toEqual([[Float32Array.of(1)], [Float32Array.of(2), Float32Array.of(3)]]);
});

test('texts requested together are sent to the model together, at most sixteen at a time', async () => {
  const { calls, embedder } = lengths();
  await Promise.all(Array.from({ length: 40 }, (_, index) => embedder.embed([`text ${index}`])));
  expect(calls.map(({ length }) => length)).toEqual([16, 16, 8]);
});

test('a failed batch fails its own requests, and the next batch works', async () => {
  const { embedder } = lengths();
  await expect(embedder.embed(['bad'])).rejects.toThrow('bad text');
  await expect(embedder.embed(['good'])).resolves.toEqual([Float32Array.of(4)]);
});

import { expect, test } from '@jest/globals';
import { openLocalEmbedder } from './local-embedder.ts';

const dot = (one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

test('vectors have length 1, equal the reference, and are close for similar meanings', async () => {
  await using embedder = openLocalEmbedder();
  const [barista, coffee, driver, empty, endless] = await embedder.embed([
    'Barista for a small café in Zürich',
    'We look for somebody who makes good coffee',
    'Forklift driver on night shift',
    '',
    'word '.repeat(50_000),
  ]);
  for (const vector of [barista, coffee, driver, empty, endless]) {
    expect(vector).toHaveLength(384);
    expect(dot(vector, vector)).toBeCloseTo(1, 5);
  }
  expect(dot(barista, coffee)).toBeGreaterThan(dot(barista, driver) + 0.2);
  expect(Array.from(barista ?? []).slice(0, 4)).toEqual(reference.map((value) => expect.closeTo(value, 4)));
});

/**
 * The first numbers of the first text's embedding, computed with the same published weights in another engine (candle).
 */
const reference = [0.0405, 0.03739, 0.01217, 0.04835];

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dot, embeddingOf } from '../domain/embedding.ts';
import { dotProducts } from './dot-products.ts';

const vectors = (dimensions: number) =>
  fc
    .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })
    .map((numbers) => embeddingOf(new Float32Array(numbers)) ?? new Int16Array(dimensions));

test.each([1, 8, 13, 384])('sums of products equal those of a plain loop, with %i numbers each', (dimensions) => {
  fc.assert(
    fc.property(fc.array(vectors(dimensions), { minLength: 1, maxLength: 20 }), vectors(dimensions), (rows, vector) => {
      const wanted = Uint32Array.from(rows.keys()).toReversed();
      const sums = new Int32Array(rows.length);
      dotProducts(rows, dimensions).of(vector, wanted, sums);
      expect([...sums]).toEqual(rows.toReversed().map((row) => dot(row, vector)));
    }),
    { seed: 20_261_123, numRuns: 50 },
  );
});

test('the longest vectors do not overflow', () => {
  const flat = embeddingOf(new Float32Array(384).fill(1)) ?? new Int16Array(384);
  const peak = embeddingOf(new Float32Array(384).fill(0).with(5, 1)) ?? new Int16Array(384);
  for (const vector of [flat, peak]) {
    const sums = new Int32Array(1);
    dotProducts([vector], 384).of(vector, new Uint32Array([0]), sums);
    expect(sums[0]).toBe(dot(vector, vector));
  }
});

test('a missing row, or one of another length, counts as zeros', () => {
  const sums = new Int32Array(2).fill(7);
  dotProducts([undefined, new Int16Array(3)], 8).of(new Int16Array(8).fill(9), new Uint32Array([0, 1]), sums);
  expect([...sums]).toEqual([0, 0]);
});

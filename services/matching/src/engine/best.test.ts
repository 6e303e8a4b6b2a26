import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bestFew, bestOfAll } from './best.ts';

const most = 4;
/** Few different scores, so that many are equal. */
const score = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.NaN));

test('the best few are the first of all, with ties in the order of their positions', () => {
  const few = bestFew(most);
  fc.assert(
    fc.property(fc.array(score, { maxLength: 30 }), fc.integer({ min: 0, max: 5 }), (given, minimum) => {
      const scores = Float64Array.from(given);
      const all = bestOfAll(scores, scores.length, minimum);
      const good = few.fill(scores, scores.length, minimum);
      expect(good).toBe(all.count());
      expect([...few.positions.subarray(0, few.count())]).toEqual([...all.positions.subarray(0, most)]);
    }),
    { seed: 20_261_125, numRuns: 500 },
  );
});

test('of equal scores those that come first are kept', () => {
  const few = bestFew(2);
  few.fill(Float64Array.of(3, 5, 5, 3, 5), 5, 0);
  expect([...few.positions]).toEqual([1, 2]);
  expect([...bestOfAll(Float64Array.of(3, 5, 5, 3, 5), 5, 4).positions]).toEqual([1, 2, 4]);
});

test('scores beyond the size are left out', () => {
  expect(bestFew(2).fill(Float64Array.of(1, 9, 9), 1, 0)).toBe(1);
});

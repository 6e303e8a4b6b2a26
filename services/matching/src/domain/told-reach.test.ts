import { expect, test } from '@jest/globals';
import { jobOf } from './test-examples.ts';
import { toldNumber, toldReach } from './told-reach.ts';
import { variantsOf } from './written-ad.ts';

/** Of people whose secret numbers shift nothing. */
const exactly = (count: number) => ({ count, mark: 0 });

test.each([
  [0, undefined],
  [9, undefined],
  [10, 10],
  [14, 10],
  [23, 20],
  [99, 95],
  [128, 120],
])('%d students are told as %p', (count, told) => {
  expect(toldNumber(exactly(count))).toBe(told);
});

test('the same people are told as the same number, other ones as many as likely as another', () => {
  const told = Array.from({ length: 1_000 }, (_, index) => toldNumber({ count: 20, mark: index * 4_294_967 }));
  expect(new Set(told).size).toBeGreaterThan(3);
  const near = told.filter((number = 0) => number >= 15 && number <= 25);
  expect(near.length).toBeGreaterThan(850);
});

const ad = { ...jobOf({ visaTypes: ['485'] }), workHours: { hoursMin: 30, hoursMax: 38 } };

test('told numbers agree: none is left above what there is, and what seems to bring no more is not advised', () => {
  const variants = variantsOf(ad);
  expect(variants.map(({ kind }) => kind)).toEqual(['closing', 'opening', 'opening']);
  expect(toldReach(variants, [20, 31, 24, 25].map(exactly))).toEqual({
    students: 20,
    closing: [{ change: variants[0]?.change, students: 20 }],
    opening: [{ change: variants[2]?.change, students: 25 }],
  });
});

test('of an ad for too few to tell, nothing is said to be left, and every change that may bring more is advised', () => {
  const variants = variantsOf(ad);
  expect(toldReach(variants, [9, 12, 8, 40].map(exactly))).toEqual({
    students: null,
    closing: [{ change: variants[0]?.change, students: null }],
    opening: [
      { change: variants[1]?.change, students: null },
      { change: variants[2]?.change, students: 40 },
    ],
  });
});

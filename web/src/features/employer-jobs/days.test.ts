import { expect, test } from '@jest/globals';
import { countsOn, totalOf } from './days.ts';

test('each day has its count', () => {
  const counts = countsOn(
    ['2026-11-21', '2026-11-22', '2026-11-23'],
    [
      { day: '2026-11-01', count: 9 },
      { day: '2026-11-22', count: 4 },
      { day: '2026-11-23', count: 1 },
    ],
  );
  expect(counts).toEqual([0, 4, 1]);
  expect(totalOf(counts)).toBe(5);
});

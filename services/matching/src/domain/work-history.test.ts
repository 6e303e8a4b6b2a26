import { expect, test } from '@jest/globals';
import { today } from './test-examples.ts';
import { monthsIn } from './work-history.ts';

const { now } = today;

test('months include both ends, and an open end counts to today', () => {
  expect(monthsIn([{ start: '2026-01', end: '2026-03' }], now)).toBe(3);
  expect(monthsIn([{ start: '2026-09', end: 'Present' }], now)).toBe(3);
  expect(monthsIn([{ start: '', end: 'Present' }], now)).toBe(0);
  expect(monthsIn([{ start: '2026-05', end: '2025-05' }], now)).toBe(0);
});

test('a month counts once, however many jobs somebody had in it', () => {
  const year = { start: '2024-01', end: '2024-12' };
  expect(monthsIn([year, year, { start: '2024-06', end: '2025-03' }], now)).toBe(15);
  expect(monthsIn([year, { start: '2024-03', end: '2024-04' }, { start: '2024-06', end: '2024-07' }], now)).toBe(12);
  expect(monthsIn([{ start: '2025-06', end: '2025-07' }, year], now)).toBe(14);
  expect(monthsIn([], now)).toBe(0);
});

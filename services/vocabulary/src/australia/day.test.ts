import { expect, test } from '@jest/globals';
import { endOfAustralianDay, lastDays } from './day.ts';

test('the last days end with today in Sydney', () => {
  expect(lastDays(new Date('2026-11-22T14:30:00Z'), 3)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
});

test('a day ends at midnight in Sydney, in summer and in winter', () => {
  expect(endOfAustralianDay('2026-12-31')).toBe('2026-12-31T12:59:59.000Z');
  expect(endOfAustralianDay('2026-07-01')).toBe('2026-07-01T13:59:59.000Z');
  expect(endOfAustralianDay('2026-10-04')).toBe('2026-10-04T12:59:59.000Z');
  expect(endOfAustralianDay('2027-04-04')).toBe('2027-04-04T13:59:59.000Z');
});

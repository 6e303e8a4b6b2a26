import { expect, test } from '@jest/globals';
import { longDayInWords, mondayOf } from './days.ts';
import { countedDays, countedWeeks, firstWeekFor, fortnightsOf, tightestOf } from './fortnights.ts';

/** A Monday, as in the pictures of the morning email. */
const day = '2026-11-23';
const student = { visa: '500', facts: {}, regular: 0 } as const;
const shift = (on: string, hours: number) => ({ day: on, hours });

/** 14 hours last week, 6 this week. */
const shifts = [shift('2026-11-18', 5), shift('2026-11-20', 5), shift('2026-11-22', 4), shift('2026-11-25', 6)];

test('a week begins on Monday, in any month and year', () => {
  expect(['2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-12-28']);
  expect(countedDays('2026-11-25')).toEqual({ from: '2026-11-16', to: '2027-01-24' });
});

test('this week counts with last week and with next week', () => {
  const weeks = countedWeeks({ ...student, shifts }, day);
  expect(weeks).toEqual([14, 6, 0]);
  const both = fortnightsOf(weeks, 48, day);
  expect(both).toEqual([
    { from: '2026-11-16', to: '2026-11-29', left: 28 },
    { from: '2026-11-23', to: '2026-12-06', left: 42 },
  ]);
  expect(tightestOf(both)?.left).toBe(28);
});

test('the stricter of the two fortnights limits the hours left', () => {
  const weeks = countedWeeks({ ...student, shifts: [...shifts, shift('2026-12-01', 40)] }, day);
  expect(tightestOf(fortnightsOf(weeks, 48, day))).toEqual({ from: '2026-11-23', to: '2026-12-06', left: 2 });
});

test('30 and 30 hours exceed a fortnight, and the hours left are never negative', () => {
  const weeks = countedWeeks({ ...student, shifts: [shift('2026-11-17', 30), shift('2026-11-24', 30)] }, day);
  expect(fortnightsOf(weeks, 48, day).map(({ left }) => left)).toEqual([0, 18]);
});

test('weeks of a course break count if they share a fortnight with the session', () => {
  const facts = { breaks: [{ from: '2026-11-23', to: '2027-02-20' }] };
  const noted = [...shifts, shift('2026-12-01', 40)];
  expect(countedWeeks({ ...student, facts, shifts: noted, regular: 8 }, day)).toEqual([14, 8, 0]);
});

test('shifts replace the regular hours of past weeks, and are not added to them in others', () => {
  expect(countedWeeks({ ...student, regular: 10, shifts: [] }, day)).toEqual([10, 10, 10]);
  expect(
    countedWeeks({ ...student, regular: 10, shifts: [shift('2026-11-18', 5), shift('2026-11-25', 6)] }, day),
  ).toEqual([5, 10, 10]);
  expect(countedWeeks({ ...student, regular: 10, shifts: [shift('2026-11-25', 16)] }, day)).toEqual([10, 16, 10]);
});

test('a job fits from the first week in which no fortnight exceeds the limit', () => {
  const from = (hours: number, weeks: readonly number[], regular = 0) =>
    firstWeekFor(hours, { weeks, regular, limit: 48 }, day);
  expect(from(12, [14, 6, 0])).toBe('2026-11-23');
  expect(from(20, [40, 0, 0])).toBe('2026-11-30');
  expect(from(20, [24, 24, 0])).toBe('2026-11-30');
  expect(from(24, [24, 24, 0])).toBe('2026-11-30');
  expect(from(24, [0, 24, 10, 0, 20])).toBe('2026-12-21');
  expect(from(20, [10, 10, 10], 10)).toBeUndefined();
  expect(from(25, [0, 0, 0])).toBeUndefined();
});

test('a formatted day has neither comma nor year', () => {
  expect(longDayInWords('2026-11-30')).toBe('Monday 30 November');
});

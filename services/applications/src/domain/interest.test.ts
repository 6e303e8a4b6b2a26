import { expect, test } from '@jest/globals';
import { isFresh, lastDayOf } from './interest.ts';

const at = new Date('2026-11-01T00:00:00Z');
const interest = { _id: '1:2', version: 1, studentId: 1, jobId: 2, interested: true, at };
const after = (ms: number) => new Date(at.getTime() + ms);
const thirtyDaysMs = 30 * 24 * 3_600_000;

test('interest expires with the day in Sydney on which the links of its email do', () => {
  expect(isFresh(interest, after(thirtyDaysMs))).toBe(true);
  expect(lastDayOf(at)).toBe('2026-12-01');
  expect(isFresh(interest, new Date('2026-12-01T12:59:59Z'))).toBe(true);
  expect(isFresh(interest, new Date('2026-12-01T13:00:00Z'))).toBe(false);
});

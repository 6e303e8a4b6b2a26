import { expect, test } from '@jest/globals';
import { isFresh } from './interest.ts';

const at = new Date('2026-11-01T00:00:00Z');
const interest = { _id: '1:2', version: 1, studentId: 1, jobId: 2, interested: true, at };
const after = (ms: number) => new Date(at.getTime() + ms);
const thirtyDaysMs = 30 * 24 * 3_600_000;

test('interest expires after thirty days', () => {
  expect(isFresh(interest, after(thirtyDaysMs - 1))).toBe(true);
  expect(isFresh(interest, after(thirtyDaysMs))).toBe(false);
});

import { expect, test } from '@jest/globals';
import { createWorld, worldDay } from '../support/match-world.ts';
import { plan } from '../../services/matching/src/domain/digest.ts';

const { jobs, students } = createWorld({ seed: 5, jobs: 1, students: 1, dimensions: 8 });
const [job] = jobs;
const [student] = students;

const closesOf = (expiresAt: Date | undefined) => {
  if (!job || !student) throw new Error('an empty world');
  const choice = { job: { ...job, postedAt: new Date('2026-11-01'), expiresAt }, question: '', score: 1, reasons: [] };
  return plan(student, worldDay, { choices: [choice], funnel: [] }, 'https://example.org').jobs[0]?.closes;
};

test("a closing date is shown only if the ad has one, not for the portal's thirty days", () => {
  expect(closesOf(new Date('2026-12-09'))).toBe('closes 9 Dec');
  expect(closesOf(new Date('2026-12-01'))).toBe('');
  expect(closesOf(undefined)).toBe('');
});

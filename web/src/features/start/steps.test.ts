import { expect, test } from '@jest/globals';
import { nextStepOf, percentOf } from './steps.ts';

const steps = [
  { name: 'visa', isDone: true, jobs: 74 },
  { name: 'suburb', isDone: false, jobs: 40 },
  { name: 'skills', isDone: false, jobs: 60 },
  { name: 'hours', isDone: false, jobs: 30 },
] as const;

test('completeness counts steps, the confirmed address and the resume', () => {
  expect(percentOf({ steps, emailVerified: true, hasResume: false })).toBe(33);
  expect(percentOf({ steps: [], emailVerified: true, hasResume: true })).toBe(100);
});

test('the next step is the first one open and not skipped', () => {
  expect(nextStepOf(steps, new Set())?.name).toBe('suburb');
  expect(nextStepOf(steps, new Set(['suburb', 'skills']))?.name).toBe('hours');
  expect(nextStepOf(steps, new Set(['suburb', 'skills', 'hours']))).toBeUndefined();
});

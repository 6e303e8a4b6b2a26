import { expect, test } from '@jest/globals';
import { extraNames, nextExtraOf, nextStepOf, percentOf } from './steps.ts';

const steps = [
  { name: 'visa', isDone: true, jobs: 74 },
  { name: 'suburb', isDone: false, jobs: 40 },
  { name: 'skills', isDone: false, jobs: 60 },
  { name: 'hours', isDone: false, jobs: 30 },
] as const;

test('completeness counts steps, the confirmed address and the extras', () => {
  expect(percentOf({ steps, emailVerified: true, extras: new Set() })).toBe(25);
  expect(percentOf({ steps: [], emailVerified: true, extras: new Set(extraNames) })).toBe(100);
});

test('after the steps, what was skipped is suggested first, then what employers and matching use beside them', () => {
  const emailVerified = true;
  expect(nextExtraOf({ steps, emailVerified, extras: new Set() })).toMatchObject({ name: 'suburb' });
  expect(nextExtraOf({ steps: [], emailVerified, extras: new Set(['resume'] as const) })).toBe('experience');
  expect(nextExtraOf({ steps: [], emailVerified, extras: new Set(extraNames) })).toBeUndefined();
});

test('the next step is the first one open and not skipped', () => {
  expect(nextStepOf(steps, new Set())?.name).toBe('suburb');
  expect(nextStepOf(steps, new Set(['suburb', 'skills']))?.name).toBe('hours');
  expect(nextStepOf(steps, new Set(['suburb', 'skills', 'hours']))).toBeUndefined();
});

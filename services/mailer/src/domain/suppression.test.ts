import { expect, test } from '@jest/globals';
import { isSuppressed } from './suppression.ts';

test.each([
  [{ bounceDays: 0, complained: false }, undefined, undefined],
  [{ bounceDays: 1, complained: false }, 'bounce', undefined],
  [{ bounceDays: 2, complained: false }, 'bounce', 'bounce'],
  [{ bounceDays: 0, complained: true }, 'complaint', undefined],
  [{ bounceDays: 1, complained: true }, 'bounce', undefined],
] as const)('for %j the morning email is suppressed by %s and a password reset by %s', (reports, morning, reset) => {
  expect([isSuppressed(reports, false), isSuppressed(reports, true)]).toEqual([morning, reset]);
});

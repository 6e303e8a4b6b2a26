import { expect, test } from '@jest/globals';
import { isSuppressed } from './suppression.ts';

test.each([
  [{ bounceDays: 0, complained: false }, undefined, undefined],
  [{ bounceDays: 1, complained: false }, 'bounce', undefined],
  [{ bounceDays: 2, complained: false }, 'bounce', 'bounce'],
  [{ bounceDays: 0, complained: true }, 'complaint', undefined],
  [{ bounceDays: 1, complained: true }, 'bounce', undefined],
] as const)('for %j the morning email is suppressed by %s and a confirmation by %s', (reports, morning, asked) => {
  expect([isSuppressed(reports, 'unasked'), isSuppressed(reports, 'asked')]).toEqual([morning, asked]);
});

test('no report suppresses an email about the security of an account', () => {
  expect(isSuppressed({ bounceDays: 9, complained: true }, 'security')).toBeUndefined();
});

import { describe, expect, test } from '@jest/globals';
import { mei } from './test-examples.ts';
import type { User } from './user.ts';
import { emailVerified, nextResendAt, verificationLost, verificationResent } from './user-changes.ts';

const start = new Date('2026-11-22T00:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const newcomer: User = { ...mei(start), emailVerified: false };
const link = { url: 'https://waratah.example', asker: { network: 'here' } };
const askedAt = (...minutes: readonly number[]) =>
  minutes.reduce((user, minute) => verificationResent(user, link, after(minute))[0], newcomer);
const waitOf = (user: User, minute: number) =>
  Math.max(0, nextResendAt(user, after(minute)).getTime() - after(minute).getTime()) / 60_000;

test('a new account may ask at once, and then after a minute', () => {
  expect(waitOf(newcomer, 0)).toBe(0);
  expect(waitOf(askedAt(0), 0.5)).toBe(0.5);
  expect(waitOf(askedAt(0), 1)).toBe(0);
});

test('four requests are allowed in any 24 hours', () => {
  const busy = askedAt(0, 10, 20, 30);
  expect(waitOf(askedAt(0, 10, 20), 50)).toBe(0);
  expect(waitOf(busy, 60)).toBe(24 * 60 - 60);
  expect(waitOf(busy, 24 * 60)).toBe(0);
  expect(waitOf(verificationResent(busy, link, after(24 * 60))[0], 24 * 60 + 5)).toBe(5);
});

test("only the last day's requests are kept", () => {
  expect(askedAt(0, 2, 4, 6, 8, 10, 12).verificationAsks).toHaveLength(4);
});

describe('an email that was not sent', () => {
  const lost = (user: User, minute: number) =>
    verificationLost(user, { askedAt: after(minute), problem: 'too_many' }, after(minute))[0];

  test('is none of the four of the day, but has its minute', () => {
    const user = lost(askedAt(0, 10, 20, 30), 30);
    expect([waitOf(user, 30.5), waitOf(user, 31)]).toEqual([0.5, 0]);
  });

  test('is told until another is asked for or the address is confirmed', () => {
    const told = lost(askedAt(0), 0);
    expect(told.confirmationProblem).toBe('too_many');
    expect(verificationResent(told, link, after(1))[0].confirmationProblem).toBeUndefined();
    expect(emailVerified(told, '', after(1))[0].confirmationProblem).toBeUndefined();
  });

  test.each([
    ['is the first one, of the registration', lost(newcomer, 0), 'too_many'],
    ['is not the newest', lost(askedAt(0, 10), 0), undefined],
    ['is of an address that was confirmed', lost({ ...newcomer, emailVerified: true }, 0), undefined],
  ])('that %s: whether it is told', (_name, user, problem) => {
    expect(user.confirmationProblem).toBe(problem);
  });
});

import { expect, test } from '@jest/globals';
import type { Session } from '../../lib/session/session.ts';
import { accessTo, readRefusal } from './access.ts';

const as = (role: 'student' | 'employer', kind: 'signed-in' | 'resuming' = 'signed-in'): Session => ({
  kind,
  user: { id: 1, email: 'a@b.c', fullName: 'A', role, emailVerified: true },
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: 0,
});

test('a guarded route waits for a session that is being renewed', () => {
  expect(accessTo('employer', as('employer', 'resuming'))).toBe('loading');
});

test('a guest is sent to sign in, a wrong role is refused, the right one enters', () => {
  expect(accessTo('any', { kind: 'guest', expired: false })).toBe('sign-in');
  expect(accessTo('employer', as('student'))).toBe('wrong-role');
  expect(accessTo('employer', as('employer'))).toBe('granted');
  expect(accessTo('any', as('student'))).toBe('granted');
});

test('a refusal is read from the history entry, and an invalid one is ignored', () => {
  const refusal = { from: '/saved', required: 'student', current: 'employer' };
  expect(readRefusal(refusal)).toEqual(refusal);
  expect(readRefusal(null)).toEqual({ from: '/', required: 'any', current: 'guest' });
  expect(readRefusal({ from: 'javascript:alert(1)', required: 'x', current: 3 })).toEqual({
    from: '/',
    required: 'any',
    current: 'guest',
  });
});

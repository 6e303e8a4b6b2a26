import { beforeEach, expect, test } from '@jest/globals';
import { accessTokenMs } from '@waratah/vocabulary/limits';
import { type SessionUser } from './session.ts';
import { clearSession, loadSession, profileKeys, storeSession } from './session-storage.ts';

const now = 1_000_000;
const mei: SessionUser = { id: 7, email: 'mei@example.com', fullName: 'Mei Tan', role: 'student', emailVerified: true };
const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresAt: now + accessTokenMs };

beforeEach(() => localStorage.clear());

test('an empty storage means a guest', () => {
  expect(loadSession(localStorage, now)).toEqual({ kind: 'guest', expired: false });
});

test('a stored session is restored with its user', () => {
  storeSession(localStorage, tokens, mei);
  expect(loadSession(localStorage, now)).toEqual({ kind: 'signed-in', user: mei, ...tokens });
});

test('a session with an expired access token is renewed first', () => {
  storeSession(localStorage, tokens, mei);
  expect(loadSession(localStorage, now + accessTokenMs).kind).toBe('resuming');
});

test('a session without a refresh token lasts as long as its access token', () => {
  storeSession(localStorage, { ...tokens, refreshToken: '' }, mei);
  expect(loadSession(localStorage, now)).toMatchObject({ kind: 'signed-in', refreshToken: '' });
  expect(loadSession(localStorage, now + accessTokenMs).kind).toBe('resuming');
});

test('an incomplete session, an invalid user or an unknown role means a guest', () => {
  for (const user of [
    '{',
    '{}',
    '"x"',
    JSON.stringify({ ...mei, role: 'admin' }),
    JSON.stringify({ ...mei, id: '7' }),
  ]) {
    storeSession(localStorage, tokens, mei);
    localStorage.setItem('user', user);
    expect(loadSession(localStorage, now).kind).toBe('guest');
  }
  storeSession(localStorage, tokens, mei);
  localStorage.removeItem('access_token');
  expect(loadSession(localStorage, now).kind).toBe('guest');
});

test('clearing removes tokens, user, skills and activities', () => {
  storeSession(localStorage, tokens, mei);
  localStorage.setItem(profileKeys.skills, '["SQL"]');
  localStorage.setItem('theme', 'dark');
  clearSession(localStorage);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test("another user's sign-in does not inherit skills and activities", () => {
  localStorage.setItem(profileKeys.owner, '7');
  localStorage.setItem(profileKeys.skills, '["SQL"]');
  storeSession(localStorage, tokens, mei);
  expect(localStorage.getItem('profile_skills')).toBe('["SQL"]');
  storeSession(localStorage, tokens, { ...mei, id: 8 });
  expect(localStorage.getItem('profile_skills')).toBeNull();
});

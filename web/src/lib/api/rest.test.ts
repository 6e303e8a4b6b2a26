import { beforeEach, expect, test } from '@jest/globals';
import { currentSession, signIn } from '../session/session-store.ts';
import { callRest, RestError } from './rest.ts';
import { messageOf } from './server-errors.ts';

const user = { id: 1, email: 'mei@example.org', fullName: 'Mei', role: 'student', emailVerified: true } as const;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A fake server: it renews every session, and answers each call of the REST API with the next status. */
const serve = (...statuses: number[]) => {
  const renewed = {
    __typename: 'Session',
    accessToken: 'new',
    refreshToken: 'next',
    user: { __typename: 'User', ...user, visaStatus: null },
  };
  globalThis.fetch = async (address) =>
    address === '/graphql'
      ? json({ data: { refreshSession: renewed } })
      : json({ detail: 'Please sign in' }, statuses.shift() ?? 200);
};

beforeEach(() => signIn({ accessToken: 'old', refreshToken: 'refresh', user }));

test('a call whose token is refused is repeated with a new one', async () => {
  serve(401, 200);
  expect((await callRest('/auth/me')).status).toBe(200);
  expect(currentSession()).toMatchObject({ kind: 'signed-in', accessToken: 'new' });
});

test('a call refused with the new token too ends the session', async () => {
  serve(401, 401);
  await expect(callRest('/auth/me')).rejects.toThrow(RestError);
  expect(currentSession()).toEqual({ kind: 'guest', expired: true });
});

test('a refused sign-in neither repeats the call nor ends the session of another tab', async () => {
  serve(401, 200);
  await expect(callRest('/auth/login', { method: 'POST', anonymous: true })).rejects.toThrow(RestError);
  expect(currentSession()).toMatchObject({ kind: 'signed-in', accessToken: 'old' });
});

test('another refusal leaves the session', async () => {
  serve(403);
  await expect(callRest('/auth/me')).rejects.toThrow(RestError);
  expect(currentSession().kind).toBe('signed-in');
});

test('a refusal says its detail, else message, else error, else what the caller says', async () => {
  const told = async (body: string) => {
    globalThis.fetch = async () => new Response(body, { status: 503 });
    return callRest('/auth/resume/view').catch((error: unknown) => messageOf(error, 'Failed to load resume'));
  };
  expect(await told('{"detail":"We are back at nine","message":"m"}')).toBe('We are back at nine');
  expect(await told('{"message":"Busy","error":"e"}')).toBe('Busy');
  expect(await told('{"error":"Away"}')).toBe('Away');
  expect(await told('{}')).toBe('Failed to load resume');
  expect(await told('<h1>502 Bad Gateway</h1>')).toBe('Failed to load resume');
});

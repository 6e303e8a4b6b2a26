import { beforeEach, expect, test } from '@jest/globals';
import { currentSession, signIn } from '../session/session-store.ts';
import { callRest, RestError } from './rest.ts';

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

test('another refusal leaves the session', async () => {
  serve(403);
  await expect(callRest('/auth/me')).rejects.toThrow(RestError);
  expect(currentSession().kind).toBe('signed-in');
});

import { beforeEach, expect, test } from '@jest/globals';
import { currentSession, signIn } from '../session/session-store.ts';
import { RestError } from './rest.ts';
import { uploadWithProgress } from './upload-with-progress.ts';

const user = { id: 1, email: 'mei@example.org', fullName: 'Mei', role: 'student', emailVerified: true } as const;
const renewed = {
  __typename: 'Session',
  accessToken: 'new',
  refreshToken: 'next',
  user: { __typename: 'User', ...user, visaStatus: null },
};

/** A fake server: it renews every session, and answers each upload with the next status. */
const serve = (...statuses: number[]) => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: { refreshSession: renewed } }), {
      headers: { 'content-type': 'application/json' },
    });
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override readonly status = statuses.shift() ?? 200;
    override readonly responseText = '{"detail":"Please sign in"}';
    override send() {
      this.dispatchEvent(new ProgressEvent('load'));
    }
  };
};
const upload = () => uploadWithProgress('/auth/visa/documents/upload', new File(['x'], 'vevo.pdf'), () => undefined);

beforeEach(() => signIn({ accessToken: 'old', refreshToken: 'refresh', user }));

test('an upload whose token is refused is repeated with a new one', async () => {
  serve(401, 200);
  await upload();
  expect(currentSession()).toMatchObject({ kind: 'signed-in', accessToken: 'new' });
});

test('an upload refused with the new token too ends the session', async () => {
  serve(401, 401);
  await expect(upload()).rejects.toThrow(RestError);
  expect(currentSession()).toEqual({ kind: 'guest', expired: true });
});

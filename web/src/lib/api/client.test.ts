import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { currentSession, signIn } from '../session/session-store.ts';

const user = {
  id: 1,
  email: 'mei@example.org',
  fullName: 'Mei',
  role: 'student',
  emailVerified: true,
  visaStatus: null,
} as const;
const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const refused = answer({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] });

const typed = (name: string) => ({ __typename: name });

type Sent = Readonly<{ operation: string; authorization: string | null }>;
let sent: Sent[];

/** A fake server that accepts one access token and exchanges one refresh token for it. */
const serve = ({ accepts, exchanges }: Readonly<{ accepts: string; exchanges: string }>) => {
  sent = [];
  globalThis.fetch = async (_address, init) => {
    const { operationName: operation, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const authorization = new Request('http://localhost', { headers: init?.headers }).headers.get('authorization');
    sent.push({ operation, authorization });
    if (operation === 'RefreshSession')
      return variables.refreshToken === exchanges
        ? answer({
            data: {
              refreshSession: {
                ...typed('Session'),
                accessToken: accepts,
                refreshToken: 'next',
                user: { ...typed('User'), ...user },
              },
            },
          })
        : refused.clone();
    return authorization === `Bearer ${accepts}`
      ? answer({ data: { me: { ...typed('User'), id: 1 } } })
      : refused.clone();
  };
};

const askWhoIAm = async () => {
  // The client reads the global `fetch` when it is imported.
  const { client } = await import('./client.ts');
  return client.query({ query: parse('query Me { me { id } }'), fetchPolicy: 'no-cache' });
};

beforeEach(() => signIn({ accessToken: 'old', refreshToken: 'refresh', user }));

test('after a refused access token, a new one is requested, and the request repeated with it', async () => {
  serve({ accepts: 'new', exchanges: 'refresh' });
  const { data } = await askWhoIAm();
  expect(data).toMatchObject({ me: { id: 1 } });
  expect(sent).toEqual([
    { operation: 'Me', authorization: 'Bearer old' },
    { operation: 'RefreshSession', authorization: null },
    { operation: 'Me', authorization: 'Bearer new' },
  ]);
});

test('a refused refresh token ends the session, and the request is not repeated', async () => {
  serve({ accepts: 'new', exchanges: 'another' });
  await expect(askWhoIAm()).rejects.toThrow();
  expect(sent.map(({ operation }) => operation)).toEqual(['Me', 'RefreshSession']);
  expect(currentSession()).toEqual({ kind: 'guest', expired: true });
});

test('a request refused with the new token too is not repeated again, and ends the session', async () => {
  serve({ accepts: 'new', exchanges: 'refresh' });
  const serveOnce = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const response = await serveOnce(address, init);
    return sent.at(-1)?.operation === 'Me' ? refused.clone() : response;
  };
  await expect(askWhoIAm()).rejects.toThrow();
  expect(sent.map(({ operation }) => operation)).toEqual(['Me', 'RefreshSession', 'Me']);
  expect(currentSession()).toEqual({ kind: 'guest', expired: true });
});

const upload = async () => {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override readonly status = 200;
    override readonly responseText = '{}';
    override send() {
      this.dispatchEvent(new ProgressEvent('load'));
    }
  };
  const { uploadWithProgress } = await import('./upload-with-progress.ts');
  await uploadWithProgress('/auth/visa/documents/upload', new File(['x'], 'vevo.pdf'), () => undefined);
};

test.each([
  [
    'a mutation',
    async () => {
      const { client } = await import('./client.ts');
      await client.mutate({ mutation: parse('mutation TakeBack { left }') });
    },
  ],
  [
    'a file sent to the REST API',
    async () => {
      const { uploadFile } = await import('./rest.ts');
      await uploadFile('/auth/upload-resume', new File(['x'], 'resume.pdf'));
    },
  ],
  ['an upload with progress', upload],
  ['a change of user', async () => signIn({ accessToken: 'other', refreshToken: 'other', user: { ...user, id: 2 } })],
])('what is asked again after %s is not answered by a request that left before', async (_change, change) => {
  const waiting: Array<(response: Response) => void> = [];
  globalThis.fetch = (_address, init) =>
    typeof init?.body === 'string' && init.body.includes('query Left')
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(answer({ data: { left: 0 } }));
  const { client } = await import('./client.ts');
  const ask = () => client.query({ query: parse('query Left { left }'), fetchPolicy: 'network-only' });
  // The data client itself forgets what another user asked for.
  const before = ask().catch(() => undefined);
  await waitFor(() => expect(waiting).toHaveLength(1));
  await change();
  const after = ask();
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const [nth, respond] of waiting.entries()) respond(answer({ data: { left: 1 - nth } }));
  await before;
  expect((await after).data).toEqual({ left: 0 });
});

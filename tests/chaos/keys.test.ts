import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import type { Servers } from '@waratah/stack/servers';
import { password, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { startReplaceableParts } from '../support/replaceable-parts.ts';
import { isFull } from '../support/scale.ts';
import { startTestServers } from '../support/servers.ts';
import { wellAnswered } from '../support/well-answered.ts';

const scope = new AsyncDisposableStack();
let servers: Servers;
let portal: Awaited<ReturnType<typeof startReplaceableParts>>;

const both = 'local:new internal,local:internal-token';
const before = { INTERNAL_TOKEN_PUBLIC_KEY: isFull ? 'local:internal-token' : both };
/** Those that sign, of which identity also checks internal tokens. The others know both internal keys from the start. */
const apart: readonly PartName[] = isFull ? partNames : ['identity', 'gateway'];

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  portal = scope.use(await startReplaceableParts(servers, apart, before));
});
afterAll(() => scope.disposeAsync());

const { well, failed } = wellAnswered();
let over = false;
let signedIn = 0;
/** The token of the last sign-in. */
let token = '';

const live = async (email: string) => {
  while (!over) {
    const body = await well('sign-in', () => rest(portal.gateway).post('/auth/login', { email, password }));
    token = String(Object(body).access_token);
    signedIn += 1;
    const api = rest(portal.gateway, token);
    await well('me', () => api.get('/auth/me'));
    await well('search', () => api.get('/jobs/search?search=shop'));
    await well('refresh', () =>
      rest(portal.gateway).post('/auth/session/refresh', { refresh_token: Object(body).refresh_token }),
    );
    await sleep(20);
  }
};

test('the steps of the page on keys replace every key of ours without a request refused', async () => {
  const student = await register(portal.gateway, studentPayload('mei@keys.example'));
  const { id, email } = student.user;
  const statusOf = async (bearer: string | undefined) => (await rest(portal.gateway, bearer).get('/auth/me')).status;
  const operators = async (bearer: string) => (await rest(portal.gateway, bearer).get('/ops/suppressions')).status;
  const oldLink = await signedLinks('local:links-in-mails').sign('verify-email', `${id}:${email}`, '1h');
  const living = live(email);
  /** Replaces parts one after another, and lets the client do a whole turn after each. */
  const replace = async (names: readonly PartName[], settings: Readonly<Record<string, string>>) => {
    for (const name of names) {
      await portal.replace(name, settings);
      const before = signedIn;
      await eventually(async () => expect(signedIn).toBeGreaterThan(before + 1));
    }
  };

  const named = {
    ACCESS_TOKEN_PUBLIC_KEY: 'local:new access,local:access-token',
    INTERNAL_TOKEN_PUBLIC_KEY: both,
    LINK_SECRET: 'local:links-in-mails,local:new links',
    OPS_KEY: 'local:new operators,local:operators',
  };
  await replace(apart, named);

  const signing = {
    ...named,
    ACCESS_TOKEN_PRIVATE_KEY: 'local:new access',
    INTERNAL_TOKEN_PRIVATE_KEY: 'local:new internal',
    LINK_SECRET: 'local:new links,local:links-in-mails',
  };
  await replace(['identity', 'gateway'], signing);
  const oldToken = student.api.token;
  expect(await statusOf(oldToken)).toBe(200);
  expect([await operators('local:operators'), await operators('local:new operators')]).toEqual([200, 200]);
  const confirmed = await rest(portal.gateway).post('/auth/verify-email', { token: oldLink });
  expect(confirmed.status).toBe(200);

  const alone = {
    ...signing,
    ACCESS_TOKEN_PUBLIC_KEY: 'local:new access',
    INTERNAL_TOKEN_PUBLIC_KEY: 'local:new internal',
    LINK_SECRET: 'local:new links',
    OPS_KEY: 'local:new operators',
  };
  await replace(apart, alone);
  over = true;
  await living;
  expect(failed).toEqual([]);
  expect([await statusOf(oldToken), await statusOf(token)]).toEqual([401, 200]);
  expect(await operators('local:new operators')).toBe(200);
  expect(await operators('local:operators')).toBe(401);
});

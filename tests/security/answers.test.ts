import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { routes } from '@waratah/gateway/rest/rest';
import { employerPayload, register } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';

let portal: OwnPortal;
let gateway = '';
let employer: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  portal = await startPortal({ settings: { PILOT: 'off', MODERATION: 'review' } });
  ({ gateway } = portal);
  employer = await register(gateway, employerPayload('sam@answers.example'));
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const isPublic = (path: string) => path.startsWith('/locations/');

test.each(routes.map((route) => [route.method.toUpperCase(), route.path] as const))(
  'the answer of %s %s is kept by nobody, unless it is the same for all',
  async (method, path) => {
    for (const token of [undefined, employer.token]) {
      const address = `${gateway}/api${path.replaceAll(/\{\w+\}/g, '987654321')}`;
      const ends = path.includes('logout') || path.includes('account') || path.includes('session');
      const headers = { ...(token && !ends && { authorization: `Bearer ${token}` }) };
      const answer = await fetch(address, { method, headers });
      await answer.arrayBuffer();
      expect(answer.headers.get('cache-control')).toBe(isPublic(path) ? null : 'no-store');
    }
  },
);

test('the public page of an ad in review is hidden, even from its employer', async () => {
  const { body } = await employer.api.post('/auth/employer/jobs', {
    title: 'Lighthouse keeper',
    description: '<p>Keep the lamp burning.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    location: 'Sydney NSW',
  });
  const { id } = z.object({ id: z.number() }).parse(body);
  expect((await employer.api.get(`/jobs/${id}`)).status).toBe(200);
  const page = await fetch(`${gateway}/j/${id}`, { headers: { authorization: `Bearer ${employer.token}` } });
  expect(page.status).toBe(404);
  expect(await page.text()).not.toContain('Lighthouse');
});

test('the public port only reports health; metrics and dependencies are on a separate port', async () => {
  expect(await (await fetch(`${gateway}/readyz`)).json()).toEqual({ status: 'ready' });
  expect((await fetch(`${gateway}/healthz`)).status).toBe(200);
  for (const path of ['/metrics', '/readyz/own'])
    expect(await (await fetch(`${gateway}${path}`)).text()).not.toMatch(/process_cpu|dependencies/);
  expect(await (await fetch(`${portal.ops}/metrics`)).text()).toContain('process_cpu');
  await eventually(async () =>
    expect(await (await fetch(`${portal.ops}/readyz`)).json()).toMatchObject({ dependencies: { jobs: 'up' } }),
  );
});

const graphql = (body: unknown) =>
  fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const Errors = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) });

test.each([
  [
    'an operation that is not there',
    { query: 'query a { __typename }', operationName: 'zzz' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'none of two operations',
    { query: 'query a { __typename } query b { __typename }' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a field that is not there', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['no document', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  [
    'twenty aliases',
    { query: `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: me { id }`).join(' ')} }` },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a thousand tokens and more', { query: `{ ${'__typename '.repeat(1_000)} }` }, 'GRAPHQL_PARSE_FAILED'],
  ['nothing', {}, 'BAD_REQUEST'],
])('%s is refused with a 400 and a message', async (_what, body, code) => {
  const answer = await graphql(body);
  expect(answer.status).toBe(400);
  expect(Errors.parse(await answer.json()).errors[0]?.extensions.code).toBe(code);
});

test.each([1, 'x', { version: 2 }, { version: 1, sha256Hash: 7 }])(
  'a query with the hash %j is not looked up, and gets the error of its protocol',
  async (persistedQuery) => {
    const answer = await graphql({ query: '{ __typename }', extensions: { persistedQuery } });
    expect(Errors.parse(await answer.json()).errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  },
);

const tells = /node_modules|\bat \S+ \(|\/services\/|\/gateway\/|file:\/\//;

describe('an error reveals neither stack nor folder', () => {
  test.each([
    ['GET', '/assets/nothing.js'],
    ['GET', '/assets/%ff'],
    ['GET', '/ops/assets/..%2f..%2fpackage.json'],
    ['POST', '/mail/unsubscribe'],
    ['POST', '/graphql'],
    ['POST', '/api/auth/login'],
    ['GET', '/ops/queues/static/nothing'],
  ])('%s %s', async (method, path) => {
    const body = path.startsWith('/mail') ? `a=${'x'.repeat(30_000)}` : '{bad';
    const type = path.startsWith('/mail') ? 'application/x-www-form-urlencoded' : 'application/json';
    const init = method === 'POST' ? { method, body, headers: { 'content-type': type } } : { method };
    const answer = await fetch(`${gateway}${path}`, init);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(tells);
  });
});

test('an address that cannot be decoded leads to the home page, like an unknown one', async () => {
  for (const path of ['/%', '/%ff', '/employer/%zz']) {
    const { status, headers } = await fetch(`${gateway}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/']);
  }
});

test('no address redirects to another website', async () => {
  const { hostname, port } = new URL(gateway);
  const socket = connect(Number(port), hostname);
  socket.write(String.raw`GET /\evil.example/.. HTTP/1.1` + `\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 /);
  expect(text).not.toMatch(/location:/i);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { scaled } from '../support/scale.ts';

/** A low limit, so that a burst overloads the service on any machine. */
const atOnce = 4;
const burst = scaled({ share: 200, full: 2_000 });

let portal: OwnPortal;
let gateway = '';
let token = '';
beforeAll(async () => {
  portal = await startPortal({ settings: { REQUESTS_AT_ONCE: String(atOnce) } });
  ({ gateway } = portal);
  const employer = await register(gateway, employerPayload('sam@overload.example'));
  for (let index = 0; index < 5; index += 1)
    await employer.api.post('/auth/employer/jobs', {
      title: `Barista ${index}`,
      description: '<p>Make coffee on Saturday and Sunday mornings.</p>',
      role_category: 'SERVICE_RETAIL_HOSPITALITY',
      employment_type: 'CASUAL',
    });
  ({ token } = await register(gateway, studentPayload('mei@overload.example')));
});
afterAll(async () => portal[Symbol.asyncDispose]());

const search = async (from: string) => {
  const answer = await fetch(`${gateway}/api/jobs/search?search=barista`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
  });
  const body: unknown = await answer.json();
  return { status: answer.status, retry: answer.headers.get('retry-after'), body };
};

test('excess load is refused at once with a time to retry, and leaves no lasting effect', async () => {
  const answers = await Promise.all(Array.from({ length: burst }, (_, at) => search(`198.51.100.${at % 200}`)));
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  expect(served.length).toBeGreaterThanOrEqual(atOnce);
  expect(refused.length).toBeGreaterThan(burst / 20);
  expect(served.length + refused.length).toBe(burst);
  expect(new Set(refused.map(({ retry }) => retry))).toEqual(new Set(['1']));
  const busy = { detail: 'Too busy right now. Please try again.', request_id: expect.any(String) };
  expect(refused.find(({ status }) => status === 503)?.body).toEqual(busy);
  console.log(`overload: ${served.length} of ${burst} served, ${refused.length} refused`);
  await eventually(async () => expect((await search('198.51.100.7')).status).toBe(200));
});

test('GraphQL requests are refused with a GraphQL error', async () => {
  const ask = () =>
    fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ jobStats { totalJobs } }' }),
    });
  // A machine may serve one burst so slowly that no five requests meet.
  await eventually(async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    const refused = answers.find(({ status }) => status === 503);
    expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', retryAfterS: 1 } }] });
  });
});

test('a client that never stops leaves capacity for others', async () => {
  let over = false;
  const greedily: number[] = [];
  const greedy = Array.from({ length: 4 * atOnce }, async () => {
    while (!over) {
      greedily.push((await search('203.0.113.9')).status);
      await sleep(1);
    }
  });
  const politely: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    politely.push((await search('203.0.113.77')).status);
    await sleep(50);
  }
  over = true;
  await Promise.all(greedy);
  const refused = (statuses: readonly number[]) => statuses.filter((status) => status !== 200).length / statuses.length;
  // If nobody gave way, both would be refused alike.
  expect(refused(politely)).toBeLessThan(refused(greedily) / 2);
});

test('requests whose bodies never arrive, of whatever type they say to be, take no capacity', async () => {
  const { hostname, port } = new URL(gateway);
  const begin = async (_: unknown, at: number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const path = at % 2 === 0 ? '/graphql' : '/api/auth/login';
    const type = at % 3 === 0 ? 'multipart/form-data; boundary=x' : 'application/json';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`);
    return socket;
  };
  const slow = await Promise.all(Array.from({ length: 66 }, begin));
  for (let at = 0; at < 5; at += 1) expect((await search('198.51.100.7')).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('a call that takes no file does not read one as JSON', async () => {
  const body = JSON.stringify({ email: 'mei@overload.example', password: 'Waratah-2026' });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await fetch(`${gateway}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(415);
});

test('files and health are served while other requests are refused', async () => {
  const others = Promise.all(Array.from({ length: 100 }, () => search('198.51.100.7')));
  const health = await fetch(`${gateway}/healthz`);
  expect(health.status).toBe(200);
  expect((await rest(gateway).get('/files/nothing')).status).toBe(404);
  await others;
});

import { expect, test } from '@jest/globals';
import type { Caller } from '@waratah/kit/security/auth';
import { type Admission, createAdmission } from '@waratah/kit/http/admission';
import { openLocalLimit } from '@waratah/kit/security/limits';
import { createApp, listen } from '@waratah/kit/http/server';
import { nameRequests, requestIdHeader } from '@waratah/kit/process/request-id';
import type { Request } from 'express';
import { letIn } from './let-in.ts';
import { routes } from './rest/rest.ts';

const multipart = 'multipart/form-data; boundary=x';

type Serving = Readonly<{ admission: Admission; perMinute?: number }>;

/** Answers whatever is let in. The account of a request is the number in its Authorization header. */
const serve = ({ admission, perMinute = 1_000 }: Serving) => {
  const app = createApp().use(nameRequests);
  const requests = openLocalLimit({ points: perMinute, durationS: 60 });
  const callerIn = async ({ headers: { authorization } }: Request): Promise<Caller> =>
    authorization === undefined
      ? { kind: 'guest' }
      : { kind: 'user', id: Number(authorization), role: 'student', sessionId: 'a' };
  app.use(['/graphql', '/api', '/mail'], ...letIn({ admission, mostBodies: 8, routes, requests, callerIn }));
  app.use((_request, response) => void response.send('in'));
  return listen(app, 0, '127.0.0.1');
};

test('only calls that take or send a file pass a busy gateway, whatever content a request names', async () => {
  const admission = createAdmission({ most: 1, least: 1, patienceMs: 1 });
  await admission.enter('another');
  await using server = await serve({ admission });
  const statusOf = async (method: string, path: string, type = 'application/json', accept = '*/*') => {
    const headers = { 'content-type': type, accept };
    const body = method === 'GET' ? null : '{}';
    return (await fetch(`${server.url}${path}`, { method, headers, body })).status;
  };
  expect(await statusOf('POST', '/api/auth/visa/documents/upload', multipart)).toBe(200);
  expect(await statusOf('GET', '/api/files/token')).toBe(200);
  expect(await statusOf('POST', '/api/ops/import')).toBe(200);
  const writing = '/api/ai/generate/job-description';
  expect(await statusOf('POST', writing, 'application/json', 'text/event-stream')).toBe(200);
  expect(await statusOf('POST', writing)).toBe(503);
  for (const [method, path] of [
    ['POST', '/api/auth/login'],
    ['GET', '/api/jobs/search'],
    ['GET', '/api/auth/visa/documents/upload'],
    ['POST', '/api/files/token'],
    ['POST', '/graphql'],
    ['POST', '/mail/unsubscribe'],
  ] as const)
    expect([path, await statusOf(method, path, multipart)]).toEqual([path, 503]);
});

test('who is refused by a busy gateway gets the id to search the logs for', async () => {
  const admission = createAdmission({ most: 1, least: 1, patienceMs: 1 });
  await admission.enter('another');
  await using server = await serve({ admission });
  const rest = await fetch(`${server.url}/api/jobs/search`);
  expect(await rest.json()).toEqual({
    detail: expect.any(String),
    request_id: rest.headers.get(requestIdHeader) ?? 'none',
  });
  const graphql = await fetch(`${server.url}/graphql`, { method: 'POST' });
  expect(await graphql.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE', requestId: graphql.headers.get(requestIdHeader) ?? 'none' } }],
  });
});

test('an account that asks too often is told when to come back; other accounts, guests and files are not counted with it', async () => {
  const admission = createAdmission({ most: 8, least: 8, patienceMs: 1_000 });
  await using server = await serve({ admission, perMinute: 3 });
  const ask = (authorization: string | undefined, path = '/api/jobs/search') =>
    fetch(`${server.url}${path}`, { headers: authorization === undefined ? {} : { authorization } });
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  for (const path of ['/api/jobs/search', '/graphql', '/mail/list']) expect(await statusOf('1', path)).toBe(200);
  const refused = await ask('1');
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 429,
    body: { detail: 'Too many requests. Please wait a moment and try again.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf('1', '/api/files/token')).toBe(200);
  expect(await statusOf('2')).toBe(200);
  for (let asked = 0; asked < 5; asked++) expect(await statusOf(undefined)).toBe(200);
  expect(admission.state().underWay).toBe(0);
});

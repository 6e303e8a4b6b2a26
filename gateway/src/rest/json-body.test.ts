import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdmission } from '@waratah/kit/http/admission';
import { openLocalLimit } from '@waratah/kit/security/limits';
import { createApp, listen } from '@waratah/kit/http/server';
import { expect, test } from '@jest/globals';
import { letIn } from '../let-in.ts';
import { sendError } from '../send-error.ts';
import { jsonBody } from './json-body.ts';

/** Answers the body that it was sent, behind the gateway's own reading of bodies. */
const echo = () => {
  const app = createApp();
  const admission = createAdmission({ most: 8, least: 8, patienceMs: 1_000 });
  const requests = openLocalLimit({ points: 1_000, durationS: 60 });
  const callerIn = async () => ({ kind: 'guest' }) as const;
  app.use('/api', ...letIn({ admission, mostBodies: 8, routes: [], requests, callerIn }), ...jsonBody);
  app.use((request, response) => void response.json({ got: request.body }));
  app.use(sendError);
  return listen(app, 0, '127.0.0.1');
};

const body = '{"email":"mei@unsw.example"}';

test('a body is read as JSON only if it says so; others are refused with a sentence', async () => {
  await using server = await echo();
  const post = async (type: string | undefined, sent: string | Uint8Array<ArrayBuffer> = body) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body: sent });
    return { status: answer.status, body: await answer.json() };
  };
  const read = { status: 200, body: { got: { email: 'mei@unsw.example' } } };
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])
    expect([type, await post(type)]).toEqual([type, read]);
  const refused = { status: 415, body: { detail: 'Please send JSON with the header Content-Type: application/json' } };
  for (const type of [
    'text/plain',
    'text/plain; a=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json, text/plain',
    'nonsense',
  ])
    expect([type, await post(type)]).toEqual([type, refused]);
  expect(await post(undefined, new TextEncoder().encode(body))).toEqual(refused);
});

test('a request without a body needs no type', async () => {
  await using server = await echo();
  for (const headers of [{}, { 'content-type': 'text/plain' }]) {
    const answer = await fetch(`${server.url}/api/jobs/7/apply`, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([200, { got: {} }]);
  }
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/jobs/7/apply HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n');
  socket.write('0\r\n\r\n');
  expect(await text(socket)).toContain('{"got":{}}');
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Caller } from '@waratah/kit/security/auth';
import { createApp, listen } from '@waratah/kit/http/server';
import type { RequestContext } from '../context.ts';
import { sendError } from '../send-error.ts';
import { importReport, importStream } from './import.ts';

/** A gateway whose jobs service refuses every import before it has read the file. */
const serve = async (caller: Caller) => {
  const relayed: string[] = [];
  const jobsApp = createApp();
  jobsApp.use((request, response) => {
    relayed.push(request.url);
    response.status(422).json({ detail: 'No such format' });
  });
  const jobs = await listen(jobsApp, 0, '127.0.0.1');
  const contextOf = async (): Promise<RequestContext> => ({
    caller,
    tokenFor: async () => 't',
    address: '',
    keepDevice: () => undefined,
    deadline: 0,
  });
  const app = createApp();
  app.post('/ops/import', importStream({ contextOf, jobsUrl: jobs.url }));
  app.get('/ops/import/:id', importReport({ contextOf, jobsUrl: jobs.url }));
  app.use(sendError);
  const gateway = await listen(app, 0, '127.0.0.1');
  return {
    port: gateway.port,
    relayed,
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await jobs[Symbol.asyncDispose]();
    },
  };
};

/** The status that a file gets that is never sent to its end; resolves when the connection is closed. */
const statusOfStalled = async (port: number) => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => (answer += String(text)));
  socket.on('error', () => undefined);
  socket.write(`POST /ops/import HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ntitle\r\n`);
  await once(socket, 'close');
  return answer.split(' ')[1];
};

test.each([
  ['guest', { kind: 'guest' }, '401', 0],
  ['student', { kind: 'user', id: 1, role: 'student', sessionId: 's' }, '403', 0],
  ['operator', { kind: 'user', id: 2, role: 'operator', sessionId: 's' }, '422', 1],
  ["operators' key", { kind: 'key' }, '422', 1],
] as const)('a refused import of the %s ends the transfer and the connection', async (_name, caller, status, count) => {
  await using gateway = await serve(caller);
  expect(await statusOfStalled(gateway.port)).toBe(status);
  expect(gateway.relayed).toHaveLength(count);
});

test.each([
  ['7', '/import/7'],
  ['abc', '/import/0'],
  ['-1', '/import/0'],
  ['1e9', '/import/0'],
])('an import is asked for by its number, and "%s" is asked for as %s', async (id, path) => {
  await using gateway = await serve({ kind: 'key' });
  await fetch(`http://127.0.0.1:${gateway.port}/ops/import/${id}`);
  expect(gateway.relayed).toEqual([path]);
});

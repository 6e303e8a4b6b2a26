import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import express from 'express';
import { currentRequestId, nameRequests, requestIdHeader } from '../process/request-id.ts';
import { admitting, createAdmission } from './admission.ts';
import { readBodies } from './read-body.ts';
import { createApp, listen } from './server.ts';

type RequestInit = NonNullable<Parameters<typeof fetch>[1]>;
type Bounds = Readonly<{ most?: number; patienceMs?: number }>;

/** A server with four slots that answers a JSON body with itself; a client is known by its header. */
const serve = async ({ most = 8, patienceMs = 60_000 }: Bounds = {}) => {
  const admission = createAdmission({ most: 4, least: 4, patienceMs: 60_000 });
  const app = createApp();
  const common = {
    clientOf: (request: express.Request) => String(request.headers['x-client']),
    refuse: ({ code }: { code: string }, _request: express.Request, response: express.Response) =>
      void response.set('Connection', 'close').send(code),
  };
  app.use(readBodies({ most, mostBytes: 50_000, patienceMs, ...common }));
  app.use(admitting({ admission, ...common }));
  app.use(express.json({ limit: '1mb' }));
  app.get('/large', (_request, response) => void response.send('x'.repeat(20_000_000)));
  app.use((request, response) => void response.json(request.body));
  const { url, port, [Symbol.asyncDispose]: stop } = await listen(app, 0, '127.0.0.1');
  const send = async (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(url, { method: 'POST', body, headers: sent, duplex: 'half' });
    return answer.text();
  };
  const open = async (text: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const begin = (client: string) =>
    open(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
  return { admission, send, open, begin, [Symbol.asyncDispose]: stop };
};

const answerOn = async (socket: Socket) => String((await once(socket, 'data'))[0]);

test('bodies that never arrive hold no slot, and the oldest of the client with the most gives way', async () => {
  await using server = await serve();
  const slow = [];
  for (let at = 0; at < 8; at += 1) slow.push(await server.begin(at === 0 ? 'another' : 'slow'));
  expect(await server.send('{"a":1}')).toBe('{"a":1}');
  const [another, oldest, second] = slow;
  if (!another || !oldest || !second) throw new Error('no sockets');
  expect(await answerOn(oldest)).toContain('UNAVAILABLE');
  expect(server.admission.state().underWay).toBe(0);
  for (const one of [another, second]) one.write(`"b":"${'b'.repeat(92)}"}`);
  expect(await answerOn(another)).toContain('"b":"bbb');
  expect(await answerOn(second)).toContain('"b":"bbb');
  for (const one of slow) one.destroy();
});

test('a body that does not arrive in time is refused', async () => {
  await using server = await serve({ patienceMs: 20 });
  const socket = await server.begin('slow');
  expect(await answerOn(socket)).toContain('INVALID');
  socket.destroy();
});

test('bodies of every form reach the parser whole; too long ones are refused', async () => {
  await using server = await serve();
  const long = JSON.stringify({ words: 'w'.repeat(40_000) });
  const inPieces = () => ReadableStream.from([long.slice(0, 9), long.slice(9)].map((text) => Buffer.from(text)));
  expect(await server.send(long)).toBe(long);
  expect(await server.send(inPieces())).toBe(long);
  expect(await server.send(gzipSync(long), { 'content-encoding': 'gzip' })).toBe(long);
  expect(await server.send('')).toBe('{}');
  expect(await server.send(ReadableStream.from([]))).toBe('{}');
  expect(await server.send('x'.repeat(50_001))).toBe('TOO_LARGE');
  const tooLong = ReadableStream.from([Buffer.from(long), Buffer.from(long)]);
  expect(await server.send(tooLong)).toBe('TOO_LARGE');
});

test('an answer that its client does not read holds no slot', async () => {
  await using server = await serve();
  const sockets = [];
  for (let at = 0; at < 4; at += 1) sockets.push((await server.open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')).pause());
  for (const socket of sockets) await once(socket, 'readable');
  expect(await server.send('{"a":1}')).toBe('{"a":1}');
  for (const socket of sockets) socket.destroy();
});

test('what reads a body that arrived in pieces still knows the id of its request', async () => {
  const app = createApp();
  const refuse = () => undefined;
  app.use(nameRequests, readBodies({ most: 8, mostBytes: 50_000, patienceMs: 60_000, clientOf: () => '', refuse }));
  app.use((_request, response) => void response.send(currentRequestId() ?? 'unknown'));
  await using server = await listen(app, 0, '127.0.0.1');
  const body = async function* () {
    yield Buffer.from('{"a":');
    await setImmediate();
    yield Buffer.from('1}');
  };
  const answer = await fetch(server.url, { method: 'POST', body: body(), duplex: 'half' });
  expect(await answer.text()).toBe(answer.headers.get(requestIdHeader));
});

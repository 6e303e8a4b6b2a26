import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { requestIdHeader } from '../process/request-id.ts';
import { listen } from './server.ts';

test('a connection is renewed from time to time, and no request is lost', async () => {
  await using server = await listen((_request, response) => response.end('ok'), 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const portOfRequest = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(server.url, { agent }, (answer) => {
        const from = answer.socket.localPort;
        answer.resume().once('end', () => resolve(answer.statusCode === 200 ? from : undefined));
      }).once('error', reject);
    });
  const ports = new Set<number | undefined>();
  for (let request = 0; request < 501; request += 1) ports.add(await portOfRequest());
  agent.destroy();
  expect([ports.size, ports.has(undefined)]).toEqual([2, false]);
});

test('an answer takes the dozen listeners of a compressed download without looking like a leak', async () => {
  let most = 0;
  await using server = await listen(
    (_request, response) => {
      most = response.getMaxListeners();
      response.end('ok');
    },
    0,
    '127.0.0.1',
  );
  expect(await (await fetch(server.url)).text()).toBe('ok');
  expect(most).toBeGreaterThan(12);
});

test('a request with two Host headers is refused', async () => {
  await using server = await listen((_request, response) => response.end('ok'), 0, '127.0.0.1');
  const ask = async (headers: string) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await ask('Host: a.example\r\nhOST: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 .*only one Host header/s);
  expect(await ask('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('of requests that are sent before the first is answered, only the first is served, and nothing waits for the others', async () => {
  const served: (string | undefined)[] = [];
  const open = new Set<unknown>();
  const [asked, more] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using server = await listen(
    async (request, response) => {
      served.push(request.url);
      asked.resolve();
      open.add(response);
      response.once('close', () => open.delete(response));
      await more.promise;
      response.end(`answer to ${request.url}`);
    },
    0,
    '127.0.0.1',
  );
  const socket = connect(server.port, '127.0.0.1');
  socket.write(['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`).join(''));
  await asked.promise;
  more.resolve();
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 200 .*answer to \/1/s);
  expect(answers).not.toContain('/2');
  expect([served, open.size]).toEqual([['/1'], 0]);
});

test('requests that follow each other on a connection are served', async () => {
  await using server = await listen((request, response) => response.end(request.url), 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${server.url}${path}`, { agent }, (answer) => void text(answer).then(resolve)).once('error', reject);
    });
  expect([await ask('/1'), await ask('/2'), await ask('/3')]).toEqual(['/1', '/2', '/3']);
  agent.destroy();
});

test('after the server begins to stop, requests have six and a half seconds to begin an answer and seven to end it', async () => {
  const [asked, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let late = (): unknown => undefined;
  const serve: RequestListener = (request, response) => {
    if (request.url === '/silent') {
      response.setHeader(requestIdHeader, 'an id');
      // Those of an answer that is never sent.
      response.setHeader('Content-Length', 100_000);
      late = () => response.setHeader('Content-Length', 2).end('ok');
      return asked.resolve();
    }
    response.write('a beginning', () => begun.resolve());
  };
  const server = await listen(serve, 0, '127.0.0.1');
  const refused = fetch(`${server.url}/silent`).then(async (one) => [
    one.status,
    one.headers.get('retry-after'),
    await one.json(),
  ]);
  const answer = fetch(`${server.url}/begun`).then(
    (one) => one.text().catch(() => 'cut'),
    () => 'refused',
  );
  await Promise.all([asked.promise, begun.promise]);
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  // Whole milliseconds: with fractions, five seconds later may be a little more than five seconds.
  let now = Math.floor(performance.now());
  mock.method(performance, 'now', () => now);
  server.retire();
  now += 5_000;
  mock.timers.tick(5_000);
  const closed = server[Symbol.asyncDispose]();
  mock.timers.tick(1_499);
  // no-luck: a slow machine sees a wrong answer too late, and never one that is not there
  expect(await Promise.race([refused, answer, sleep(20, 'open')])).toBe('open');
  mock.timers.tick(1);
  expect(await refused).toEqual([503, '1', { detail: expect.any(String), request_id: 'an id' }]);
  expect(late).not.toThrow();
  mock.timers.tick(499);
  // no-luck: as above
  expect(await Promise.race([answer, sleep(20, 'open')])).toBe('open');
  mock.timers.tick(1);
  // no-luck: ten seconds for what takes none; without it a fault would show only when the test's time is over
  expect(await Promise.race([answer, sleep(10_000, 'open')])).toBe('cut');
  await closed;
});

test('a connection that never asked anything does not hold back a server that stops', async () => {
  const server = await listen((_request, response) => response.end('ok'), 0, '127.0.0.1');
  const spare = connect(server.port, '127.0.0.1').resume();
  const cut = once(spare, 'close');
  await once(spare, 'connect');
  // Connections are accepted in order, so the server knows the spare one once it answers this.
  await (await fetch(server.url)).text();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const closed = server[Symbol.asyncDispose]();
  mock.timers.tick(100);
  // no-luck: ten seconds for what takes none; without it a fault would show only when the test's time is over
  expect(await Promise.race([cut, sleep(10_000, 'open')])).not.toBe('open');
  await closed;
});

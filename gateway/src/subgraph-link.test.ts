import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { deviceHeader } from '@waratah/kit/security/device-cookie';
import { subgraphLink } from './subgraph-link.ts';
import { openSubgraph } from './subgraph.ts';

const serve = async (listener: RequestListener, keepAliveTimeout = 65_000) => {
  const server = createServer({ keepAliveTimeout }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    server,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

type End = (request: IncomingMessage, response: ServerResponse) => void;
const closed: End = (request) => void request.socket.destroy();
/** What our own servers answer to requests that are not answered when they stop. */
const stopped: End = (_request, response) => void response.writeHead(503).end('{"detail":"Please try again."}');

/** A subgraph that ends its first requests so. */
const closing = async (times: number, end = closed) => {
  let asked = 0;
  const serving = await serve((request, response) => {
    asked += 1;
    if (asked <= times) return end(request, response);
    response.setHeader('content-type', 'application/json').end('{"data":{"ok":true}}');
  });
  return { ...serving, asked: () => asked };
};

const links: AsyncDisposable[] = [];
afterEach(async () => {
  for (const link of links.splice(0)) await link[Symbol.asyncDispose]();
});

/** Sends requests through one connection pool per address. */
const open = (url: string) => {
  const subgraph = openSubgraph(url, { tokenOf: async () => 'signed' });
  links.push(subgraph);
  return (query: string) => subgraph.ask({ query, variables: {}, context: {} });
};

test.each(['{ ok }', 'query Q { ok }', '\n query { mutation: ok }'])('%j is repeated once', async (query) => {
  await using subgraph = await closing(1);
  expect(await open(subgraph.url)(query)).toEqual({
    status: 200,
    contentType: 'application/json',
    text: '{"data":{"ok":true}}',
  });
  expect(subgraph.asked()).toBe(2);
});

test('a query to a subgraph that stops is repeated once, and a mutation to it fails like one whose connection closed', async () => {
  await using subgraph = await closing(1, stopped);
  expect(await open(subgraph.url)('{ ok }')).toMatchObject({ status: 200 });
  expect(subgraph.asked()).toBe(2);
  await using other = await closing(1, stopped);
  await expect(open(other.url)('mutation { ok }')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(other.asked()).toBe(1);
});

test('a query whose connection is closed twice fails', async () => {
  await using subgraph = await closing(2);
  await expect(open(subgraph.url)('{ ok }')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(subgraph.asked()).toBe(2);
});

test.each(['mutation { ok }', ' mutation M { ok }'])('%j is never sent twice', async (query) => {
  await using subgraph = await closing(1);
  await expect(open(subgraph.url)(query)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(subgraph.asked()).toBe(1);
});

test('each mutation uses a new connection, and queries share one', async () => {
  const sockets = new Set<unknown>();
  await using subgraph = await serve((request, response) => {
    sockets.add(request.socket);
    response.setHeader('content-type', 'application/json').end('{"data":{"ok":true}}');
  });
  const opened = async (query: string) => {
    sockets.clear();
    const ask = open(subgraph.url);
    for (let turn = 0; turn < 6; turn += 1) await ask(query);
    return sockets.size;
  };
  expect(await opened('{ ok }')).toBeLessThanOrEqual(2);
  expect(await opened('mutation { ok }')).toBe(6);
});

test('an idle connection is closed before the subgraph closes it', async () => {
  await using subgraph = await serve((_request, response) => void response.end('{"data":{}}'), 3_000);
  const isClosedByUs = async () => {
    const ended = new Promise<boolean>((resolve) => {
      subgraph.server.once('connection', (socket) => {
        socket.once('end', () => resolve(true)).once('close', () => resolve(false));
      });
    });
    await open(subgraph.url)('{ ok }');
    return ended;
  };
  // The subgraph is first if the machine pauses just then, but not each time.
  expect((await isClosedByUs()) || (await isClosedByUs()) || (await isClosedByUs())).toBe(true);
});

test("a subgraph that does not answer is given up at the request's deadline", async () => {
  await using subgraph = await serve(() => undefined);
  await using link = subgraphLink(subgraph.url);
  const answer = link.send({ body: '{}', token: '', isMutation: false, deadline: performance.now() + 200 });
  await expect(answer).rejects.toMatchObject({ code: 'ETIMEDOUT' });
}, 60_000);

test('within one request the same query is sent once; mutations are always sent', async () => {
  const bodies: string[] = [];
  await using subgraph = await serve(async (request, response) => {
    bodies.push((await request.toArray()).join(''));
    response.setHeader('content-type', 'application/json').end('{"data":{"ok":true}}');
  });
  const asked = openSubgraph(subgraph.url, { tokenOf: async () => 'signed' });
  links.push(asked);
  const context = { asked: new Map() };
  for (const query of ['query Q($a: Int) { ok(a: $a) }', 'mutation M($a: Int) { ok(a: $a) }'])
    for (const a of [1, 1, 2]) await asked.ask({ query, variables: { a }, context });
  await asked.ask({ query: 'query Q($a: Int) { ok(a: $a) }', variables: { a: 1 }, context: { asked: new Map() } });
  expect(bodies.map((body) => JSON.parse(body).query.slice(0, 7))).toEqual([
    'query Q',
    'query Q',
    'mutatio',
    'query Q',
  ]);
});

test('the device cookie that identity answers is kept for the request that asked', async () => {
  await using identity = await serve((_request, response) => {
    response.setHeader(deviceHeader, 'a cookie').setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  const subgraph = openSubgraph(identity.url, { tokenOf: async () => 'signed' });
  links.push(subgraph);
  const kept: string[] = [];
  const context = { keepDevice: (told: string) => void kept.push(told) };
  await subgraph.ask({ query: 'mutation { login }', variables: {}, context });
  expect(kept).toEqual(['a cookie']);
});

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@jest/globals';
import { subgraphSource } from './subgraph-source.ts';

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

/** A subgraph that closes the connection under its first requests. */
const closing = async (times: number) => {
  let asked = 0;
  const serving = await serve((request, response) => {
    asked += 1;
    if (asked <= times) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json').end('{"data":{"ok":true}}');
  });
  return { ...serving, asked: () => asked };
};

const send = (url: string, query: string) =>
  subgraphSource(url, async () => undefined).fetcher(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

test.each(['{ ok }', 'query Q { ok }', '\n query { mutation: ok }'])('%j is asked again, once', async (query) => {
  await using subgraph = await closing(1);
  expect(await (await send(subgraph.url, query)).json()).toEqual({ data: { ok: true } });
  expect(subgraph.asked()).toBe(2);
});

test('a query whose connection is closed twice fails', async () => {
  await using subgraph = await closing(2);
  await expect(send(subgraph.url, '{ ok }')).rejects.toThrow();
  expect(subgraph.asked()).toBe(2);
});

test.each(['mutation { ok }', ' mutation M { ok }'])('%j is never sent twice', async (query) => {
  await using subgraph = await closing(1);
  await expect(send(subgraph.url, query)).rejects.toThrow();
  expect(subgraph.asked()).toBe(1);
});

test('an idle connection is closed before the subgraph closes it', async () => {
  let closedByUs = false;
  await using subgraph = await serve((_request, response) => void response.end('{"data":{}}'), 3_000);
  const ended = new Promise<void>((resolve) => {
    subgraph.server.on('connection', (socket) => {
      socket.once('end', () => {
        closedByUs = true;
        resolve();
      });
      socket.once('close', () => resolve());
    });
  });
  await (await send(subgraph.url, '{ ok }')).text();
  await ended;
  expect(closedByUs).toBe(true);
});

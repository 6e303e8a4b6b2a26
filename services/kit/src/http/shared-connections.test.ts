import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { shareConnections } from './shared-connections.ts';

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A server with at most four connections, and how to connect from addresses of the machine. */
const startServer = async () => {
  const scope = new AsyncDisposableStack();
  const held = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url === '/held') return held.resolve();
    response.end('ok');
  });
  shareConnections(server, 4);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  scope.defer(() => server.close().closeAllConnections());
  const open = async (localAddress: string) => {
    const accepted = once(server, 'connection');
    const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress }).on('error', () => undefined);
    scope.defer(() => void socket.destroy());
    await accepted;
    return socket.resume();
  };
  const ask = async (localAddress: string) => {
    const asked = get({ port: portOf(server), host: '127.0.0.1', localAddress, agent: false });
    const [answer] = await once(asked, 'response');
    return text(answer);
  };
  return { open, ask, held: held.promise, [Symbol.asyncDispose]: () => scope.disposeAsync() };
};

const closed = (socket: Socket) => (socket.closed ? Promise.resolve() : once(socket, 'close'));

test('a new connection takes the place of the oldest idle one of the network with the most', async () => {
  await using server = await startServer();
  const neighbour = await server.open('127.0.0.9');
  const [first, second, third] = [
    await server.open('127.0.0.2'),
    await server.open('127.0.0.2'),
    await server.open('127.0.0.2'),
  ];
  expect(await server.ask('127.0.0.3')).toBe('ok');
  await closed(first);
  await server.open('127.0.0.2');
  await server.open('127.0.0.2');
  await closed(second);
  expect([neighbour.closed, third.closed]).toEqual([false, false]);
});

test('a connection with a request in progress is kept', async () => {
  await using server = await startServer();
  const asking = await server.open('127.0.0.2');
  asking.write('GET /held HTTP/1.1\r\nHost: a.example\r\n\r\n');
  await server.held;
  const [idle] = [await server.open('127.0.0.2'), await server.open('127.0.0.2'), await server.open('127.0.0.3')];
  expect(await server.ask('127.0.0.4')).toBe('ok');
  await closed(idle);
  expect(asking.closed).toBe(false);
});

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetworkOf } from '../security/networks.ts';

/** Connections that are being closed count until the system has closed them. */
const closing = 1.1;

/**
 * Lets a server have at most so many connections, and shares them: once all are open, a new connection takes the place of
 * the oldest one of the network with the most on which no request is in progress. If that network has none, the new
 * connection is closed.
 */
export const shareConnections = (server: Server, most: number) => {
  const ofNetwork = new Map<string, Set<Socket>>();
  const busy = new WeakSet<Socket>();
  let count = 0;

  const largest = () => ofNetwork.values().reduce((a, b) => (b.size > a.size ? b : a), new Set<Socket>());

  const add = (socket: Socket) => {
    const network = clientNetworkOf(socket.remoteAddress ?? '');
    const sockets = ofNetwork.get(network) ?? new Set();
    ofNetwork.set(network, sockets.add(socket));
    count += 1;
    return () => {
      if (!sockets.delete(socket)) return;
      count -= 1;
      if (sockets.size === 0) ofNetwork.delete(network);
    };
  };

  const removals = new WeakMap<Socket, () => void>();
  const close = (socket: Socket) => {
    removals.get(socket)?.();
    socket.destroy();
  };

  server.maxConnections = Math.ceil(most * closing);
  server.on('connection', (socket: Socket) => {
    const remove = add(socket);
    removals.set(socket, remove);
    socket.once('close', remove);
    if (count > most)
      close(
        largest()
          .values()
          .find((one) => one !== socket && !busy.has(one)) ?? socket,
      );
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
  });
};

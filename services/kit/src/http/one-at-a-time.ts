import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Serves one request of a connection at a time. A client that sends another one before the first is answered gets the
 * first answer, and then the connection is closed, so that it repeats the others. No browser and no proxy of ours does
 * that; and Node never closes the answers that wait when such a client leaves, with the files that they hold open.
 */
export const oneAtATime = (serve: RequestListener): RequestListener => {
  const answering = new WeakMap<Socket, ServerResponse>();
  const ending = new WeakSet<Socket>();
  return (request: IncomingMessage, response) => {
    const { socket } = request;
    const before = answering.get(socket);
    if (before && !ending.has(socket)) {
      ending.add(socket.pause());
      before.once('close', () => socket.destroySoon());
    }
    if (before || ending.has(socket)) return;
    answering.set(socket, response);
    response.once('close', () => answering.delete(socket));
    serve(request, response);
  };
};

import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** After a stop, one turn of the event loop reads what was sent, and the next one that the connection was closed. */
const turns = 2;

/**
 * Middleware behind the parser of bodies: does not carry out a mutation that the gateway no longer waits for. It closes
 * the connection at the request's deadline and tells the client that the mutation failed, while a stopped or busy process
 * may not have begun with it.
 */
export const leaveAbandoned: RequestHandler = async ({ body, socket }, _response, next) => {
  if (isMutation(body)) for (let turn = 0; turn < turns; turn++) await setImmediate();
  if (!socket.readableEnded && !socket.destroyed) next();
};

const isMutation = (body: unknown) =>
  typeof body === 'object' && body !== null && 'query' in body && /^\s*mutation\b/.test(String(body.query));

import { AsyncResource } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../errors.ts';

type Options = Readonly<{
  /** Most bodies that are read at once. */
  most: number;
  /** The longest body, in bytes as sent. */
  mostBytes: number;
  /** How long a whole body may take to arrive. */
  patienceMs: number;
  /** The client that a body counts for. */
  clientOf: (request: Request) => string;
  /** Answers a refused request. */
  refuse: (failure: Failure, request: Request, response: Response) => void;
}>;

type Reading = Readonly<{ client: string; stop: (failure: Failure) => void }>;

const tooLarge = () => new Failure('TOO_LARGE', 'The request is too large');
const tooSlow = () => new Failure('INVALID', 'The request did not arrive in time. Please try again.');
const tooMany = () => new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);

/**
 * Middleware that waits until the whole body has arrived and leaves it in the request for a parser, so that a slow
 * sender holds nothing but its connection. If too many bodies arrive at once, the oldest one of the client with the
 * most is refused; an ordinary body arrives at once and is not affected.
 */
export const readBodies = ({ most, mostBytes, patienceMs, clientOf, refuse }: Options): RequestHandler => {
  const underWay = new Set<Reading>();
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    if (Number(request.headers['content-length']) > mostBytes) return refuse(tooLarge(), request, response);
    if (underWay.size >= most) oldestOfBusiest([...underWay])?.stop(tooMany());

    const chunks: Buffer[] = [];
    let size = 0;
    const own: Reading = {
      client: clientOf(request),
      stop: (failure) => {
        leave();
        refuse(failure, request, response);
      },
    };
    // Events of the stream come from outside the request; bound, what follows still knows the id of the request.
    const goOn = AsyncResource.bind(next);
    const take = () => {
      for (let chunk: unknown = request.read(); Buffer.isBuffer(chunk); chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
      }
      if (size > mostBytes) return own.stop(tooLarge());
      if (!request.complete) return;
      leave();
      // An empty body ends the stream, and parsers leave an ended stream alone.
      if (size === 0) request.body = {};
      else request.unshift(Buffer.concat(chunks));
      goOn();
    };
    const leave = () => {
      clearTimeout(timer);
      underWay.delete(own);
      request.off('readable', take).off('close', leave);
    };
    const timer = setTimeout(() => own.stop(tooSlow()), patienceMs);
    underWay.add(own);
    request.on('readable', take).once('close', leave);
  };
};

/** Whether a request comes with a body, by its headers. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const oldestOfBusiest = (underWay: readonly Reading[]) => {
  const counts = new Map<string, number>();
  for (const { client } of underWay) counts.set(client, (counts.get(client) ?? 0) + 1);
  const highest = Math.max(...counts.values());
  return underWay.find(({ client }) => counts.get(client) === highest);
};

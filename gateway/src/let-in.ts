import { type Detail, Failure, statusOf } from '@waratah/kit/errors';
import { type Admission, admitting } from '@waratah/kit/http/admission';
import { readBodies } from '@waratah/kit/http/read-body';
import type { Caller } from '@waratah/kit/security/auth';
import type { Limit } from '@waratah/kit/security/limits';
import { clientNetworkOf } from '@waratah/kit/security/networks';
import { currentRequestId } from '@waratah/kit/process/request-id';
import type { Request, RequestHandler, Response } from 'express';
import { page } from './pages/page.ts';
import { wantsEvents } from './rest/describe.ts';
import type { Route } from './rest/route.ts';

/** What is served outside the limits, because its duration depends on the client's connection. */
type Stream = Readonly<{ method: string; path: RegExp; sends?: 'file'; if?: (request: Request) => boolean }>;

/** Streams with a path of their own; they have limits of their own. */
const streams: readonly Stream[] = [
  { method: 'GET', path: /^\/files\//i },
  { method: 'POST', path: /^\/ops\/import\/?$/i, sends: 'file' },
  { method: 'GET', path: /^\/ops\/import\//i },
  { method: 'POST', path: /^\/ai\/generate\/job-description\/?$/i, if: wantsEvents },
];

/** Calls that take a file, by method and path: what a request says of its own content decides nothing. */
const uploadsOf = (routes: readonly Route[]): Stream[] =>
  routes
    .filter(({ file }) => file)
    .map(({ method, path }) => ({
      method: method.toUpperCase(),
      // slow-pattern: paths are written in our routes, and segments cannot overlap.
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
      sends: 'file',
    }));

const inWords = (detail: Detail) => (typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('. '));

const refuse = ({ code, detail, retryAfterS }: Failure, request: Request, response: Response) => {
  const status = statusOf[code];
  const requestId = status >= 500 ? currentRequestId() : undefined;
  response.status(status).set('Connection', 'close');
  if (retryAfterS !== undefined) response.set('Retry-After', String(retryAfterS));
  const extensions = { code, detail, retryAfterS, requestId };
  const place = request.baseUrl.toLowerCase();
  if (place === '/graphql') response.json({ errors: [{ message: inWords(detail), extensions }] });
  else if (place === '/api') response.json({ detail, request_id: requestId });
  else response.send(page({ title: 'That did not work', text: inWords(detail) }));
};

const clientOf = (request: Request) => clientNetworkOf(request.ip ?? '');

/** A JSON body has at most this many bytes. */
export const mostBytes = 1024 * 1024;
/** How long a client may take to send one. */
const sendingMs = 5_000;

type Options = Readonly<{
  admission: Admission;
  mostBodies: number;
  routes: readonly Route[];
  /** Counts the requests of an account. */
  requests: Pick<Limit, 'count'>;
  callerIn: (request: Request) => Promise<Caller>;
}>;

/**
 * Reads the body of a request, which holds nothing else meanwhile, and then refuses it while more are in progress than
 * the process can keep up with, or its account has sent more than its share.
 */
export const letIn = ({ admission, mostBodies, routes, requests, callerIn }: Options): readonly RequestHandler[] => {
  const read = readBodies({ most: mostBodies, mostBytes, patienceMs: sendingMs, clientOf, refuse });
  const admit = admitting({ admission, clientOf, refuse });
  const count = countRequests({ requests, callerIn });
  const all = [...streams, ...uploadsOf(routes)];
  const streamOf = (request: Request) =>
    request.baseUrl.toLowerCase() === '/api'
      ? all.find(
          ({ method, path, if: only }) =>
            method === request.method && path.test(request.path) && (only?.(request) ?? true),
        )
      : undefined;
  return [
    (request, response, next) => (streamOf(request)?.sends ? next() : read(request, response, next)),
    (request, response, next) => (streamOf(request) ? next() : admit(request, response, next)),
    (request, response, next) => (streamOf(request) ? next() : count(request, response, next)),
  ];
};

/** Counts requests by account. Guests are distinguished by their address, which many people may share. */
const countRequests =
  ({ requests, callerIn }: Pick<Options, 'requests' | 'callerIn'>): RequestHandler =>
  async (request, response, next) => {
    const caller = await callerIn(request);
    if (caller.kind !== 'user') return next();
    try {
      await requests.count(String(caller.id));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return refuse(error, request, response);
    }
    next();
  };

import { deviceHeader } from '@waratah/kit/security/device-cookie';
import { requestIdHeader, currentRequestId } from '@waratah/kit/process/request-id';
import { isTraced, noteFailure, currentTrace, withinTrace } from '@waratah/kit/tracing/trace-context';
import { Client, type Dispatcher, Pool } from 'undici';

/** A subgraph's answer to a request, whatever its status. */
export type Answer = Readonly<{
  status: number;
  contentType: string;
  text: string;
  /** From identity after a sign-in: the browser's device cookie. */
  device?: string;
}>;

export type Request = Readonly<{
  /** The body as JSON. */
  body: string;
  /** The token that identifies the caller to the subgraph. */
  token: string;
  /** Whether it is a mutation. It may have been executed before its connection closed, so it is never sent twice. */
  isMutation: boolean;
  /** The deadline, in milliseconds of `performance.now()`. Required. */
  deadline?: number | undefined;
}>;

export type SubgraphLink = Readonly<{
  /** Throws an error with the code ECONNRESET, ETIMEDOUT or that of the system if there is no answer. */
  send: (request: Request) => Promise<Answer>;
}> &
  AsyncDisposable;

/** Shorter than subgraphs keep an idle connection, so that none is used just as they close it. */
const idleMs = 30_000;

const closed: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Statuses of a subgraph that stops before it has answered, or of what stands before a subgraph that is away. Its own
 * answers, also those that say that a server is away, have 200.
 */
const leaving: ReadonlySet<number> = new Set([408, 502, 503, 504]);

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Sends queries over kept connections, and repeats a query once if its connection was closed or its subgraph was
 * stopping. Each mutation uses a new connection, since a kept one may lead to a subgraph that is stopping.
 */
export const subgraphLink = (url: string): SubgraphLink => {
  const { origin, pathname: path } = new URL(url);
  const options = { keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs, headersTimeout: 0, bodyTimeout: 0 };
  const kept = new Pool(origin, { ...options, pipelining: 1 });

  const exchange = async (over: Dispatcher, { body, token, deadline }: Request): Promise<Answer> => {
    const giveUp = new AbortController();
    const timer =
      deadline === undefined
        ? undefined
        : setTimeout(() => giveUp.abort(late()), Math.max(0, Math.ceil(deadline - performance.now())));
    const traceparent = isTraced() ? currentTrace() : undefined;
    const requestId = currentRequestId();
    try {
      const answer = await over.request({
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(traceparent && { traceparent }),
          ...(requestId && { [requestIdHeader]: requestId }),
        },
        body,
        signal: giveUp.signal,
      });
      const { 'content-type': contentType, [deviceHeader]: device } = answer.headers;
      const text = await answer.body.text();
      if (leaving.has(answer.statusCode)) throw reset(`it answered ${answer.statusCode}`);
      return {
        status: answer.statusCode,
        contentType: typeof contentType === 'string' ? contentType : '',
        text,
        ...(typeof device === 'string' && { device }),
      };
    } finally {
      clearTimeout(timer);
    }
  };

  const exchangeOnce = async (request: Request) => {
    const own = new Client(origin, options);
    try {
      return await exchange(own, request);
    } finally {
      own.destroy().catch(() => undefined);
    }
  };

  const send = async (request: Request) => {
    try {
      if (request.isMutation) return await exchangeOnce(request);
      return await exchange(kept, request).catch((error: unknown) => {
        if (!closed.has(codeOf(error))) throw error;
        return exchange(kept, request);
      });
    } catch (error) {
      throw closed.has(codeOf(error)) ? reset(error) : error;
    }
  };

  return {
    send: (request) =>
      isTraced() ? withinTrace({ name: 'POST', kind: 'CLIENT' }, () => noted(send(request))) : send(request),
    [Symbol.asyncDispose]: () => kept.destroy(),
  };
};

const noted = (answer: Promise<Answer>) =>
  answer.catch((error: unknown) => {
    noteFailure(error);
    throw error;
  });

const reset = (cause: unknown) =>
  Object.assign(new Error('The subgraph closed the connection', { cause }), { code: 'ECONNRESET' });

const late = () => Object.assign(new Error('The subgraph did not answer in time'), { code: 'ETIMEDOUT' });

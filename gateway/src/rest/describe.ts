import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@waratah/kit/errors';
import type { Request, RequestHandler } from 'express';
import type { ContextOf } from '../context.ts';
import { admit } from './admit.ts';
import { describe } from './ai.ts';

const away = new Failure('UNAVAILABLE', 'AI generation failed. Please try again or write the description manually.', 5);

/** Time limit for the first part of the answer, in milliseconds; the writing itself may take longer. */
const beginMs = 10_000;

const forms = ['application/json', 'text/event-stream'];

export const wantsEvents = (request: Request) => request.accepts(forms) === 'text/event-stream';

/**
 * Streams a description from the ai service, event by event, if the request prefers events to JSON; otherwise passes it
 * on to the call that answers the whole text. Stops the writing if the client disconnects.
 */
export const describeStream =
  (contextOf: ContextOf, aiUrl: string): RequestHandler =>
  async (request, response, next) => {
    if (!wantsEvents(request)) return next();
    const { caller, tokenFor } = await contextOf(request);
    admit(describe, caller);
    const { body, query, params: path, headers } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const late = setTimeout(() => gone.abort(), beginMs);
    const answer = await fetch(`${aiUrl}/describe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('ai')}`, 'content-type': 'application/json' },
      body: JSON.stringify(describe.variablesOf({ body, query, path, headers })),
      signal: gone.signal,
    })
      .catch(() => Promise.reject(away))
      .finally(() => clearTimeout(late));
    // Compression would delay the events.
    response.status(answer.status).set('Cache-Control', 'no-store, no-transform');
    response.type(answer.headers.get('content-type') ?? 'application/json');
    const wait = answer.headers.get('retry-after');
    if (wait) response.set('Retry-After', wait);
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
  };

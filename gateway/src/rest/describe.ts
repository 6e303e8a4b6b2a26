import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@waratah/kit/errors';
import type { RequestHandler } from 'express';
import type { ContextOf } from '../context.ts';
import { admit } from './admit.ts';
import { describe } from './ai.ts';

const away = new Failure('UNAVAILABLE', 'AI generation failed. Please try again or write the description manually.', 5);

/** A description as the ai service writes it, event by event; when the reader goes, the writing is stopped. */
export const describeStream =
  (contextOf: ContextOf, aiUrl: string): RequestHandler =>
  async (request, response) => {
    const { caller, tokenFor } = await contextOf(request);
    admit(describe, caller);
    const { body, query, params: path, headers } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await fetch(`${aiUrl}/describe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('ai')}`, 'content-type': 'application/json' },
      body: JSON.stringify(describe.variablesOf({ body, query, path, headers })),
      signal: gone.signal,
    }).catch(() => Promise.reject(away));
    // Compressed, the events would wait for each other.
    response.status(answer.status).set('Cache-Control', 'no-store, no-transform');
    response.type(answer.headers.get('content-type') ?? 'application/json');
    const wait = answer.headers.get('retry-after');
    if (wait) response.set('Retry-After', wait);
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
  };

import { Failure, statusOf } from '@waratah/kit/errors';
import type { Limit } from '@waratah/kit/security/limits';
import { networksOf } from '@waratah/kit/security/networks';
import type { RequestHandler } from 'express';
import { bearerOf, type KeyCheck } from './auth.ts';

/** Tokens of a session have three parts with dots between them; a guess at the operators' key looks otherwise. */
const isSessionToken = (bearer: string) => /^[^.]+\.[^.]+\.[^.]+$/.test(bearer);

/**
 * Counts wrong operators' keys by network, whatever they ask for. A network that has used up its guesses is refused with
 * the right key too, else a guess could still be told from the answer.
 */
export const limitKeyGuesses =
  (isKey: KeyCheck, guesses: Limit): RequestHandler =>
  async (request, response, next) => {
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === undefined || (isSessionToken(bearer) && !isKey(bearer))) return next();
    const { own } = networksOf(request.ip ?? '');
    try {
      await (isKey(bearer) ? guesses.check(own) : guesses.count(own));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code, detail, retryAfterS } = error;
      response.status(statusOf[code]).set('Retry-After', String(retryAfterS));
      response.json({ detail, errors: [{ message: detail, extensions: { code, detail, retryAfterS } }] });
      return;
    }
    next();
  };

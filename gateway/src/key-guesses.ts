import { Failure, statusOf } from '@waratah/kit/errors';
import type { Limit } from '@waratah/kit/security/limits';
import { networksOf } from '@waratah/kit/security/networks';
import type { RequestHandler } from 'express';
import { bearerOf } from './sign-in/bearer.ts';
import { isJsonWebToken, type KeyCheck } from './sign-in/operators-key.ts';

/**
 * Counts wrong operators' keys per network, whatever they request: everything but a JSON web token, which no key may be.
 * A network without guesses left is refused even with the right key, since the answer would otherwise reveal a correct
 * guess.
 */
export const limitKeyGuesses =
  (isKey: KeyCheck, guesses: Limit): RequestHandler =>
  async (request, response, next) => {
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === undefined) return next();
    const isRight = isKey(bearer, request.ip);
    if (isJsonWebToken(bearer) && !isRight) return next();
    const { own } = networksOf(request.ip ?? '');
    try {
      await (isRight ? guesses.check(own) : guesses.count(own));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code, detail, retryAfterS } = error;
      response.status(statusOf[code]).set('Retry-After', String(retryAfterS));
      response.json({ detail, errors: [{ message: detail, extensions: { code, detail, retryAfterS } }] });
      return;
    }
    next();
  };

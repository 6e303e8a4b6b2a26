import type { Caller } from '@waratah/kit/security/auth';
import type { Request } from 'express';
import { Passport, type Strategy } from 'passport';
import { Strategy as CustomStrategy } from 'passport-custom';

declare global {
  namespace Express {
    /** What a strategy found: a caller by token, the session for a password, or the id_token from Google. */
    interface User {
      readonly caller?: Caller;
      readonly session?: unknown;
      readonly idToken?: string;
    }
  }
}

type Name = 'bearer' | 'password' | 'google';

/** The strategies by which people sign in at the gateway, without a session on the server. */
export const createPassport = () => {
  const passport = new Passport();
  return {
    /** Each request runs a copy of the strategy. */
    use: (name: Name, strategy: Strategy): void => void passport.use(name, strategy),
    /** Runs a strategy for a request; false if it finds nobody. Throws the strategy's error. */
    find: (name: Name, request: Request) =>
      new Promise<Express.User | false>((resolve, reject) => {
        const done = (error: unknown, user?: Express.User | false | null) =>
          error ? reject(error) : resolve(user || false);
        passport.authenticate(name, { session: false }, done)(request, request.res, reject);
      }),
  };
};

export type GatewayPassport = ReturnType<typeof createPassport>;

/** A strategy made from one function of the request. */
export const strategyOf = (find: (request: Request) => Promise<Express.User | false>): Strategy =>
  new CustomStrategy(async (request, done) => {
    try {
      done(null, await find(request));
    } catch (error) {
      done(error);
    }
  });

import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import type { CookieOptions, Request } from 'express';
import { discoverGoogle, type GoogleSettings, googleStrategy } from './google-strategy.ts';
import type { GatewayPassport } from './passport.ts';
import { sealedSessions, type SignInSession } from './sealed-sessions.ts';
import { signInPath } from './sign-in-path.ts';

const cookie = 'waratah_google';
const cookieMs = 600_000;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The encrypted session as the browser sent it, to which identity binds the code. Empty if there is none. */
export const transactionOf = (cookies: unknown): string =>
  // slow-pattern: headers of a request have at most 16 kB.
  new RegExp(`(?:^|;\\s*)${cookie}=([^;]+)`).exec(text(cookies) ?? '')?.[1] ?? '';

type Settings = Readonly<{
  google: GoogleSettings | undefined;
  publicUrl: string;
  /** Encrypts the session that the browser keeps while the user is at Google. */
  secret: string;
  log: Logger;
}>;

const unavailable = () => new Failure('UNAVAILABLE', 'Sign-in with Google is not available right now.', 60);

/** Both steps of a sign-in at Google. A request gets its `session` before the strategy runs. */
export const openGoogle = ({ google, publicUrl, secret, log }: Settings, passport: GatewayPassport) => {
  const sessions = sealedSessions(secret);
  const kept: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    // The cookie is sent when the browser returns from Google and exchanges its code, and to no other page.
    path: '/api/auth/google',
    maxAge: cookieMs,
  };
  const open = new WeakMap<Request, SignInSession>();
  /** The strategy writes to `request.session`. */
  const withSession = (request: Request, session: SignInSession) => {
    open.set(request, session);
    Object.assign(request, { session });
  };
  const keepSession = async (request: Request) => {
    const session = open.get(request);
    if (session) request.res?.cookie(cookie, await sessions.seal(session), kept);
  };

  let found: Promise<void> | undefined;
  const discover = async (settings: GoogleSettings) => {
    const config = await discoverGoogle(settings);
    const callbackUrl = `${publicUrl.replace(/\/$/, '')}/api/auth/google/callback`;
    passport.use('google', googleStrategy({ config, callbackUrl, keepSession }));
  };
  /** Loaded at the first sign-in and again after a failure, so that sign-ins work as soon as Google does. */
  const ready = async () => {
    if (!google) throw unavailable();
    try {
      await (found ??= discover(google));
    } catch (error) {
      found = undefined;
      log.warn({ err: error }, 'the OpenID provider does not answer');
      throw unavailable();
    }
  };

  return {
    /** A new session. Errors: UNAVAILABLE. */
    begin: async (request: Request): Promise<void> => {
      await ready();
      const redirect = signInPath(text(request.query.redirect), publicUrl);
      const { role } = request.query;
      withSession(request, { redirect, ...((role === 'employer' || role === 'student') && { role }) });
    },
    /** The session that the browser brings back, and its sealed form. Errors: UNAVAILABLE, INVALID. */
    resume: async (request: Request) => {
      await ready();
      const transaction = transactionOf(request.headers.cookie);
      const session = await sessions.open(transaction);
      withSession(request, session);
      return { ...session, transaction };
    },
  };
};

export type Google = ReturnType<typeof openGoogle>;

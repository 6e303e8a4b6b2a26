import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { openSession, type Session } from '../domain/session.ts';
import type { User } from '../domain/user.ts';

/** What login, register and refresh answer (spec section 7). */
export type SignedIn = Readonly<{ accessToken: string; refreshToken: string; user: User }>;

export const startSession = async (context: Context, user: User): Promise<SignedIn> => {
  const session = openSession(randomBytes(16).toString('hex'), user._id, context.clock());
  await context.sessions.insert(session);
  return signedIn(context, user, session);
};

export const signedIn = async (context: Context, user: User, session: Session): Promise<SignedIn> => ({
  accessToken: await context.tokens.access(user, session._id),
  refreshToken: context.tokens.refresh(session),
  user,
});

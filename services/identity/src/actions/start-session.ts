import { randomBytes } from 'node:crypto';
import type { AskedContext } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { openSession, type Session } from '../domain/session.ts';
import type { User } from '../domain/user.ts';
import { noteDevice } from './note-device.ts';
import { recordSignIn } from './record-sign-in.ts';

/** The answer of login, register and refresh (spec section 7). */
export type SignedIn = Readonly<{ accessToken: string; refreshToken: string; user: User }>;

export const startSession = async (context: AskedContext, user: User): Promise<SignedIn> => {
  await noteDevice(context, user);
  await recordSignIn(context, user, 'signed in');
  const id = randomBytes(16).toString('hex');
  const session = openSession(id, user._id, deviceOf(context.client), context.clock());
  await context.sessions.insert(session);
  return signedIn(context, user, session);
};

export const signedIn = async (context: AskedContext, user: User, session: Session): Promise<SignedIn> => ({
  accessToken: await context.tokens.access(user, session._id),
  refreshToken: context.tokens.refresh(session),
  user,
});

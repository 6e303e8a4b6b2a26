import type { AskedContext } from '../context.ts';
import type { User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { type SignedIn, startSession } from './start-session.ts';
import { wrongLogin } from './wrong-login.ts';

/** Opens a session for a user whose password was correct. */
export const openSession = async (context: AskedContext, user: User): Promise<SignedIn> => {
  const session = await startSession(context, user);
  await refuseIfChanged(context, user);
  return session;
};

/**
 * While the password was being checked, it may have been changed or the account suspended. Both end all sessions, so
 * the new one is ended too.
 */
const refuseIfChanged = async (context: AskedContext, { _id, passwordHash }: User) => {
  const standing = await context.users.standingOf(_id);
  if (standing && standing.passwordHash === passwordHash && !standing.suspension) return;
  await endSessionsOf(context, _id);
  if (standing) refuseSuspended(standing);
  throw wrongLogin();
};

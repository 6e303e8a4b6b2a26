import type { AskedContext } from '../context.ts';
import type { User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { type SignedIn, startSession } from './start-session.ts';
import { wrongLogin } from './wrong-login.ts';

/** Opens a session for somebody whose password was right. */
export const openSession = async (context: AskedContext, user: User): Promise<SignedIn> => {
  await noteDevice(context, user);
  const session = await startSession(context, user);
  await refuseIfChanged(context, user);
  return session;
};

/**
 * The password may have been changed, or the account suspended, while the password was checked. Both ended all sessions
 * at that time, so the new one is ended here.
 */
const refuseIfChanged = async (context: AskedContext, { _id, passwordHash }: User) => {
  const standing = await context.users.standingOf(_id);
  if (standing && standing.passwordHash === passwordHash && !standing.suspension) return;
  await endSessionsOf(context, _id);
  if (standing) refuseSuspended(standing);
  throw wrongLogin();
};

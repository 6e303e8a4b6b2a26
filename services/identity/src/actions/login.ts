import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { messages } from '../domain/messages.ts';
import type { Role, User } from '../domain/user.ts';
import { countGuess } from './count-guess.ts';
import { endSessionsOf } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { startSession } from './start-session.ts';

/** With a role, only accounts of that role may sign in; the operators' console gives its own. */
type Credentials = Readonly<{ email: string; password: string; role?: Role | undefined }>;

/** A wrong email and a wrong password get the same answer in the same time. */
export const login = async (context: AskedContext, { email, password, role }: Credentials) => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
  await countGuess(context, email, user);
  const matches = await context.passwords.matches(password, user?.passwordHash);
  context.metrics.signIns.inc({ outcome: user && matches ? 'accepted' : 'refused' });
  if (!user || !matches) throw wrongLogin();
  refuseSuspended(user);
  if (role && user.role !== role) throw new Failure('FORBIDDEN', messages.otherRole(role));
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

const wrongLogin = () => new Failure('UNAUTHENTICATED', messages.wrongLogin);

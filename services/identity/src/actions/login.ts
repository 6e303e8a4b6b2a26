import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { messages } from '../domain/messages.ts';
import type { Role, User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { startSession } from './start-session.ts';

/** With a role, only for accounts of it; the operators' console asks for its own. */
type Wish = Readonly<{ email: string; password: string; role?: Role | undefined }>;

/** A wrong e-mail and a wrong password look alike, in words and in time. */
export const login = async (context: AskedContext, { email, password, role }: Wish) => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
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
 * A password that was changed while it was checked opens nothing, nor does an account that was suspended meanwhile:
 * whoever did it ended all sessions there were.
 */
const refuseIfChanged = async (context: AskedContext, { _id, passwordHash }: User) => {
  const standing = await context.users.standingOf(_id);
  if (standing && standing.passwordHash === passwordHash && !standing.suspension) return;
  await endSessionsOf(context, _id);
  if (standing) refuseSuspended(standing);
  throw wrongLogin();
};

const wrongLogin = () => new Failure('UNAUTHENTICATED', messages.wrongLogin);

import type { Caller, UserCaller } from '@waratah/kit/security/auth';
import { invalid, notFound, unauthenticated } from '@waratah/kit/errors';
import type { AskedContext, Context } from '../context.ts';
import { accountDeleted } from '../domain/deletion.ts';
import { messages } from '../domain/messages.ts';
import type { User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { refuseOperators } from './refuse-operators.ts';
import { findUser, type UserReference } from './find-user.ts';

/** A sign-in this recent confirms a deletion just as a password does. */
const freshMs = 10 * 60_000;

/** Deletes the caller's account, here at once and in other services by the event (design section 9, privacy). */
export const deleteAccount = async (context: AskedContext, caller: UserCaller, password: string | null | undefined) => {
  const user = await context.users.byId(caller.id);
  if (!user) throw unauthenticated();
  if (password) await confirmPassword(context, caller, user, password);
  else await confirmFreshness(context, caller, user);
  return remove(context, user);
};

/** For operators: deletes the named account. */
export const deleteUser = async (context: Context, caller: Caller, reference: UserReference) => {
  const user = await findUser(context, reference);
  if (!user) throw notFound('User');
  refuseOperators(caller, user);
  return remove(context, user);
};

/** Counted per session, so that other people's guesses never keep the owner from deleting the account. */
const confirmPassword = async (context: AskedContext, { sessionId }: UserCaller, user: User, password: string) => {
  await context.limits.device.count(`${user._id}|${sessionId}`);
  if (!(await context.passwords.matches(password, user.passwordHash)))
    throw invalid('password', messages.wrongPassword);
};

const confirmFreshness = async ({ sessions, clock }: Context, caller: UserCaller, user: User) => {
  const session = await sessions.byId(caller.sessionId);
  const fresh = session?.userId === caller.id && clock().getTime() - session.createdAt.getTime() < freshMs;
  if (!fresh) throw invalid('password', user.passwordHash ? messages.confirmPassword : messages.signInAgain);
};

const remove = async (context: Context, { _id }: User) => {
  await context.users.change(_id, (current) => accountDeleted(current, context.clock()));
  await endSessionsOf(context, _id);
  return true;
};

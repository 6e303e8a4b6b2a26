import type { Caller, UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { refuseOperators } from './refuse-operators.ts';

/** Ends every session of a user, here and at every gateway. */
export const endSessionsOf = async (context: Context, userId: number) => {
  const open = await context.sessions.openOf(userId, context.clock());
  await Promise.all(open.map(({ _id }) => endOne(context, _id)));
  return open.length;
};

/** Ends one of the caller's sessions. Another user's looks the same as one that does not exist: NOT_FOUND. */
export const endSession = async (context: Context, caller: UserCaller, id: string) => {
  const session = await context.sessions.byId(id);
  if (!session || session.userId !== caller.id || session.endedAt) throw notFound('Session');
  await endOne(context, id);
  return true;
};

/** For operators: ends every session of a user. Answers how many. */
export const endSessionsOfUser = async (context: Context, caller: Caller, userId: number) => {
  const user = await context.users.byId(userId);
  if (!user) throw notFound('User');
  refuseOperators(caller, user);
  return endSessionsOf(context, userId);
};

export const logoutAll = async (context: Context, caller: UserCaller) => {
  await endSessionsOf(context, caller.id);
  // Also ends the caller's session if it is no longer open, so that its access token is revoked at once.
  await endOne(context, caller.sessionId);
  return true;
};

const endOne = async ({ sessions, revocations, clock }: Context, id: string) => {
  await sessions.end(id, clock());
  await revocations.revoke(id);
};

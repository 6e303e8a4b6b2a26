import type { UserCaller } from '@waratah/kit/security/auth';
import { unauthenticated } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** The caller's valid sessions, the most recently used first; at most 100. */
export const listSessions = ({ sessions, clock }: Context, caller: UserCaller) => sessions.latestOf(caller.id, clock());

export const currentSession = async ({ sessions }: Context, caller: UserCaller) => {
  const session = await sessions.byId(caller.sessionId);
  if (!session || session.userId !== caller.id) throw unauthenticated();
  return session;
};

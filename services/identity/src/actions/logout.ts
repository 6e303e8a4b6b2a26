import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';

/** Ends the session of the token, here and at every gateway. */
export const logout = async (context: Context, caller: UserCaller) => {
  await context.sessions.end(caller.sessionId, context.clock());
  await context.revocations.revoke(caller.sessionId);
  return true;
};

import type { UserCaller } from '@waratah/kit/security/auth';
import { unauthenticated } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

export const currentUser = async ({ users }: Context, caller: UserCaller) => {
  const user = await users.byId(caller.id);
  if (!user) throw unauthenticated();
  return user;
};

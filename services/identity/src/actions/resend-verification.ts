import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, unauthenticated } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { verificationResent } from '../domain/user-changes.ts';
import { verificationUrl } from './verification-url.ts';

export const resendVerification = async (context: Context, caller: UserCaller) => {
  const user = await context.users.byId(caller.id);
  if (!user) throw unauthenticated();
  if (user.emailVerified) throw conflict('Your email is already verified');
  const url = await verificationUrl(context, user);
  await context.users.change(user._id, (current) => verificationResent(current, url, context.clock()));
  return true;
};

import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, Failure, unauthenticated } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { askerOf } from '../domain/asker.ts';
import { messages } from '../domain/messages.ts';
import { nextResendAt, verificationResent } from '../domain/user-changes.ts';
import { verificationUrl } from './verification-url.ts';

export const resendVerification = async (context: AskedContext, caller: UserCaller) => {
  await context.limits.address.verification(context.client.address);
  const user = await context.users.byId(caller.id);
  if (!user) throw unauthenticated();
  if (user.emailVerified) throw conflict('Your email is already verified');
  const link = { url: await verificationUrl(context, user), asker: askerOf(context) };
  await context.users.change(user._id, (current) => {
    const now = context.clock();
    const waitMs = nextResendAt(current, now).getTime() - now.getTime();
    if (waitMs > 0) throw new Failure('TOO_MANY', messages.resendLater, Math.ceil(waitMs / 1_000));
    return verificationResent(current, link, now);
  });
  return true;
};

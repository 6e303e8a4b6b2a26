import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { emailVerified } from '../domain/user-changes.ts';
import { startUrl } from './start-url.ts';
import { verificationPurpose } from './verification-url.ts';

const badLink = () => invalid('token', messages.badVerificationLink);

/** Verifies the address by an emailed link; a second time changes nothing. */
export const verifyEmail = async (context: Context, token: string) => {
  const subject = await context.links.read(verificationPurpose, token);
  if (subject === undefined) throw badLink();
  const [id, email] = subject.split(/:(.*)/s);
  const user = await context.users.byId(Number(id));
  if (!user || user.email !== email) throw badLink();
  await context.users.change(user._id, (current) =>
    emailVerified(current, startUrl(context, current), context.clock()),
  );
  return true;
};

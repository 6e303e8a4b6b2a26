import type { Context } from '../context.ts';
import type { User } from '../domain/user.ts';

export const verificationPurpose = 'verify-email';

/** The link of the verification email: valid for a day, and only for the address it was sent to. */
export const verificationUrl = async ({ links, publicUrl }: Context, user: Pick<User, '_id' | 'email'>) => {
  const token = await links.sign(verificationPurpose, `${user._id}:${user.email}`, '24h');
  return `${publicUrl}/verify-email?token=${token}`;
};

import { invalid, parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { AskedContext } from '../context.ts';
import { password } from '../domain/fields.ts';
import { deviceOf } from '../domain/device.ts';
import { messages } from '../domain/messages.ts';
import { passwordReset, resetIsGood, userOfResetToken } from '../domain/password-reset.ts';
import { endSessionsOf } from './end-sessions.ts';
import { startUrl } from './start-url.ts';

const Wanted = z.object({
  token: z.string(messages.noResetToken).min(1, messages.noResetToken),
  newPassword: password,
});

/** Sets a new password by an emailed link, once. Every session ends, so that a stolen one does not outlive the password. */
export const resetPassword = async (context: AskedContext, input: unknown) => {
  await context.limits.address(context.client.address);
  const { token, newPassword } = parseBody(Wanted, input);
  const user = await context.users.byId(userOfResetToken(token));
  if (!user || !resetIsGood(user, token, context.clock())) throw badLink();
  const passwordHash = await context.passwords.hash(newPassword);
  await context.users.change(user._id, (current) => {
    // Checked again inside the change: of two parallel requests with one link only one succeeds.
    if (!resetIsGood(current, token, context.clock())) throw badLink();
    const device = deviceOf(context.client);
    return passwordReset(current, { passwordHash, device, startUrl: startUrl(context, current) }, context.clock());
  });
  await endSessionsOf(context, user._id);
  return true;
};

const badLink = () => invalid('token', messages.badResetLink);

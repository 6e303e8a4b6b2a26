import { invalid, parseBody } from '@waratah/kit/errors';
import { deviceHeader } from '@waratah/kit/security/device-cookie';
import { z } from 'zod';
import type { AskedContext } from '../context.ts';
import { password } from '../domain/fields.ts';
import { signingIn } from '../domain/device.ts';
import { messages } from '../domain/messages.ts';
import { passwordReset, isResetValid, userOfResetToken } from '../domain/password-reset.ts';
import { endSessionsOf } from './end-sessions.ts';
import { startUrl } from './start-url.ts';

const Wanted = z.object({
  token: z.string(messages.noResetToken).min(1, messages.noResetToken),
  newPassword: password,
});

/**
 * Sets a new password with an emailed link, once. Every session ends, so that a stolen one does not survive the change.
 */
export const resetPassword = async (context: AskedContext, input: unknown) => {
  await context.limits.address.reset(context.client.address);
  const { token, newPassword } = parseBody(Wanted, input);
  const user = await context.users.byId(userOfResetToken(token));
  if (!user || !isResetValid(user, token, context.clock())) throw badLink();
  const passwordHash = await context.passwords.hash(newPassword);
  const { device, told } = signingIn(context.client);
  await context.users.change(user._id, (current) => {
    // Checked again inside the change: of two parallel requests with one link only one succeeds.
    if (!isResetValid(current, token, context.clock())) throw badLink();
    return passwordReset(current, { passwordHash, device, startUrl: startUrl(context, current) }, context.clock());
  });
  await endSessionsOf(context, user._id);
  context.tellGateway(deviceHeader, told);
  return true;
};

const badLink = () => invalid('token', messages.badResetLink);

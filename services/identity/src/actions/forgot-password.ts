import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { AskedContext, Context } from '../context.ts';
import { type Asker, askerOf } from '../domain/asker.ts';
import { email } from '../domain/fields.ts';
import { messages } from '../domain/messages.ts';
import { newResetToken, resetAsked } from '../domain/password-reset.ts';

const Form = z.object({ email: z.string(messages.noEmail).trim().min(1, messages.noEmail).pipe(email) });

/**
 * Saves the request and answers. The account is looked up afterwards, so that neither the answer nor its time reveals
 * whether the account exists.
 */
export const forgotPassword = async (context: AskedContext, address: string) => {
  await context.limits.address.reset(context.client.address);
  const form = parseBody(Form, { email: address });
  await context.resetRequests.insert(form.email, askerOf(context), context.clock());
  setImmediate(
    () => void sendResetLinks(context).catch((err: unknown) => context.log.warn({ err }, 'reset links wait')),
  );
  return true;
};

/**
 * Sends a link for each request whose address has an account. A later pass handles requests that a crash left behind.
 */
export const sendResetLinks = async (context: Context) => {
  for (
    let request = await context.resetRequests.claim(context.clock());
    request;
    request = await context.resetRequests.claim(context.clock())
  ) {
    await sendResetLink(context, request);
    await context.resetRequests.remove(request._id);
  }
};

const nobody: Asker = { network: '' };

type Asked = Readonly<{ email: string; asker?: Asker }>;

const sendResetLink = async ({ users, publicUrl, clock }: Context, { email: address, asker = nobody }: Asked) => {
  const user = await users.byEmail(address);
  if (!user) return;
  const token = newResetToken(user._id);
  const link = { token, url: `${publicUrl}/reset-password?token=${token}`, asker };
  await users.change(user._id, (current) => resetAsked(current, link, clock()));
};

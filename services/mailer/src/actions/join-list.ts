import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { AskedContext } from '../context.ts';
import { addressHash } from '../domain/message.ts';
import { ask, askAgain } from '../domain/subscriber.ts';
import { listLinks } from './list-links.ts';

const Form = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your email address')
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
});

/** Sends a confirmation link to an address. The answer is the same for known and unknown addresses. */
export const joinList = async (context: AskedContext, given: object) => {
  await context.limit(context.client.address);
  const { email } = parseBody(Form, given);
  const now = context.clock();
  const id = addressHash(email);
  const links = await listLinks(context, id);
  const asking = { links, network: context.networkMark(context.client.address) };
  await context.subscribers.put(ask(id, email, asking, now), (known) => askAgain(known, asking, now));
  return true;
};

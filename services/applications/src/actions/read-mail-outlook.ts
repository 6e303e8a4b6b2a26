import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { readOutlook } from './outlook-for.ts';

/** Purpose of the links in a morning email: answers to its jobs. */
const mailPurpose = 'mail';

/** Whether the student who received a morning email's link can apply. Errors: INVALID for a link that does not work. */
export const readMailOutlook = async (context: Context, token: string, jobId: number) => {
  const subject = await context.links.read(mailPurpose, token);
  if (subject === undefined) throw invalid('token', messages.badLink);
  return readOutlook(context, Number(subject), jobId);
};

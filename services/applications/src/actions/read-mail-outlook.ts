import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { readOutlook } from './outlook-for.ts';

/** What matching signs the links of a morning e-mail for: answers to its jobs. */
const mailPurpose = 'mail';

/** The outlook of the student who received a morning email's link. Errors: INVALID for a link that does not work. */
export const readMailOutlook = async (context: Context, token: string, jobId: number) => {
  const subject = await context.links.read(mailPurpose, token);
  if (subject === undefined) throw invalid('token', messages.badLink);
  return readOutlook(context, Number(subject), jobId);
};

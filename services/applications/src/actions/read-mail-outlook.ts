import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { type ReadOutlook, readOutlook } from './outlook-for.ts';

/** Purpose of the links in a morning email: answers to its jobs. */
const mailPurpose = 'mail';

/**
 * Whether the student who received a morning email's link can apply. They have seen the ad, so a deleted one is closed.
 * Errors: INVALID for a link that does not work, NOT_FOUND.
 */
export const readMailOutlook = async (context: Context, token: string, jobId: number): Promise<ReadOutlook> => {
  const subject = await context.links.read(mailPurpose, token);
  if (subject === undefined) throw invalid('token', messages.badLink);
  return readOutlook(context, Number(subject), jobId, { hasSeenAd: true });
};

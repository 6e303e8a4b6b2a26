import type { Review } from './job.ts';
import { messages } from './messages.ts';

export type Moderation = 'auto' | 'review';

/** What the service knows of an employer, kept from identity's events; an unknown one counts as unverified. */
export type Employer = Readonly<{
  _id: number;
  /** identity's version of the user: older news is ignored. */
  version: number;
  emailVerified: boolean;
  companyName: string;
  abn: string;
}>;

/** All that decides whether an ad goes live at once. */
export type Circumstances = Readonly<{
  moderation: Moderation;
  emailVerified: boolean;
  /** An ad of this employer was approved before. */
  established: boolean;
  /** Kinds of the scam signals found in the ad. */
  signals: readonly string[];
  /** An operator rejected the ad before it was changed. */
  rejectedBefore: boolean;
}>;

const approved: Review = { status: 'approved', by: 'rule' };
const held = (cause: 'email' | 'review', reason: string): Review => ({ status: 'pending_review', cause, reason });

/** Whether an ad is shown at once (design section 9): never before its employer's e-mail is verified. */
export const reviewOf = (circumstances: Circumstances): Review => {
  if (!circumstances.emailVerified) return held('email', messages.verifyEmail);
  if (circumstances.rejectedBefore) return held('review', messages.again);
  if (circumstances.moderation === 'auto') return approved;
  if (!circumstances.established) return held('review', messages.newEmployer);
  return circumstances.signals.length ? held('review', messages.risky) : approved;
};

import { isAbn } from './abn.ts';
import type { Review, Signal } from './job.ts';
import { messages, risky } from './messages.ts';

export type Moderation = 'auto' | 'review';

/** What the service knows of an employer, kept from identity's events; an unknown one counts as unverified. */
export type Employer = Readonly<{
  _id: number;
  /** identity's version of the user: older news is ignored. */
  version: number;
  emailVerified: boolean;
  companyName: string;
  abn: string;
  /** Where to write to, and whom. */
  email: string;
  fullName: string;
  /** Their account is suspended: their ads are hidden meanwhile. */
  suspended: boolean;
}>;

/** All that decides whether an ad goes live at once. */
export type Circumstances = Readonly<{
  moderation: Moderation;
  emailVerified: boolean;
  /** As the employer gave it; whether it is a valid one is asked where ads are reviewed (design section 9). */
  abn: string;
  /** An ad of this employer was approved before. */
  established: boolean;
  /** Signs of fraud found in the ad. */
  signals: readonly Signal[];
  /** An operator rejected the ad before it was changed. */
  rejectedBefore: boolean;
  /** The employer's account is suspended. */
  suspended: boolean;
}>;

const approved: Review = { status: 'approved', by: 'rule' };
const held = (cause: 'email' | 'review', reason: string): Review => ({ status: 'pending_review', cause, reason });

/**
 * Whether an ad is shown at once (design section 9): never before its employer's e-mail is verified. Where ads are
 * reviewed, an operator looks at whatever has a reason to be looked at, and is told all of them.
 */
export const reviewOf = (circumstances: Circumstances, lowPay: boolean): Review => {
  if (!circumstances.emailVerified) return held('email', messages.verifyEmail);
  if (circumstances.rejectedBefore) return held('review', messages.again);
  if (circumstances.moderation === 'auto') return approved;
  const reasons = reasonsToLook(circumstances, lowPay);
  return reasons.length ? held('review', reasons.join(' ')) : approved;
};

const reasonsToLook = ({ abn, established, signals }: Circumstances, lowPay: boolean): readonly string[] => [
  ...(isAbn(abn) ? [] : [messages.wrongAbn]),
  ...(established ? [] : [messages.newEmployer]),
  ...(lowPay ? [messages.lowPay] : []),
  ...(signals.length ? [riskyReview(signals).reason] : []),
];

/** Signs of fraud put an ad in front of an operator, with the words that show them. */
export const riskyReview = (signals: readonly Signal[]) =>
  ({ status: 'pending_review', cause: 'review', reason: risky(signals.map(({ quote }) => quote)) }) as const;

/** An ad that was approved and is changed stays shown, unless it pays too little now. */
export const approvedAgain = ({ moderation }: Circumstances, lowPay: boolean): Review =>
  moderation === 'review' && lowPay ? held('review', messages.lowPay) : approved;

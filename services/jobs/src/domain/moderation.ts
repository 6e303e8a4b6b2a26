import { isAbn } from '@waratah/vocabulary/abn';
import type { Review, Signal } from './job.ts';
import { goesLive, messages, risky } from './messages.ts';

export type Moderation = 'auto' | 'review';

/** What this service knows about an employer, from identity's events. An unknown employer counts as unverified. */
export type Employer = Readonly<{
  _id: number;
  /** The version of the user in identity; older events are ignored. */
  version: number;
  emailVerified: boolean;
  companyName: string;
  abn: string;
  /** The name and address for emails. */
  email: string;
  fullName: string;
  /** Their account is suspended, so their ads are hidden for the time being. */
  suspended: boolean;
  /** The account is deleted (students' too); nothing else is kept. */
  deleted?: boolean;
}>;

/** Everything that decides whether an ad goes live immediately. */
export type Circumstances = Readonly<{
  moderation: Moderation;
  emailVerified: boolean;
  /** As the employer entered it; checked where ads are reviewed (design section 9). */
  abn: string;
  /** An ad of this employer was approved before. */
  established: boolean;
  /** An ad of this employer was taken down after it was approved. */
  takenDown: boolean;
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
 * Whether an ad is shown at once (design section 9). Never before its employer's email is verified. If ads are
 * reviewed, an operator looks at every ad for which there is a reason, and is shown all reasons.
 */
export const reviewOf = (circumstances: Circumstances, lowPay: boolean): Review => {
  if (!circumstances.emailVerified) return held('email', messages.verifyEmail);
  if (circumstances.rejectedBefore) return held('review', messages.again);
  const reasons = reasonsToLook(circumstances, lowPay);
  return reasons.length ? held('review', allReasons(reasons)) : approved;
};

/** Joins several reasons, saying only once when the ad goes live. */
export const allReasons = (reasons: readonly string[]): string => {
  const withoutEnd = reasons.map((reason) => reason.replace(` ${goesLive}`, ''));
  return reasons.some((reason) => reason.endsWith(goesLive))
    ? [...withoutEnd, goesLive].join(' ')
    : withoutEnd.join(' ');
};

/** Signs of fraud are a reason in every mode. */
const reasonsToLook = (circumstances: Circumstances, lowPay: boolean): readonly string[] => [
  ...(circumstances.moderation === 'review' ? reasonsInReview(circumstances, lowPay) : []),
  ...(circumstances.signals.length ? [riskyReview(circumstances.signals, true).reason] : []),
];

const reasonsInReview = ({ abn, established, takenDown }: Circumstances, lowPay: boolean): readonly string[] => [
  ...(isAbn(abn) ? [] : [messages.wrongAbn]),
  ...(takenDown ? [messages.takenDown] : []),
  ...(established || takenDown ? [] : [messages.newEmployer]),
  ...(lowPay ? [messages.lowPay] : []),
];

/** Signs of fraud put an ad in front of an operator, with the words that show them. */
export const riskyReview = (signals: readonly Signal[], hasEmployer: boolean) =>
  ({ status: 'pending_review', cause: 'review', reason: risky(signals, hasEmployer) }) as const;

/** An approved ad that is changed stays shown, unless its pay is now too low. */
export const approvedAgain = ({ moderation }: Circumstances, lowPay: boolean): Review =>
  moderation === 'review' && lowPay ? held('review', messages.lowPay) : approved;

/** Statuses that services store and that requests and events carry. */

/** Steps of an application, in their order (spec section 4). */
export const applicationStatuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** States of a visa verification (design section 9). */
export const verificationStatuses = ['not_started', 'pending', 'verified', 'rejected', 'expired'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Whether others may see an ad (design section 9). */
export const reviewStatuses = ['approved', 'pending_review', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The state of an ad as its employer sees it. */
export const adStandings = [
  'waiting_for_email',
  'in_review',
  'rejected',
  'suspended',
  'hidden',
  'paused',
  'expired',
  'live',
] as const;
export type AdStanding = (typeof adStandings)[number];

/** The names of these states on screens and in emails. Spec section 2 fixes the first two. */
export const adStandingWords: Readonly<Record<AdStanding, string>> = {
  live: 'Active',
  paused: 'Inactive',
  hidden: 'Inactive',
  expired: 'Ended',
  in_review: 'In review',
  waiting_for_email: 'Waiting for your email',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

/** Reasons for which a reader may report an ad. */
export const reportReasons = [
  'scam',
  'asks_for_money',
  'wrong_information',
  'discrimination',
  'already_filled',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

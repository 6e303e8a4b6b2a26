/** States that services store and the wire carries. */

/** Steps of an application, in their order (spec section 4). */
export const applicationStatuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** States of a visa verification (design section 9). */
export const verificationStatuses = ['not_started', 'pending', 'verified', 'rejected', 'expired'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Whether others may see an ad (design section 9). */
export const reviewStatuses = ['approved', 'pending_review', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a reader may say is wrong with an ad. */
export const reportReasons = [
  'scam',
  'asks_for_money',
  'wrong_information',
  'discrimination',
  'already_filled',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

import type { ApplicationStatus } from '../../gql/graphql.ts';

/** In the order of their steps (spec section 4). */
export const applicationStatuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;

export const statusLabels: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  offered: 'Offered',
  rejected: 'Rejected',
};

export const statusTones = {
  applied: 'brand',
  reviewed: 'warn',
  interviewed: 'warn',
  offered: 'ok',
  rejected: 'neutral',
} as const satisfies Readonly<Record<ApplicationStatus, string>>;

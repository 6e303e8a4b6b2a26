import type { ApplicationStatus } from '@waratah/vocabulary/statuses';

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

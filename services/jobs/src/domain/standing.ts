import type { AdStanding } from '@waratah/vocabulary/statuses';
import type { Job } from './job.ts';
import { isLive } from './visibility.ts';

/**
 * The state of an ad as its employer sees it. Of several reasons, the most permanent one counts. `hidden` is an
 * imported ad that is a copy or is missing from its feed.
 */
export type Standing = AdStanding;

export const standingOf = (job: Job, now: Date): Standing => {
  if (isLive(job, now)) return 'live';
  if (job.review.status === 'rejected') return 'rejected';
  if (!job.isActive) return 'paused';
  if (job.review.status === 'pending_review') return job.review.cause === 'email' ? 'waiting_for_email' : 'in_review';
  if (job.ownerSuspended) return 'suspended';
  if (job.duplicateOf || job.source?.withdrawnAt) return 'hidden';
  return 'expired';
};

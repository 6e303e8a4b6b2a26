import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { messageOf } from './job-message.ts';
import type { Job } from './job.ts';

type Showable = Pick<Job, 'review' | 'isActive' | 'deletedAt' | 'duplicateOf' | 'expiresAt' | 'ownerSuspended'>;

/** True while others may see the ad and students may get it. */
export const isLive = (job: Showable, now: Date) =>
  job.review.status === 'approved' &&
  job.isActive &&
  !job.deletedAt &&
  !job.ownerSuspended &&
  !job.duplicateOf &&
  job.expiresAt > now;

export type CloseReason = 'deleted' | 'rejected' | 'held' | 'duplicate' | 'deactivated' | 'expired' | 'suspended';

/** Why an ad is not shown, the most lasting reason first. */
const closeReason = (job: Job): CloseReason => {
  if (job.deletedAt) return 'deleted';
  if (job.review.status === 'rejected') return 'rejected';
  if (job.review.status === 'pending_review') return 'held';
  if (job.ownerSuspended) return 'suspended';
  if (job.duplicateOf) return 'duplicate';
  return job.isActive ? 'expired' : 'deactivated';
};

const closed = (job: Job, at: Date) =>
  happened('jobs.job.v1.closed', { jobId: job._id, version: job.version, reason: closeReason(job) }, at);

const isWaiting = (job: Job) => job.review.status === 'pending_review' && !job.deletedAt;

/** The first state of an ad, and what others hear of it. */
export const begun = (job: Omit<Job, 'version' | 'shown'>, now: Date): Changed<Job> => {
  const begun = { ...job, version: 1, shown: false };
  return withNews(begun, { ...begun, shown: isLive(begun, now) }, now);
};

/** The state after a change, one version on, and what others hear of it. */
export const changed = (before: Job, after: Job, now: Date): Changed<Job> =>
  withNews(before, { ...after, version: before.version + 1, updatedAt: now, shown: isLive(after, now) }, now);

const withNews = (before: Job, after: Job, now: Date): Changed<Job> => [after, newsOf(before, after, now)];

/** Told of an ad that was hidden before, too: who applied for it while it was shown hears that it is gone. */
const isDeletion = (before: Job, after: Job) => after.deletedAt !== undefined && before.deletedAt === undefined;

const newsOf = (before: Job, after: Job, at: Date): readonly StoredEvent[] => {
  const job = messageOf(after);
  if (after.shown) return [happened(before.shown ? 'jobs.job.v1.updated' : 'jobs.job.v1.published', { job }, at)];
  return [
    ...(before.shown || isDeletion(before, after) ? [closed(after, at)] : []),
    ...(isWaiting(after) ? [happened('jobs.job.v1.submitted', { job }, at)] : []),
  ];
};

/** Says again how the ad stands, under its present version: who knows it already loses nothing, who knows nothing learns it. */
export const announcedAgain = (job: Job, at: Date): StoredEvent => {
  if (job.shown) return happened('jobs.job.v1.published', { job: messageOf(job) }, at);
  return isWaiting(job) ? happened('jobs.job.v1.submitted', { job: messageOf(job) }, at) : closed(job, at);
};

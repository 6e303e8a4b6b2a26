import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { messageOf } from './job-message.ts';
import type { Heading, Job } from './job.ts';

type Showable = Pick<
  Job,
  'review' | 'isActive' | 'deletedAt' | 'duplicateOf' | 'expiresAt' | 'ownerSuspended' | 'source'
>;

/** Whether others can see the ad and students can be matched with it. */
export const isLive = (job: Showable, now: Date) =>
  job.review.status === 'approved' &&
  job.isActive &&
  !job.deletedAt &&
  !job.ownerSuspended &&
  !job.duplicateOf &&
  !job.source?.withdrawnAt &&
  job.expiresAt > now;

/**
 * How an ad was named that was open to others and has closed, though nothing was wrong with it: its end came, its employer
 * closed it, its feed lacks it, or it is a copy of another one. Undefined for any other ad, and for one hidden by an
 * earlier release.
 */
export const closedHeading = (job: Job, now: Date): Heading | undefined =>
  isLive(job, now) || job.ownerSuspended ? undefined : lastShownOf(job);

/** An ad whose end came moments ago still counts as shown. */
const lastShownOf = ({ shown, title, companyName, lastShown }: Job): Heading | undefined =>
  shown ? { title, companyName } : lastShown;

export type CloseReason =
  | 'deleted'
  | 'rejected'
  | 'held'
  | 'suspended'
  | 'duplicate'
  | 'withdrawn'
  | 'deactivated'
  | 'expired';

/** Why an ad is not shown; the most permanent reason comes first. */
const closeReason = (job: Job): CloseReason => {
  if (job.deletedAt) return 'deleted';
  if (job.review.status === 'rejected') return 'rejected';
  if (job.review.status === 'pending_review') return 'held';
  if (job.ownerSuspended) return 'suspended';
  if (job.duplicateOf) return 'duplicate';
  if (job.source?.withdrawnAt) return 'withdrawn';
  return job.isActive ? 'expired' : 'deactivated';
};

const closed = (job: Job, at: Date) =>
  happened('jobs.job.v1.closed', { jobId: job._id, version: job.version, reason: closeReason(job) }, at);

const isWaiting = (job: Job) => job.review.status === 'pending_review' && !job.deletedAt;

/** The first state of an ad, with its event. */
export const begun = (job: Omit<Job, 'version' | 'shown'>, now: Date): Changed<Job> => {
  const begun = { ...job, version: 1, shown: false };
  return withEvents(begun, { ...begun, shown: isLive(begun, now) }, now);
};

/** The state after a change, with the next version and its events. */
export const changed = (before: Job, after: Job, now: Date): Changed<Job> => {
  const shown = isLive(after, now);
  const hiddenAt = shown ? undefined : before.shown ? now : before.hiddenAt;
  const isHeld = after.review.status !== 'approved';
  const lastShown = shown || isHeld ? undefined : lastShownOf(before);
  return withEvents(before, { ...after, version: before.version + 1, updatedAt: now, shown, hiddenAt, lastShown }, now);
};

const withEvents = (before: Job, after: Job, now: Date): Changed<Job> => [after, eventsOf(before, after, now)];

/** Also published for an ad that was already hidden, because students may have applied while it was shown. */
const isDeletion = (before: Job, after: Job) => after.deletedAt !== undefined && before.deletedAt === undefined;

const eventsOf = (before: Job, after: Job, at: Date): readonly StoredEvent[] => {
  const job = messageOf(after);
  if (after.shown) return [happened(before.shown ? 'jobs.job.v1.updated' : 'jobs.job.v1.published', { job }, at)];
  return [
    ...(before.shown || isDeletion(before, after) ? [closed(after, at)] : []),
    ...(isWaiting(after) ? [happened('jobs.job.v1.submitted', { job }, at)] : []),
  ];
};

/**
 * Publishes the state of an ad again under its current version; listeners that already have this version ignore it. A
 * closing keeps its time, or an answer that was given after it would seem to be from before.
 */
export const announcedAgain = (job: Job, at: Date): StoredEvent => {
  if (job.shown) return happened('jobs.job.v1.published', { job: messageOf(job) }, at);
  return isWaiting(job)
    ? happened('jobs.job.v1.submitted', { job: messageOf(job) }, at)
    : closed(job, job.hiddenAt ?? job.updatedAt);
};

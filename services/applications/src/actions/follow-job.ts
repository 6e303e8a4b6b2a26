import type { Job } from '@waratah/events/jobs/v1';
import type { Context } from '../context.ts';
import { settleInterests } from './settle-interest.ts';
import { syncJob } from './sync-job.ts';

/** Follows an ad that is shown: its applications become open, and waiting interests become applications. */
export const followShown = async (context: Context, job: Job) => {
  await context.jobs.saveShown(job);
  await syncJob(context, job.id);
  await settleInterests(context, await context.interests.waitingForJob(job.id));
};

/** An ad that waits for a review, or for its employer to confirm the email address. */
export const followHeld = async (context: Context, job: Job, at: Date) => {
  await context.jobs.saveHeld(job, at);
  await syncJob(context, job.id);
};

type Closed = Readonly<{ jobId: number; version: number; reason: string }>;

/** Follows an ad that is no longer shown: its applications become closed, and waiting interests in a deleted one end. */
export const followClosed = async (context: Context, { jobId, version, reason }: Closed, at: Date) => {
  await context.jobs.close(jobId, version, { reason, at });
  await syncJob(context, jobId);
  if (reason === 'deleted') await settleInterests(context, await context.interests.waitingForJob(jobId));
};

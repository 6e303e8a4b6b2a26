import type { Job } from '@waratah/events/jobs/v1';
import type { Context } from '../context.ts';
import { settleInterests } from './settle-interest.ts';
import { syncJob } from './sync-job.ts';

/** Follows a shown ad: its applications are open, and waiting interests become applications. */
export const followShown = async (context: Context, job: Job) => {
  await context.jobs.saveShown(job);
  await syncJob(context, job.id);
  await settleInterests(context, await context.interests.waitingForJob(job.id));
};

/** An ad waits for a review, or for its employer's e-mail. */
export const followHeld = async (context: Context, job: Job, at: Date) => {
  await context.jobs.saveHeld(job, at);
  await syncJob(context, job.id);
};

type Closed = Readonly<{ jobId: number; version: number; reason: string }>;

/** An ad is not shown any more: its applications say so. */
export const followClosed = async (context: Context, { jobId, version, reason }: Closed, at: Date) => {
  await context.jobs.close(jobId, version, { reason, at });
  await syncJob(context, jobId);
};

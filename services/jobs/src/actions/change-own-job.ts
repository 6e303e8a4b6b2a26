import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import type { Job } from '../domain/job.ts';
import { changeJob } from './change-job.ts';
import { deactivated, deleted, renewed } from '../domain/lifecycle.ts';

/** Changes an ad of the caller's own. Another employer's ad looks the same as one that does not exist: NOT_FOUND. */
export const changeOwnJob = async (
  context: Context,
  caller: UserCaller,
  id: number,
  rule: (job: Job, now: Date) => Changed<Job>,
) => {
  const job = await changeJob(context, id, (current) => {
    if (current.employerId !== caller.id || current.deletedAt) throw notFound('Job');
    return rule(current, context.clock());
  });
  if (!job) throw notFound('Job');
  return job;
};

/** Extends an own ad to thirty days from now. */
export const renewJob = (context: Context, caller: UserCaller, id: number) =>
  changeOwnJob(context, caller, id, renewed);

/** Hides an own ad without deleting it. */
export const deactivateJob = (context: Context, caller: UserCaller, id: number) =>
  changeOwnJob(context, caller, id, deactivated);

/** Deletes an own ad for everyone; its document stays, because deletion is soft (design section 9). */
export const deleteJob = async (context: Context, caller: UserCaller, id: number) => {
  await changeOwnJob(context, caller, id, deleted);
  return true;
};

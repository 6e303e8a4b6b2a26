import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import type { Job } from '../domain/job.ts';

/** Changes an ad of the caller's own; somebody else's looks exactly like one that is not there. */
export const changeOwn = async (
  { jobs, clock }: Context,
  caller: UserCaller,
  id: number,
  rule: (job: Job, now: Date) => Changed<Job>,
) => {
  const job = await jobs.change(id, (current) => {
    if (current.employerId !== caller.id || current.deletedAt) throw notFound('Job');
    return rule(current, clock());
  });
  if (!job) throw notFound('Job');
  return job;
};

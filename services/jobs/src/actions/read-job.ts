import type { Caller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { isLive } from '../domain/visibility.ts';

/** One ad: its employer and operators see every state of it, others only while it is live (design section 12). */
export const readJob = async ({ jobs, clock }: Context, caller: Caller, id: number) => {
  const job = await jobs.byId(id);
  if (!job || !maySee(caller, job, clock())) throw notFound('Job');
  return job;
};

/** The same for an ad that another service names; all that are named in one answer are read at once. */
export const readReference = async ({ jobs, clock }: Context, caller: Caller, id: number) => {
  const job = await jobs.byIdBatched(id);
  return job && maySee(caller, job, clock()) ? job : null;
};

const maySee = (caller: Caller, job: JobRecord, now: Date) => isLive(job, now) || isInsider(caller, job);

/** The ad's employer and operators. */
export const isInsider = (caller: Caller, job: JobRecord) =>
  caller.kind === 'key' || (caller.kind === 'user' && (caller.role === 'operator' || caller.id === job.employerId));

import type { Caller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { closedHeading, isLive } from '../domain/visibility.ts';

/**
 * One ad: its employer and operators see it in every state, others only while it is live (design section 12). A
 * student's view is counted.
 */
export const readJob = async ({ search, views, clock }: Context, caller: Caller, id: number) => {
  const [job] = await search.read([id]);
  if (!job || !maySee(caller, job, clock())) throw notFound('Job');
  if (caller.kind === 'user' && caller.role === 'student') views.note(id, caller.id);
  return job;
};

/** An ad that was open to others and has closed, named as it was then. Errors: NOT_FOUND for any other. */
export const readClosedJob = async ({ search, clock }: Context, id: number) => {
  const [job] = await search.read([id]);
  const heading = job && closedHeading(job, clock());
  if (!heading) throw notFound('Job');
  return { ...job, ...heading };
};

/** An ad that another service refers to, by the same rules; all ads in one answer are read with one query. */
export const readReference = async ({ jobs, clock }: Context, caller: Caller, id: number) => {
  const job = await jobs.byIdBatched(id);
  return job && maySee(caller, job, clock()) ? job : null;
};

const maySee = (caller: Caller, job: JobRecord, now: Date) => isLive(job, now) || isInsider(caller, job);

/** The ad's employer and operators. */
export const isInsider = (caller: Caller, job: JobRecord) =>
  caller.kind === 'key' || (caller.kind === 'user' && (caller.role === 'operator' || caller.id === job.employerId));

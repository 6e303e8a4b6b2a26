import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** The caller's own ad. Another employer's looks the same as one that does not exist: NOT_FOUND. */
export const ownJob = async ({ jobs }: Context, caller: UserCaller, id: number) => {
  const job = await jobs.byId(id);
  if (job?.employerId !== caller.id) throw notFound('Job');
  return job;
};

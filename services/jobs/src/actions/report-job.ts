import type { UserCaller } from '@waratah/kit/security/auth';
import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { ReportInput } from '../domain/report.ts';
import { readJob } from './read-job.ts';

/** Adds a person's report of an ad to the operators' queue; a second report replaces the first. */
export const reportJob = async (context: Context, caller: UserCaller, jobId: number, input: unknown) => {
  const { reason, comment } = parseBody(ReportInput, input);
  await readJob(context, caller, jobId);
  const _id = await context.reports.nextId();
  const createdAt = context.clock();
  await context.reports.save({ _id, jobId, userId: caller.id, reason, comment: comment || undefined, createdAt });
  return true;
};

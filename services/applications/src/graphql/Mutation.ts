import { requireUser } from '@waratah/kit/security/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { applyForJob } from '../actions/apply-for-job.ts';
import { changeStatus } from '../actions/change-status.ts';
import { withdrawOwn } from '../actions/withdraw.ts';

export const Mutation: MutationResolvers = {
  applyForJob: (_parent, { jobId }, context) => applyForJob(context, requireUser(context.caller, 'student'), jobId),
  withdrawApplication: (_parent, { id }, context) => withdrawOwn(context, requireUser(context.caller, 'student'), id),
  changeApplicationStatus: (_parent, { id, status, version }, context) =>
    changeStatus(context, requireUser(context.caller, 'employer'), { id, status, version: version ?? undefined }),
};

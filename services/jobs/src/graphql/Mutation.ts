import { requireOperator, requireUser } from '@waratah/kit/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { deactivateJob } from '../actions/deactivate-job.ts';
import { deleteJob } from '../actions/delete-job.ts';
import { postJob } from '../actions/post-job.ts';
import { reannounceJobs } from '../actions/reannounce-jobs.ts';
import { reviewJob } from '../actions/review-job.ts';
import { updateJob } from '../actions/update-job.ts';

export const Mutation: MutationResolvers = {
  postJob: (_parent, { input, idempotencyKey }, context) =>
    postJob(context, requireUser(context.caller, 'employer'), input, idempotencyKey ?? undefined),
  updateJob: (_parent, { id, input }, context) =>
    updateJob(context, requireUser(context.caller, 'employer'), id, input),
  deactivateJob: (_parent, { id }, context) => deactivateJob(context, requireUser(context.caller, 'employer'), id),
  deleteJob: (_parent, { id }, context) => deleteJob(context, requireUser(context.caller, 'employer'), id),
  reviewJob: (_parent, args, context) => (requireOperator(context.caller), reviewJob(context, args)),
  reannounceJobs: (_parent, _args, context) => (requireOperator(context.caller), reannounceJobs(context)),
};

import { requireOperator, requireUser } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { myJobs } from '../actions/my-jobs.ts';
import { readJob } from '../actions/read-job.ts';
import { reviewQueue } from '../actions/review-queue.ts';

export const Query: QueryResolvers = {
  job: (_parent, { id }, context) => readJob(context, context.caller, id),
  myJobs: (_parent, _args, context) => myJobs(context, requireUser(context.caller, 'employer')),
  reviewQueue: (_parent, { first }, context) => (requireOperator(context.caller), reviewQueue(context, first)),
};

import type { ClosedJobResolvers } from '../__generated__/resolvers.ts';
import { similarJobs } from '../actions/similar-jobs.ts';

export const ClosedJob: ClosedJobResolvers = {
  id: (job) => job._id,
  similar: (job, { first }, context) => similarJobs(context, job, first),
};

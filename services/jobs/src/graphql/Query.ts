import { requireOperator, requireUser } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { employerDashboard } from '../actions/employer-dashboard.ts';
import { myDrafts } from '../actions/my-drafts.ts';
import { myJobs } from '../actions/my-jobs.ts';
import { ownDraft } from '../actions/own-draft.ts';
import { readJob } from '../actions/read-job.ts';
import { reviewQueue } from '../actions/review-queue.ts';
import { suggestLocations } from '../actions/suggest-locations.ts';
import { minimumWageAt } from '../domain/minimum-wage.ts';

export const Query: QueryResolvers = {
  job: (_parent, { id }, context) => readJob(context, context.caller, id),
  myJobs: (_parent, _args, context) => myJobs(context, requireUser(context.caller, 'employer')),
  employerDashboard: (_parent, _args, context) => employerDashboard(context, requireUser(context.caller, 'employer')),
  myJobDrafts: (_parent, _args, context) => myDrafts(context, requireUser(context.caller, 'employer')),
  jobDraft: (_parent, { id }, context) => ownDraft(context, requireUser(context.caller, 'employer'), id),
  locationSuggestions: (_parent, { query, limit }, context) => suggestLocations(context, query, limit),
  minimumWage: (_parent, _args, { clock }) => minimumWageAt(clock()),
  reviewQueue: (_parent, { first }, context) => (requireOperator(context.caller), reviewQueue(context, first)),
};

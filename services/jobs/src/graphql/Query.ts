import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { employerDashboard } from '../actions/employer-dashboard.ts';
import { myDrafts } from '../actions/my-drafts.ts';
import { myJobs } from '../actions/my-jobs.ts';
import { ownDraft } from '../actions/own-draft.ts';
import { readJob } from '../actions/read-job.ts';
import { moderationCounts, reviewQueue } from '../actions/review-queue.ts';
import { jobStats } from '../actions/job-stats.ts';
import { searchJobs } from '../actions/search-jobs.ts';
import { suggestLocations } from '../actions/suggest-locations.ts';
import { withoutNulls } from '../domain/without-nulls.ts';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';

export const Query: QueryResolvers = {
  searchJobs: (_parent, { filter, page, perPage }, context) => (
    requireUser(context.caller), searchJobs(context, withoutNulls(filter), { page, perPage })
  ),
  jobStats: (_parent, _args, context) => jobStats(context),
  ownLiveJobs: (_parent, { after, first }, { jobs, clock }) => jobs.ownLive(after, Math.min(first, 1_000), clock()),
  myFavorites: (_parent, _args, context) => context.favorites.ofUser(requireUser(context.caller, 'student').id),
  jobReports: (_parent, { after, first }, context) => (
    requireOperator(context.caller), context.reports.open(after, Math.min(Math.max(first, 1), 200))
  ),
  job: (_parent, { id }, context) => readJob(context, context.caller, id),
  myJobs: (_parent, _args, context) => myJobs(context, requireUser(context.caller, 'employer')),
  employerDashboard: (_parent, _args, context) => employerDashboard(context, requireUser(context.caller, 'employer')),
  myJobDrafts: (_parent, _args, context) => myDrafts(context, requireUser(context.caller, 'employer')),
  jobDraft: (_parent, { id }, context) => ownDraft(context, requireUser(context.caller, 'employer'), id),
  locationSuggestions: (_parent, { query, limit }, context) => suggestLocations(context, query, limit),
  minimumWage: (_parent, _args, { clock }) => minimumWageAt(clock()),
  reviewQueue: (_parent, { after, first }, context) => (
    requireOperator(context.caller), reviewQueue(context, after, first)
  ),
  moderationCounts: (_parent, _args, context) => (requireOperator(context.caller), moderationCounts(context)),
};

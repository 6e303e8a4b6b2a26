import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { employerDashboard } from '../actions/employer-dashboard.ts';
import { ownDraft } from '../actions/own-draft.ts';
import { ownJob } from '../actions/own-job.ts';
import { readCompany, readNamedCompany } from '../actions/read-company.ts';
import { readClosedJob, readJob } from '../actions/read-job.ts';
import { moderationCounts, reviewQueue } from '../actions/review-queue.ts';
import { jobStats } from '../actions/job-stats.ts';
import { searchJobs } from '../actions/search-jobs.ts';
import { suggestLocations } from '../actions/suggest-locations.ts';
import { withoutNulls } from '../domain/without-nulls.ts';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';

export const Query: QueryResolvers = {
  searchJobs: asUser('any', (context, _user, { filter, page, perPage }) =>
    searchJobs(context, withoutNulls(filter), { page, perPage }),
  ),
  jobStats: (_parent, _args, context) => jobStats(context),
  ownLiveJobs: (_parent, { after, first }, { jobs, clock }) =>
    jobs.ownLive(after, Math.min(Math.max(first, 1), 1_000), clock()),
  myFavorites: asUser('student', (context, user) => context.favorites.ofUser(user.id)),
  mySearches: asUser('student', (context, user) => context.searches.ofUser(user.id)),
  jobReports: asOperator((context, { after, first }) => context.reports.open(after, Math.min(Math.max(first, 1), 200))),
  job: (_parent, { id }, context) => readJob(context, context.caller, id),
  closedJob: asUser('any', (context, _user, { id }) => readClosedJob(context, id)),
  company: asUser('any', (context, _user, { id }) => readCompany(context, id)),
  companyNamed: asUser('any', (context, _user, { name }) => readNamedCompany(context, name)),
  myJobs: asUser('employer', (context, user, { after }) => context.jobs.pageOfEmployer(user.id, after)),
  myJob: asUser('employer', (context, user, { id }) => ownJob(context, user, id)),
  employerDashboard: asUser('employer', employerDashboard),
  myJobDrafts: asUser('employer', (context, user) => context.drafts.ofEmployer(user.id)),
  jobDraft: asUser('employer', (context, user, { id }) => ownDraft(context, user, id)),
  locationSuggestions: (_parent, { query, limit }, context) => suggestLocations(context, query, limit),
  minimumWage: (_parent, _args, { clock }) => minimumWageAt(clock()),
  reviewQueue: asOperator((context, { after, first }) => reviewQueue(context, after, first)),
  moderationCounts: asOperator(moderationCounts),
  feeds: asOperator((context) => context.feeds.all()),
  reannouncedJobs: asOperator(({ reannounce }) => reannounce.progress()),
  importRuns: asOperator((context, { first }) => context.imports.latest(Math.min(Math.max(first, 1), 100))),
};

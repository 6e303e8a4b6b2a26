import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { addFeed } from '../actions/add-feed.ts';
import { addFavorite } from '../actions/add-favorite.ts';
import { commitDocument, removeDocument } from '../actions/commit-document.ts';
import { createDraft } from '../actions/create-draft.ts';
import { deleteDraft } from '../actions/delete-draft.ts';
import { postJob } from '../actions/post-job.ts';
import { publishDraft } from '../actions/publish-draft.ts';
import { deactivateJob, deleteJob, renewJob } from '../actions/change-own-job.ts';
import { removeFavorite } from '../actions/remove-favorite.ts';
import { removeFeed } from '../actions/remove-feed.ts';
import { reportJob } from '../actions/report-job.ts';
import { changeSearch, removeSearch, saveSearch } from '../actions/save-search.ts';
import { withoutNulls } from '../domain/without-nulls.ts';
import { reviewJob, takeDownJob } from '../actions/review-job.ts';
import { runFeed } from '../actions/run-feed.ts';
import { updateDraft } from '../actions/update-draft.ts';
import { updateJob } from '../actions/update-job.ts';

export const Mutation: MutationResolvers = {
  addFavorite: asUser('student', (context, user, { jobId, notes }) => addFavorite(context, user, jobId, { notes })),
  removeFavorite: asUser('student', (context, user, { id }) => removeFavorite(context, user, id)),
  saveSearch: asUser('student', (context, user, { filter, ...given }) =>
    saveSearch(context, user, { ...given, filter: withoutNulls(filter) }),
  ),
  changeSearch: asUser('student', (context, user, { id, ...change }) =>
    changeSearch(context, user, id, withoutNulls(change)),
  ),
  removeSearch: asUser('student', (context, user, { id }) => removeSearch(context, user, id)),
  reportJob: asUser('any', (context, user, { id, ...input }) => reportJob(context, user, id, input)),
  closeJobReports: asOperator((context, { jobId }) => context.reports.close(jobId, context.clock())),
  postJob: asUser('employer', (context, user, { input, idempotencyKey }) =>
    postJob(context, user, input, idempotencyKey ?? undefined),
  ),
  updateJob: asUser('employer', (context, user, { id, input, version }) =>
    updateJob(context, user, { id, input, version: version ?? undefined }),
  ),
  renewJob: asUser('employer', (context, user, { id }) => renewJob(context, user, id)),
  createJobDraft: asUser('employer', (context, user, { input, step, idempotencyKey }) =>
    createDraft(context, user, { ...input, step }, idempotencyKey ?? undefined),
  ),
  updateJobDraft: asUser('employer', (context, user, { id, input, step, version }) =>
    updateDraft(context, user, {
      id,
      input: { ...input, ...(step != null && { step }) },
      version: version ?? undefined,
    }),
  ),
  deleteJobDraft: asUser('employer', (context, user, { id }) => deleteDraft(context, user, id)),
  publishJobDraft: asUser('employer', (context, user, { id }) => publishDraft(context, user, id)),
  deactivateJob: asUser('employer', (context, user, { id }) => deactivateJob(context, user, id)),
  deleteJob: asUser('employer', (context, user, { id }) => deleteJob(context, user, id)),
  commitJobDocument: asUser('employer', commitDocument),
  removeJobDocument: asUser('employer', (context, user, { id }) => removeDocument(context, user, id)),
  reviewJob: asOperator(reviewJob),
  takeDownJob: asOperator(takeDownJob),
  reannounceJobs: asOperator(({ reannounce }) => reannounce.start()),
  addFeed: asOperator((context, { input }) => addFeed(context, input)),
  removeFeed: asOperator((context, { name }) => removeFeed(context, name)),
  runFeed: asOperator((context, { name, acceptLosses }) => runFeed(context, name, acceptLosses)),
};

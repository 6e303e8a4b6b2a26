import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { addFavorite } from '../actions/add-favorite.ts';
import { commitDocument, removeDocument } from '../actions/commit-document.ts';
import { createDraft } from '../actions/create-draft.ts';
import { deactivateJob } from '../actions/deactivate-job.ts';
import { deleteDraft } from '../actions/delete-draft.ts';
import { deleteJob } from '../actions/delete-job.ts';
import { postJob } from '../actions/post-job.ts';
import { publishDraft } from '../actions/publish-draft.ts';
import { reannounceJobs } from '../actions/reannounce-jobs.ts';
import { renewJob } from '../actions/renew-job.ts';
import { removeFavorite } from '../actions/remove-favorite.ts';
import { reportJob } from '../actions/report-job.ts';
import { reviewJob, takeDownJob } from '../actions/review-job.ts';
import { updateDraft } from '../actions/update-draft.ts';
import { updateJob } from '../actions/update-job.ts';

export const Mutation: MutationResolvers = {
  addFavorite: (_parent, { jobId, notes }, context) =>
    addFavorite(context, requireUser(context.caller, 'student'), jobId, { notes }),
  removeFavorite: (_parent, { id }, context) => removeFavorite(context, requireUser(context.caller, 'student'), id),
  reportJob: (_parent, { id, ...input }, context) => reportJob(context, requireUser(context.caller), id, input),
  closeJobReports: (_parent, { jobId }, context) => (
    requireOperator(context.caller), context.reports.close(jobId, context.clock())
  ),
  postJob: (_parent, { input, idempotencyKey }, context) =>
    postJob(context, requireUser(context.caller, 'employer'), input, idempotencyKey ?? undefined),
  updateJob: (_parent, { id, input, version }, context) =>
    updateJob(context, requireUser(context.caller, 'employer'), { id, input, version: version ?? undefined }),
  renewJob: (_parent, { id }, context) => renewJob(context, requireUser(context.caller, 'employer'), id),
  createJobDraft: (_parent, { input, step, idempotencyKey }, context) =>
    createDraft(context, requireUser(context.caller, 'employer'), { ...input, step }, idempotencyKey ?? undefined),
  updateJobDraft: (_parent, { id, input, step, version }, context) =>
    updateDraft(context, requireUser(context.caller, 'employer'), {
      id,
      input: { ...input, ...(step != null && { step }) },
      version: version ?? undefined,
    }),
  deleteJobDraft: (_parent, { id }, context) => deleteDraft(context, requireUser(context.caller, 'employer'), id),
  publishJobDraft: (_parent, { id }, context) => publishDraft(context, requireUser(context.caller, 'employer'), id),
  deactivateJob: (_parent, { id }, context) => deactivateJob(context, requireUser(context.caller, 'employer'), id),
  deleteJob: (_parent, { id }, context) => deleteJob(context, requireUser(context.caller, 'employer'), id),
  commitJobDocument: (_parent, args, context) => commitDocument(context, requireUser(context.caller, 'employer'), args),
  removeJobDocument: (_parent, { id }, context) => removeDocument(context, requireUser(context.caller, 'employer'), id),
  reviewJob: (_parent, args, context) => (requireOperator(context.caller), reviewJob(context, args)),
  takeDownJob: (_parent, args, context) => (requireOperator(context.caller), takeDownJob(context, args)),
  reannounceJobs: (_parent, _args, context) => (requireOperator(context.caller), reannounceJobs(context)),
};

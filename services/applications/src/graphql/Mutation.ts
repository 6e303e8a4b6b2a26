import { asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { applyForJob } from '../actions/apply-for-job.ts';
import { changeStatus } from '../actions/change-status.ts';
import { withdrawOwn } from '../actions/withdraw.ts';

export const Mutation: MutationResolvers = {
  applyForJob: asUser('student', (context, user, { jobId }) => applyForJob(context, user, jobId)),
  withdrawApplication: asUser('student', (context, user, { id }) => withdrawOwn(context, user, id)),
  changeApplicationStatus: asUser('employer', (context, user, { id, status, version }) =>
    changeStatus(context, user, { id, status, version: version ?? undefined }),
  ),
};

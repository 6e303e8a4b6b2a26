import { asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { applyForJob } from '../actions/apply-for-job.ts';
import { changeStatus } from '../actions/change-status.ts';
import { noteApplication } from '../actions/note-application.ts';
import { undoMove } from '../actions/undo-move.ts';
import { withdrawMailed } from '../actions/mailed-application.ts';
import { withdrawOwn } from '../actions/withdraw.ts';

export const Mutation: MutationResolvers = {
  applyForJob: asUser('student', (context, user, { jobId, idempotencyKey }) =>
    applyForJob(context, user, jobId, idempotencyKey ?? undefined),
  ),
  withdrawApplication: asUser('student', (context, user, { id }) => withdrawOwn(context, user, id)),
  withdrawMailedApplication: (_parent, { token }, context) => withdrawMailed(context, token),
  undoApplicationMove: asUser('employer', undoMove),
  noteApplication: asUser('employer', noteApplication),
  changeApplicationStatus: asUser('employer', (context, user, { version, ...step }) =>
    changeStatus(context, user, { ...step, version: version ?? undefined }),
  ),
};

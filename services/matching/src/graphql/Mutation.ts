import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { answerMatch, studentOf } from '../actions/answer-match.ts';
import { keepCheck, removeCheck } from '../actions/keep-check.ts';
import { noteShift, removeShift } from '../actions/note-shift.ts';
import { replayDigests } from '../actions/replay-digests.ts';
import { runMatching } from '../actions/run-matching.ts';
import { wantDigest } from '../actions/subscribe.ts';
import { updatePreferences } from '../actions/update-preferences.ts';

export const Mutation: MutationResolvers = {
  updatePreferences: asUser('student', (context, user, { input }) => updatePreferences(context, user.id, input)),
  updateMailPreferences: async (_parent, { token, input }, context) =>
    updatePreferences(context, await studentOf(context, context.caller, token), input),
  noteShift: asUser('student', (context, user, { input }) => noteShift(context, user.id, input)),
  removeShift: asUser('student', (context, user, { id }) => removeShift(context, user.id, id)),
  keepCheck: asUser('student', async (context, user, { input }) => [...(await keepCheck(context, user.id, input))]),
  removeCheck: asUser('student', async (context, user, { id }) => [...(await removeCheck(context, user.id, id))]),
  answerMatch: async (_parent, { jobId, answer, token }, context) => {
    const student = await studentOf(context, context.caller, token);
    return answerMatch(context, student, jobId, answer);
  },
  runMatching: asOperator((context, { day, studentId }) =>
    runMatching(context, { day: day ?? undefined, studentId: studentId ?? undefined }),
  ),
  replayDigests: asOperator((context, { day }) => replayDigests(context, day)),
  unsubscribe: (_parent, { token }, context) => wantDigest(context, token, false),
  resubscribe: (_parent, { token }, context) => wantDigest(context, token, true),
};

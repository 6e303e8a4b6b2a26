import { requireOperator, requireUser } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { explainMatching } from '../actions/explain-matching.ts';

export const Query: QueryResolvers = {
  myPreferences: (_parent, _args, context) => context.students.preferences(requireUser(context.caller, 'student').id),
  dryRunMatching: async (_parent, { day, studentId, first }, context) => {
    requireOperator(context.caller);
    return [...(await explainMatching(context, { day: day ?? undefined, studentId: studentId ?? undefined, first }))];
  },
};

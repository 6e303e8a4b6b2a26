import { requireOperator } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { explainMatching } from '../actions/explain-matching.ts';

export const Query: QueryResolvers = {
  dryRunMatching: async (_parent, { day, studentId, first }, context) => {
    requireOperator(context.caller);
    return [...(await explainMatching(context, { day: day ?? undefined, studentId: studentId ?? undefined, first }))];
  },
};

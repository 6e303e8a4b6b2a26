import { requireOperator } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { countAssessments } from '../actions/count-assessments.ts';

export const Query: QueryResolvers = {
  assessmentCounts: (_parent, _args, context) => (requireOperator(context.caller), countAssessments(context)),
};

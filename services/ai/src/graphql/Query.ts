import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { countAssessments } from '../actions/count-assessments.ts';
import { suggestSkills } from '../actions/suggest-skills.ts';

export const Query: QueryResolvers = {
  skillSuggestions: (_parent, { query, about }, { caller }) => {
    requireUser(caller);
    return [...suggestSkills(query, about ?? '')];
  },
  assessmentCounts: (_parent, _args, context) => (requireOperator(context.caller), countAssessments(context)),
};

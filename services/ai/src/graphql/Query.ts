import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { countAssessments } from '../actions/count-assessments.ts';
import { suggestSkills } from '../actions/suggest-skills.ts';

export const Query: QueryResolvers = {
  skillSuggestions: asUser('any', (_context, _user, { query, about }) => [...suggestSkills(query, about ?? '')]),
  assessmentCounts: asOperator(countAssessments),
};

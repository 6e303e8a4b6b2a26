import { asOperator, asUser } from '@waratah/kit/security/guards';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { adOpenTo } from '../actions/ad-open-to.ts';
import { countAssessments } from '../actions/count-assessments.ts';
import { suggestSkills } from '../actions/suggest-skills.ts';

export const Query: QueryResolvers = {
  adOpenTo: asUser('employer', async (context, user, { input }) =>
    (await adOpenTo(context, user, input)).map((opening) => ({ ...opening, label: visaLabelOf(opening.visa) })),
  ),
  skillSuggestions: asUser('any', (_context, _user, { query, about }) => [...suggestSkills(query, about ?? '')]),
  assessmentCounts: asOperator(countAssessments),
};

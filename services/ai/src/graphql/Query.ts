import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { checkAd } from '../actions/check-ad.ts';
import { readOwnAd } from '../actions/read-own-ad.ts';
import { countAssessments } from '../actions/count-assessments.ts';
import { type MyResume, readMyResume } from '../actions/read-my-resume.ts';
import { suggestSkills } from '../actions/suggest-skills.ts';

/** Copies lists, because the generated types are mutable. */
const forGraph = ({ uploadedAt, skills, education, experience, languages, licences }: MyResume) => ({
  uploadedAt,
  skills: [...skills],
  education: [...education],
  experience: [...experience],
  languages: [...languages],
  licences: [...licences],
});

const named = (openings: readonly VisaOpening[]) =>
  openings.map((opening) => ({ ...opening, label: visaLabelOf(opening.visa) }));

export const Query: QueryResolvers = {
  writtenAd: asUser('employer', async (context, user, { input }) => {
    const { reading, openings, contradictions } = await readOwnAd(context, user, input);
    return { reading, openings: named(openings), contradictions: [...contradictions] };
  }),
  checkAd: async (_parent, { input }, context) => {
    const { text, marks, reading, openings } = await checkAd(context, input);
    return { text, marks: [...marks], reading, openings: named(openings) };
  },
  skillSuggestions: asUser('any', (_context, _user, { query, about }) => [...suggestSkills(query, about ?? '')]),
  myResume: asUser('student', async (context, user) => {
    const form = await readMyResume(context, user);
    return form ? forGraph(form) : null;
  }),
  assessmentCounts: asOperator(countAssessments),
};

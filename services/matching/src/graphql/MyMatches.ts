import type { MyMatchesResolvers } from '../__generated__/resolvers.ts';
import { myLeftOut, myOutlook, myProfileSteps } from '../actions/my-matches.ts';

export const MyMatches: MyMatchesResolvers = {
  day: ({ digest }) => digest?.day ?? null,
  matches: ({ studentId, lines, answers }) =>
    lines.map((match) => ({ student: studentId, match, given: answers.get(match.id) })),
  profileSteps: async ({ studentId }, _args, context) => [...(await myProfileSteps(context, studentId))],
  leftOut: async ({ studentId }, _args, context) =>
    (await myLeftOut(context, studentId)).map(({ text, jobIds }) => ({ text, jobIds: [...jobIds] })),
  outlook: async ({ studentId }, _args, context) => (await myOutlook(context, studentId)) ?? null,
};

import type { MyMatchesResolvers } from '../__generated__/resolvers.ts';
import { myOutlook } from '../actions/my-matches.ts';

export const MyMatches: MyMatchesResolvers = {
  day: ({ digest }) => digest?.day ?? null,
  matches: ({ digest, answers }) => (digest?.jobs ?? []).map((match) => ({ match, answer: answers.get(match.id) })),
  outlook: async ({ studentId }, _args, context) => (await myOutlook(context, studentId)) ?? null,
};

import { asOperator, asUser } from '@waratah/kit/security/guards';
import { lawTable } from '@waratah/vocabulary/law/rules';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { readMatch, studentOf } from '../actions/answer-match.ts';
import { explainMatching } from '../actions/explain-matching.ts';
import { matchingDay } from '../actions/matching-day.ts';
import { myFortnight, myShiftCalendar } from '../actions/my-fortnight.ts';
import { suggestTrades } from '../actions/suggest-trades.ts';
import { myMatches, recommendedJobs } from '../actions/my-matches.ts';

export const Query: QueryResolvers = {
  workRules: () => [...lawTable],
  mailPreferences: async (_parent, { token }, context) =>
    context.students.preferences(await studentOf(context, context.caller, token)),
  myMatches: asUser('student', myMatches),
  myFortnight: asUser('student', myFortnight),
  myChecks: asUser('student', (context, user) => context.keptChecks.ofStudent(user.id)),
  myShiftCalendar: asUser('student', myShiftCalendar),
  recommendedJobs: asUser('student', async (context, user) =>
    (await recommendedJobs(context, user)).map((id) => ({ id })),
  ),
  mailMatch: async (_parent, { token, jobId }, context) =>
    readMatch(context, await studentOf(context, context.caller, token), jobId),
  myPreferences: asUser('student', (context, user) => context.students.preferences(user.id)),
  tradeSuggestions: asUser('any', (_context, _user, { query }) => suggestTrades(query)),
  matchingDay: asOperator(async (context, { day }) => {
    const { plannedAt, ...rest } = await matchingDay(context, day ?? undefined);
    return { ...rest, plannedAt: plannedAt?.toISOString() ?? null };
  }),
  dryRunMatching: asOperator(async (context, { day, studentId, first }) => [
    ...(await explainMatching(context, { day: day ?? undefined, studentId: studentId ?? undefined, first })),
  ]),
};

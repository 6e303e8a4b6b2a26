import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import { workRules } from '@waratah/vocabulary/law/rules';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { sentMatch, studentOf } from '../actions/answer-match.ts';
import { explainMatching } from '../actions/explain-matching.ts';
import { matchingDay } from '../actions/matching-day.ts';
import { myMatches, recommendedJobs } from '../actions/my-matches.ts';

export const Query: QueryResolvers = {
  workRules: () => [...workRules],
  mailPreferences: async (_parent, { token }, context) =>
    context.students.preferences(await studentOf(context, context.caller, token)),
  myMatches: (_parent, _args, context) => myMatches(context, requireUser(context.caller, 'student')),
  recommendedJobs: async (_parent, _args, context) =>
    (await recommendedJobs(context, requireUser(context.caller, 'student'))).map((id) => ({ id })),
  mailMatch: async (_parent, { token, jobId }, context) => ({
    match: await sentMatch(context, await studentOf(context, context.caller, token), jobId),
    answer: undefined,
  }),
  myPreferences: (_parent, _args, context) => context.students.preferences(requireUser(context.caller, 'student').id),
  matchingDay: async (_parent, { day }, context) => {
    requireOperator(context.caller);
    const { plannedAt, ...rest } = await matchingDay(context, day ?? undefined);
    return { ...rest, plannedAt: plannedAt?.toISOString() ?? null };
  },
  dryRunMatching: async (_parent, { day, studentId, first }, context) => {
    requireOperator(context.caller);
    return [...(await explainMatching(context, { day: day ?? undefined, studentId: studentId ?? undefined, first }))];
  },
};

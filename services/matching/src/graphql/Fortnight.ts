import type { FortnightResolvers, WeekOfWorkResolvers } from '../__generated__/resolvers.ts';

export const Fortnight: FortnightResolvers = {
  limit: ({ limit }) => limit ?? null,
  noWorkBecause: ({ noWorkBecause }) => noWorkBecause ?? null,
  question: ({ question }) => question ?? null,
  noLimitBecause: ({ noLimitBecause }) => noLimitBecause ?? null,
  tighter: ({ tighter }) => tighter ?? null,
  both: ({ both }) => [...both],
  weeks: ({ weeks }) => [...weeks],
  shifts: ({ shifts }) => [...shifts],
};

export const WeekOfWork: WeekOfWorkResolvers = {
  days: ({ days }) => [...days],
};

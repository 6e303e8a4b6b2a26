import type { ImportRunResolvers } from '../__generated__/resolvers.ts';
import { progressOf } from '../actions/follow-import.ts';

export const ImportRun: ImportRunResolvers = {
  id: ({ _id }) => _id,
  feed: ({ feed }) => feed ?? null,
  name: ({ name, url }) => (url ? new URL(url).host : name),
  problem: ({ problem }) => problem ?? null,
  reasons: ({ reasons }) => [...reasons],
  ignoredColumns: ({ ignoredColumns }) => [...ignoredColumns],
  keptBecause: ({ keptBecause }) => keptBecause ?? null,
  share: (run) => progressOf(run).share,
  rowsPerSecond: ({ rowsPerSecond }) => rowsPerSecond ?? null,
  secondsLeft: ({ secondsLeft }) => secondsLeft ?? null,
  endedAt: ({ endedAt }) => endedAt ?? null,
};

import type { FeedResolvers } from '../__generated__/resolvers.ts';

export const Feed: FeedResolvers = {
  name: ({ _id }) => _id,
  host: ({ url }) => (url ? new URL(url).host : null),
  source: ({ options }) => options.website,
  schedule: ({ schedule }) => schedule ?? null,
  nextAt: ({ nextAt }) => nextAt ?? null,
  ads: ({ _id }, _args, { feeds }) => feeds.countAds(_id),
  lastRun: ({ _id }, _args, { imports }) => imports.latestOf(_id),
};

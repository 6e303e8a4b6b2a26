import type { KeptCheckResolvers } from '../__generated__/resolvers.ts';

export const KeptCheck: KeptCheckResolvers = {
  link: ({ link }) => link || null,
  warnings: ({ warnings }) => [...warnings],
};

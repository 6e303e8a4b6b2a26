import type { SavedSearchResolvers } from '../__generated__/resolvers.ts';

export const SavedSearch: SavedSearchResolvers = {
  id: ({ _id }) => _id,
};

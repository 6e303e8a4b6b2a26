import type { FavoriteResolvers } from '../__generated__/resolvers.ts';
import { readReference } from '../actions/read-job.ts';

export const Favorite: FavoriteResolvers = {
  id: (favorite) => favorite._id,
  job: ({ jobId }, _args, context) => readReference(context, context.caller, jobId),
};

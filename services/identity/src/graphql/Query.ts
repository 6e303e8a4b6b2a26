import { requireUser } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { currentUser } from '../actions/current-user.ts';

export const Query: QueryResolvers = {
  me: (_parent, _args, context) => currentUser(context, requireUser(context.caller)),
};

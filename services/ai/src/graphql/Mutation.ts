import { requireOperator } from '@waratah/kit/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { reassessAll } from '../actions/reassess-all.ts';

export const Mutation: MutationResolvers = {
  reassess: (_parent, _args, context) => (requireOperator(context.caller), reassessAll(context)),
};

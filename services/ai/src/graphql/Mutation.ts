import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { generateDescription } from '../actions/generate-description.ts';
import { reassessAll } from '../actions/reassess-all.ts';

export const Mutation: MutationResolvers = {
  generateJobDescription: (_parent, { input, model }, context) =>
    generateDescription(context, requireUser(context.caller, 'employer'), input, { model: model ?? undefined }),
  reassess: (_parent, _args, context) => (requireOperator(context.caller), reassessAll(context)),
};

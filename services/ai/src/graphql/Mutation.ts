import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { generateDescription } from '../actions/generate-description.ts';
import { reassessAll } from '../actions/reassess-all.ts';

export const Mutation: MutationResolvers = {
  generateJobDescription: asUser('employer', (context, user, { input, model }) =>
    generateDescription(context, user, input, { model: model ?? undefined }),
  ),
  reassess: asOperator(reassessAll),
};

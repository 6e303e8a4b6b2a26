import { requireOperator } from '@waratah/kit/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { liftSuppression, reportAddress } from '../actions/report-address.ts';

export const Mutation: MutationResolvers = {
  reportMailAddress: (_parent, report, context) => (requireOperator(context.caller), reportAddress(context, report)),
  liftMailSuppression: (_parent, { address }, context) => (
    requireOperator(context.caller), liftSuppression(context, address)
  ),
};

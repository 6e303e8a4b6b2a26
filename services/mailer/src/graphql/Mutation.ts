import { asOperator } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { confirmSubscription } from '../actions/confirm-subscription.ts';
import { joinList } from '../actions/join-list.ts';
import { leaveList } from '../actions/leave-list.ts';
import { liftSuppression, liftSuppressions } from '../actions/lift-suppressions.ts';
import { reportAddress } from '../actions/report-address.ts';
import { writeToList } from '../actions/write-to-list.ts';

export const Mutation: MutationResolvers = {
  joinMailingList: (_parent, form, context) => joinList(context, form),
  confirmMailingList: (_parent, { token }, context) => confirmSubscription(context, token),
  leaveMailingList: (_parent, { token }, context) => leaveList(context, token),
  writeToMailingList: asOperator(writeToList),
  reportMailAddress: asOperator(reportAddress),
  liftMailSuppression: asOperator(liftSuppression),
  liftMailSuppressions: asOperator(liftSuppressions),
};

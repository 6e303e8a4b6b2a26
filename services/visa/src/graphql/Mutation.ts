import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { commitDocument } from '../actions/commit-document.ts';
import { decideVerification } from '../actions/decide-verification.ts';
import { openDocument } from '../actions/open-document.ts';
import { requestVerification } from '../actions/request-verification.ts';
import { revokeVerification } from '../actions/revoke-verification.ts';
import { shareVisa } from '../actions/share-visa.ts';
import { reviewerOf } from './reviewer-of.ts';

export const Mutation: MutationResolvers = {
  commitVisaDocument: asUser('student', commitDocument),
  requestVisaVerification: asUser('student', (context, user, { input }) => requestVerification(context, user, input)),
  shareVisa: asUser('student', shareVisa),
  openVisaDocument: asOperator((context, { studentId }) =>
    openDocument(context, reviewerOf(context.caller), studentId),
  ),
  decideVisaVerification: asOperator((context, decision) =>
    decideVerification(context, reviewerOf(context.caller), decision),
  ),
  revokeVisaVerification: asOperator((context, revocation) =>
    revokeVerification(context, reviewerOf(context.caller), revocation),
  ),
  reannounceVerifications: asOperator(({ reannounce }) => reannounce.start()),
};

import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { commitDocument } from '../actions/commit-document.ts';
import { decideVerification } from '../actions/decide-verification.ts';
import { openDocument } from '../actions/open-document.ts';
import { reannounce } from '../actions/reannounce.ts';
import { requestVerification } from '../actions/request-verification.ts';
import { reviewerOf } from './reviewer-of.ts';

export const Mutation: MutationResolvers = {
  commitVisaDocument: asUser('student', commitDocument),
  requestVisaVerification: asUser('student', (context, user, { input }) => requestVerification(context, user, input)),
  openVisaDocument: asOperator((context, { studentId }) =>
    openDocument(context, reviewerOf(context.caller), studentId),
  ),
  decideVisaVerification: asOperator((context, decision) =>
    decideVerification(context, reviewerOf(context.caller), decision),
  ),
  reannounceVerifications: asOperator(reannounce),
};

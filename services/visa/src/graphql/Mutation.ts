import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { commitDocument } from '../actions/commit-document.ts';
import { decideVerification } from '../actions/decide-verification.ts';
import { openDocument } from '../actions/open-document.ts';
import { reannounce } from '../actions/reannounce.ts';
import { requestVerification } from '../actions/request-verification.ts';
import { reviewerOf } from './reviewer-of.ts';

export const Mutation: MutationResolvers = {
  commitVisaDocument: (_parent, upload, context) =>
    commitDocument(context, requireUser(context.caller, 'student'), upload),
  requestVisaVerification: (_parent, { input }, context) =>
    requestVerification(context, requireUser(context.caller, 'student'), input),
  openVisaDocument: (_parent, { studentId }, context) => openDocument(context, reviewerOf(context.caller), studentId),
  decideVisaVerification: (_parent, wish, context) => decideVerification(context, reviewerOf(context.caller), wish),
  reannounceVerifications: (_parent, _args, context) => (requireOperator(context.caller), reannounce(context)),
};

import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { linkTo } from '../actions/document-link.ts';
import { myVerification } from '../actions/my-verification.ts';
import { oneReview, waitingReviews } from '../actions/reviews.ts';

export const Query: QueryResolvers = {
  visaStatus: (_parent, _args, context) => myVerification(context, requireUser(context.caller, 'student')),
  visaDocuments: async (_parent, _args, context) => {
    const { document } = await myVerification(context, requireUser(context.caller, 'student'));
    return { vevo: { resolvedUrl: await linkTo(context, document) } };
  },
  visaReviews: (_parent, { first, after }, context) => (
    requireOperator(context.caller), waitingReviews(context, first, after ?? undefined)
  ),
  visaReview: (_parent, { studentId }, context) => (requireOperator(context.caller), oneReview(context, studentId)),
};

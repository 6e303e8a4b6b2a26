import { asOperator, asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { linkTo } from '../actions/document-link.ts';
import { myVerification } from '../actions/my-verification.ts';
import { oneReview, waitingReviews } from '../actions/reviews.ts';

export const Query: QueryResolvers = {
  visaStatus: asUser('student', myVerification),
  visaDocuments: asUser('student', async (context, user) => {
    const { document } = await myVerification(context, user);
    return { vevo: { resolvedUrl: await linkTo(context, document) } };
  }),
  visaReviews: asOperator((context, { first, after }) => waitingReviews(context, first, after ?? undefined)),
  visaReview: asOperator((context, { studentId }) => oneReview(context, studentId)),
  reannouncedVerifications: asOperator(({ reannounce }) => reannounce.progress()),
};

import type { VisaReviewResolvers } from '../__generated__/resolvers.ts';
import { hasSeen } from '../domain/verification.ts';
import { reviewerOf } from './reviewer-of.ts';

export const VisaReview: VisaReviewResolvers = {
  studentId: ({ verification }) => verification._id,
  version: ({ verification }) => verification.revision,
  status: ({ verification }) => verification.status,
  studentName: ({ student }) => student?.fullName ?? '',
  declaredSubclass: ({ student }) => student?.visaSubclass ?? '',
  visaSubclass: ({ verification }) => verification.request?.visaSubclass ?? '',
  visaExpiry: ({ verification }) => verification.request?.visaExpiry ?? null,
  submittedAt: ({ verification: { request } }) => request?.at ?? new Date(0),
  documentName: ({ verification }) => verification.document?.name ?? null,
  documentType: ({ verification }) => verification.document?.type ?? null,
  documentSize: ({ verification }) => verification.document?.sizeBytes ?? null,
  openedByMe: ({ verification }, _args, { caller }) => hasSeen(verification, reviewerOf(caller)),
  firstApproval: ({ verification: { firstApproval } }, _args, { caller }) =>
    firstApproval ? { at: firstApproval.at, mine: firstApproval.reviewer === reviewerOf(caller) } : null,
  views: ({ verification }) => [...verification.views],
  decisions: ({ verification }) => [...verification.decisions],
};

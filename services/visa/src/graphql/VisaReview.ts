import type { VisaReviewResolvers } from '../__generated__/resolvers.ts';

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
  views: ({ verification }) => [...verification.views],
  decisions: ({ verification }) => [...verification.decisions],
};

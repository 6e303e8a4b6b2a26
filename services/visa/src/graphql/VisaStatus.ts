import type { VisaStatusResolvers } from '../__generated__/resolvers.ts';
import { linkTo } from '../actions/document-link.ts';
import { messageOf } from '../domain/status-message.ts';

export const VisaStatus: VisaStatusResolvers = {
  verificationStatus: ({ status }) => status,
  hasVerification: ({ request }) => request !== undefined,
  verificationMessage: (verification) => messageOf(verification),
  vevoDocumentUrl: ({ document }, _args, context) => linkTo(context, document),
  documentName: ({ document }) => document?.name ?? null,
  documentUploadedAt: ({ document }) => document?.at ?? null,
  documentDecided: ({ document }) => document?.decided ?? false,
  documentKeptUntil: ({ document }) => document?.removeAt ?? null,
  submittedAt: ({ request }) => request?.at ?? null,
  visaSubclass: ({ verified, request }) => (verified ?? request)?.visaSubclass ?? null,
  visaExpiry: ({ verified, request }) => (verified ?? request)?.visaExpiry ?? null,
  conditions: ({ verified }) => [...(verified?.conditions ?? [])],
  decidedAt: ({ decisions }) => decisions[0]?.at ?? null,
  sharedSince: ({ sharedSince }) => sharedSince ?? null,
  rejectionReason: ({ decisions }) => decisions[0]?.reason ?? null,
};

import type { VisaDecisionResolvers } from '../__generated__/resolvers.ts';

export const VisaDecision: VisaDecisionResolvers = {
  reviewer: ({ reviewer }) => (typeof reviewer === 'number' ? reviewer : null),
  visaSubclass: ({ visaSubclass }) => visaSubclass ?? null,
  visaExpiry: ({ visaExpiry }) => visaExpiry ?? null,
  conditions: ({ conditions }) => [...conditions],
  firstReviewer: ({ firstReviewer }) => (typeof firstReviewer === 'number' ? firstReviewer : null),
  revoked: ({ revoked }) => revoked ?? false,
  reason: ({ reason }) => reason ?? null,
};

import type { VisaDecisionResolvers } from '../__generated__/resolvers.ts';

export const VisaDecision: VisaDecisionResolvers = {
  reviewer: ({ reviewer }) => (typeof reviewer === 'number' ? reviewer : null),
  visaSubclass: ({ visaSubclass }) => visaSubclass ?? null,
  visaExpiry: ({ visaExpiry }) => visaExpiry ?? null,
  conditions: ({ conditions }) => [...conditions],
  reason: ({ reason }) => reason ?? null,
};

import type { PreferencesResolvers } from '../__generated__/resolvers.ts';

export const Preferences: PreferencesResolvers = {
  workTypes: ({ workTypes }) => [...workTypes],
  states: ({ states }) => [...states],
  breaks: ({ breaks }) => [...breaks],
  hoursWanted: ({ hoursWanted }) => hoursWanted ?? null,
  payFloor: ({ payFloor }) => payFloor ?? null,
  visaExpiry: ({ visaExpiry }) => visaExpiry ?? null,
};

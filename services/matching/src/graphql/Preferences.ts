import type { PreferencesResolvers } from '../__generated__/resolvers.ts';

export const Preferences: PreferencesResolvers = {
  visaType: ({ visaType }) => visaType || null,
  workTypes: ({ workTypes }) => [...workTypes],
  states: ({ states }) => [...states],
  daysWanted: ({ daysWanted }) => [...daysWanted],
  timesWanted: ({ timesWanted }) => [...timesWanted],
  pausedUntil: ({ pausedUntil }) => pausedUntil ?? null,
  breaks: ({ breaks }) => [...breaks],
  hoursWanted: ({ hoursWanted }) => hoursWanted ?? null,
  payFloor: ({ payFloor }) => payFloor ?? null,
  visaExpiry: ({ visaExpiry }) => visaExpiry ?? null,
  courseLevel: ({ courseLevel }) => courseLevel ?? null,
  courseBegins: ({ courseBegins }) => courseBegins ?? null,
  courseEnds: ({ courseEnds }) => courseEnds ?? null,
  earlierRights: (preferences) => preferences.earlierRights ?? null,
  employer: ({ employer }) => employer ?? null,
  employerSince: ({ employerSince }) => employerSince ?? null,
  employmentEnded: ({ employmentEnded }) => employmentEnded ?? null,
  workGranted: ({ workGranted }) => workGranted ?? null,
};

import type { PersonResolvers } from '../__generated__/resolvers.ts';

export const Person: PersonResolvers = {
  id: (user) => user._id,
  visaStatus: (user) => user.visaStatus ?? null,
  university: (user) => user.university ?? null,
  degree: (user) => user.degree ?? null,
  citySuburb: (user) => user.citySuburb ?? null,
  companyName: (user) => user.companyName ?? null,
  companyAbn: (user) => user.companyAbn ?? null,
  companyWebsite: (user) => user.companyWebsite ?? null,
  suspension: ({ suspension }) => suspension && { ...suspension, by: suspension.by ?? null },
  sessions: (user, _args, { sessions, clock }) => sessions.latestOf(user._id, clock()),
};

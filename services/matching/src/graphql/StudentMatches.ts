import type { MatchResolvers, StudentMatchesResolvers } from '../__generated__/resolvers.ts';

export const StudentMatches: StudentMatchesResolvers = {
  studentId: ({ student }) => student.id,
  fullName: ({ student }) => student.fullName,
  matches: ({ chosen }) => [...chosen.choices],
  funnel: ({ chosen }) => [...chosen.funnel],
  nothingBecause: ({ nothingBecause }) => nothingBecause ?? null,
  relax: ({ relax }) => relax ?? null,
};

export const Match: MatchResolvers = {
  jobId: ({ job }) => job.id,
  title: ({ job }) => job.title,
  companyName: ({ job }) => job.companyName,
  eligibility: ({ question }) => (question ? 'check' : 'eligible'),
  reasons: ({ reasons }) => [...reasons],
  question: ({ question }) => question || null,
};

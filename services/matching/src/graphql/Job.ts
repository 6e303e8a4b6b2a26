import type { JobFitResolvers, JobResolvers } from '../__generated__/resolvers.ts';
import type { Caller } from '@waratah/kit/security/auth';
import { matchOf } from '../actions/answer-match.ts';
import { countInterested, countSent } from '../actions/days-of-job.ts';
import type { JobReference } from '../store/jobs.ts';
import { jobFit } from '../actions/job-fit.ts';

export const Job: JobResolvers = {
  __resolveReference: (reference) => reference,
  fit: async ({ id }, _args, context) =>
    context.caller.kind === 'user' && context.caller.role === 'student'
      ? ((await jobFit(context, context.caller, id)) ?? null)
      : null,
  match: async ({ id }, _args, context) =>
    context.caller.kind === 'user' && context.caller.role === 'student'
      ? ((await matchOf(context, context.caller.id, id)) ?? null)
      : null,
  sentByDay: (job, _args, context) => (isOwner(context.caller, job) ? countSent(context, job.id) : null),
  interestedByDay: (job, _args, context) => (isOwner(context.caller, job) ? countInterested(context, job.id) : null),
};

const isOwner = (caller: Caller, { employerId }: JobReference) => caller.kind === 'user' && caller.id === employerId;

export const JobFit: JobFitResolvers = {
  eligibility: ({ verdict }) => verdict.kind,
  reasons: ({ reasons }) => [...reasons],
  question: ({ asks }) => asks?.question ?? null,
  because: ({ verdict }) => (verdict.kind === 'not_eligible' ? verdict.because : null),
  missing: ({ missing }) => [...missing],
  hoursLeft: ({ hours }) => hours.hoursLeft ?? null,
  hoursLimit: ({ hours }) => hours.hoursLimit ?? null,
};

import type { ApplicantFitResolvers, ApplicationResolvers } from '../__generated__/resolvers.ts';
import { fitOfApplicant } from '../actions/applicant-fit.ts';

export const Application: ApplicationResolvers = {
  __resolveReference: (reference) => reference,
  fit: async (application, _args, context) => (await fitOfApplicant(context, context.caller, application)) ?? null,
};

export const ApplicantFit: ApplicantFitResolvers = {
  reasons: ({ reasons }) => [...reasons],
  hoursAWeek: ({ hours }) => (hours === undefined || hours === 'any' ? null : hours),
  anyHours: ({ hours }) => (hours === undefined ? null : hours === 'any'),
};

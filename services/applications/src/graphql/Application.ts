import type { ApplicationResolvers } from '../__generated__/resolvers.ts';
import { readReference } from '../actions/read-reference.ts';
import { resumeLink } from '../actions/resume-link.ts';
import { nextStatuses } from '../domain/status.ts';

const nobody = { fullName: '', email: '', university: '', degree: '' } as const;

export const Application: ApplicationResolvers = {
  __resolveReference: ({ id }, context) => readReference(context, context.caller, id),
  id: (application) => application._id,
  nextStatuses: ({ status }) => [...nextStatuses(status)],
  job: ({ job: { companyName, ...job } }) => ({ ...job, company: { name: companyName } }),
  user: ({ student }) => student ?? nobody,
  resumeUrl: (application, _args, context) => resumeLink(context, application),
  resumeName: ({ resume }) => resume?.name ?? null,
  jobClosedAt: ({ closed }) => closed?.at ?? null,
  jobClosedReason: ({ closed }) => closed?.reason ?? null,
};

import type { ApplicationResolvers } from '../__generated__/resolvers.ts';
import { readReference } from '../actions/read-reference.ts';
import { resumeLink } from '../actions/resume-link.ts';
import type { Profile } from '../domain/person.ts';
import { nextStatuses } from '../domain/status.ts';

const nobody: Profile = { fullName: '', email: '', university: '', degree: '' };

export const Application: ApplicationResolvers = {
  __resolveReference: ({ id }, context) => readReference(context, context.caller, id),
  id: (application) => application._id,
  nextStatuses: ({ status }) => [...nextStatuses(status)],
  job: ({ job: { companyName, ...job } }) => ({ ...job, company: { name: companyName } }),
  user: ({ student = nobody }) => ({ ...student, languages: [...(student.languages ?? [])] }),
  undoUntil: ({ employerId, move }, _args, { caller }) =>
    caller.kind === 'user' && caller.id === employerId ? (move?.emailAt ?? null) : null,
  resumeUrl: (application, _args, context) => resumeLink(context, application),
  resumeName: ({ resume }) => resume?.name ?? null,
  note: ({ employerId, note }, _args, { caller }) =>
    caller.kind === 'user' && caller.id === employerId ? (note ?? null) : null,
  jobClosedAt: ({ closed }) => closed?.at ?? null,
  withdrawnAt: ({ withdrawn }) => withdrawn?.at ?? null,
  jobClosedReason: ({ closed }) => closed?.reason ?? null,
};

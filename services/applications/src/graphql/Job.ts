import type { JobResolvers } from '../__generated__/resolvers.ts';

export const Job: JobResolvers = {
  __resolveReference: (reference) => reference,
  // An employer gets no count for another employer's ad.
  applicationCount: async ({ id }, _args, { caller, applications, jobs }) => {
    if (caller.kind !== 'user' || caller.role !== 'employer') return null;
    const [count, employer] = await Promise.all([applications.countForJob(caller.id, id), jobs.employerOf(id)]);
    return count ?? (employer === caller.id ? 0 : null);
  },
  application: async ({ id }, _args, { caller, applications }) =>
    caller.kind === 'user' && caller.role === 'student'
      ? ((await applications.ofStudentForJob(caller.id, id)) ?? null)
      : null,
};

import type { JobResolvers } from '../__generated__/resolvers.ts';

export const Job: JobResolvers = {
  __resolveReference: (reference) => reference,
  // An employer gets no count for another employer's ad.
  applicationCount: async ({ id }, _args, { caller, applications, jobs }) => {
    if (caller.kind !== 'user' || caller.role !== 'employer') return null;
    const [count, employer] = await Promise.all([applications.countForJob(caller.id, id), jobs.employerOf(id)]);
    return count ?? (employer === caller.id ? 0 : null);
  },
  appliedByDay: async ({ id }, _args, { caller, applications, jobs, clock }) =>
    caller.kind === 'user' && (await jobs.employerOf(id)) === caller.id
      ? [...(await applications.byDay(caller.id, id, clock()))]
      : null,
  application: async ({ id }, _args, { caller, applications }) =>
    caller.kind === 'user' && caller.role === 'student'
      ? ((await applications.ofStudentForJob(caller.id, id)) ?? null)
      : null,
  withdrawnAt: async ({ id }, _args, { caller, applications }) => {
    if (caller.kind !== 'user' || caller.role !== 'student') return null;
    const [standing, at] = await Promise.all([
      applications.ofStudentForJob(caller.id, id),
      applications.withdrawnForJob(caller.id, id),
    ]);
    return standing ? null : (at ?? null);
  },
};

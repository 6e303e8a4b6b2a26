import { requireUser } from '@waratah/kit/security/auth';
import type { EmployerStatsResolvers } from '../__generated__/resolvers.ts';

export const EmployerStats: EmployerStatsResolvers = {
  /** Always the caller's own numbers, whatever key was requested. */
  __resolveReference: async (_reference, { caller, applications }) => {
    const { id: employerId } = requireUser(caller, 'employer');
    const { total, pending } = await applications.numbersOf(employerId);
    return { employerId, totalApplications: total, pendingApplications: pending };
  },
};

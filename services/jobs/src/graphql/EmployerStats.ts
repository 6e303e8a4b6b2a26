import { requireUser } from '@waratah/kit/security/auth';
import type { EmployerStatsResolvers } from '../__generated__/resolvers.ts';
import { employerStats } from '../actions/employer-dashboard.ts';

export const EmployerStats: EmployerStatsResolvers = {
  /** Always the caller's own numbers, whatever key was requested. */
  __resolveReference: (_reference, context) => employerStats(context, requireUser(context.caller, 'employer')),
};

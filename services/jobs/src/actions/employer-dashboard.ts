import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';

/** The employer's numbers and newest ads, in one query. */
export const employerDashboard = async ({ jobs, clock }: Context, caller: UserCaller) => {
  const { recent, ...counts } = await jobs.dashboardOf(caller.id, clock());
  return { stats: { employerId: caller.id, ...counts }, recentJobs: recent };
};

/** Only the numbers, for references from other services. */
export const employerStats = async (context: Context, caller: UserCaller) =>
  (await employerDashboard(context, caller)).stats;

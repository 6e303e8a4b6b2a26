import type { Context } from '../context.ts';
import type { Assessment } from '../domain/job.ts';
import type { Circumstances, Employer } from '../domain/moderation.ts';

/** Everything that decides whether an employer's ad is shown at once. */
export const circumstancesOf = async (
  { jobs, moderation }: Context,
  employerId: number,
  employer: Employer | null,
  assessment?: Assessment,
): Promise<Circumstances> => ({
  moderation,
  emailVerified: employer?.emailVerified ?? false,
  abn: employer?.abn ?? '',
  established: await jobs.hasApproved(employerId),
  takenDown: await jobs.hasTakenDown(employerId),
  signals: assessment?.signals ?? [],
  rejectedBefore: false,
  suspended: employer?.suspended ?? false,
});

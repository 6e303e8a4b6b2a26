import type { User } from '@waratah/events/identity/v1';
import type { Context } from '../context.ts';
import { releaseJob } from './release-job.ts';

/** Copies an employer's account and updates the employer's ads to match. Other roles are ignored. */
export const followEmployer = async (context: Context, user: User) => {
  if (user.profile.case !== 'company') return;
  const { id, version, email, emailVerified, fullName, suspended } = user;
  const { name: companyName, abn } = user.profile.value;
  await context.employers.save({ _id: id, version, emailVerified, companyName, abn, email, fullName, suspended });
  for (const jobId of await context.jobs.idsOfEmployer(id)) await releaseJob(context, jobId);
};

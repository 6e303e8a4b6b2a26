import type { Context } from '../context.ts';
import type { Employer } from '../domain/moderation.ts';
import { releaseJob } from './release-job.ts';

/** Takes over news of an employer and brings the employer's ads up to date with it. */
export const followEmployer = async (context: Context, news: Employer) => {
  await context.employers.save(news);
  for (const id of await context.jobs.idsOfEmployer(news._id)) await releaseJob(context, id);
};

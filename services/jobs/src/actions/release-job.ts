import type { Context } from '../context.ts';
import { ownedBy, released, withCompanyName, unchanged } from '../domain/lifecycle.ts';
import { changeJob } from './change-job.ts';
import { circumstancesOf } from './circumstances.ts';

/**
 * Updates an ad after a change of its employer: the company's name, the verified email that it waited for, a
 * suspension.
 */
export const releaseJob = async (context: Context, id: number) =>
  changeJob(context, id, async (job, assessment) => {
    const employer = job.employerId === undefined ? null : await context.employers.byId(job.employerId);
    if (!employer) return unchanged(job);
    const now = context.clock();
    const circumstances = await circumstancesOf(context, employer._id, employer, assessment);
    const [owned, first] = ownedBy(job, employer, now);
    const [named, nameEvents] = withCompanyName(owned, employer.companyName, context.localities, now);
    const [free, moreNews] = employer.emailVerified ? released(named, circumstances, now) : unchanged(named);
    return [free, [...first, ...nameEvents, ...moreNews]];
  });

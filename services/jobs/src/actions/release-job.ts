import type { Context } from '../context.ts';
import { ownedBy, released, renamed, unchanged } from '../domain/lifecycle.ts';
import { circumstancesOf } from './circumstances.ts';

/** Brings an ad up to date with its employer: the company's name, the verified e-mail it waited for, a suspension. */
export const releaseJob = async (context: Context, id: number) =>
  context.jobs.change(id, async (job, assessment) => {
    const employer = job.employerId === undefined ? null : await context.employers.byId(job.employerId);
    if (!employer) return unchanged(job);
    const now = context.clock();
    const circumstances = await circumstancesOf(context, employer._id, employer, assessment);
    const [owned, first] = ownedBy(job, employer, now);
    const [named, nameEvents] = renamed(owned, employer.companyName, context.localities, now);
    const [free, moreNews] = employer.emailVerified ? released(named, circumstances, now) : unchanged(named);
    return [free, [...first, ...nameEvents, ...moreNews]];
  });

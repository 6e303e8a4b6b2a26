import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import type { Assessment, Job } from '../domain/job.ts';
import { withStanding } from './with-email.ts';

type Decide = (job: Job, assessment?: Assessment) => Changed<Job> | Promise<Changed<Job>>;

/**
 * Changes an ad, and emails its employer if its state is different afterwards. Answers undefined if it does not exist.
 */
export const changeJob = (context: Context, id: number, decide: Decide) =>
  context.jobs.change(id, async (job, assessment) =>
    withStanding(context, job, await decide(job, assessment), assessment),
  );

import type { Context } from '../context.ts';
import { expired } from '../domain/lifecycle.ts';
import { changeJob } from './change-job.ts';

const batchSize = 100;

/** Closes every shown ad whose end has passed. Answers how many. */
export const expireJobs = async (context: Context) => {
  const { jobs, clock } = context;
  let count = 0;
  for (;;) {
    const ids = await jobs.dueIds(clock(), batchSize);
    await Promise.all(ids.map((id) => changeJob(context, id, (job) => expired(job, clock()))));
    count += ids.length;
    if (ids.length < batchSize) return count;
  }
};

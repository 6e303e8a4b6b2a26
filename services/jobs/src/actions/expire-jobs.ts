import type { Context } from '../context.ts';
import { expired } from '../domain/lifecycle.ts';

const batchSize = 100;

/** Closes every shown ad whose end has passed. Answers how many. */
export const expireJobs = async ({ jobs, clock }: Context) => {
  let count = 0;
  for (;;) {
    const ids = await jobs.dueIds(clock(), batchSize);
    await Promise.all(ids.map((id) => jobs.change(id, (job) => expired(job, clock()))));
    count += ids.length;
    if (ids.length < batchSize) return count;
  }
};

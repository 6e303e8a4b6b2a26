import type { Context } from '../context.ts';
import { announcedAgain } from '../domain/visibility.ts';

const batchSize = 500;

/** Announces the state of every ad again, so that other services can be rebuilt. Answers how many. */
export const reannounceJobs = async ({ jobs, clock }: Context) => {
  let count = 0;
  for await (const batch of jobs.all(batchSize)) {
    await jobs.announce(batch.map((job) => [job, announcedAgain(job, clock())]));
    count += batch.length;
  }
  return count;
};

import type { Context } from '../context.ts';
import { withJob } from '../domain/lifecycle.ts';
import { closingOf } from '../domain/job.ts';

const batchSize = 100;

/**
 * Updates the applications for an ad to the ad's current state; starts over if the ad changed in the meantime. May run
 * twice.
 */
export const syncJob = async (context: Context, jobId: number): Promise<void> => {
  const { jobs, applications, clock } = context;
  const job = await jobs.byId(jobId);
  if (!job) return;
  const { version } = job;
  const closing = closingOf(job);
  for (;;) {
    const ids = await applications.behind(jobId, version, closing === undefined, batchSize);
    for (const id of ids) await applications.change(id, (current) => withJob(current, { version, closing }, clock()));
    if (ids.length < batchSize) break;
  }
  if ((await jobs.byId(jobId))?.version !== version) await syncJob(context, jobId);
};

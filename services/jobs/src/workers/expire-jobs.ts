import { openQueue, type openRedis, startWorker } from '@waratah/kit/queues/queues';
import { expireJobs } from '../actions/expire-jobs.ts';
import { remindEmployers } from '../actions/remind-employers.ts';
import { sweepDocuments } from '../actions/sweep-documents.ts';
import type { Context } from '../context.ts';

const name = 'jobs-expire';
const hourMs = 3_600_000;

const work = async (context: Context) => {
  await expireJobs(context);
  await remindEmployers(context);
  await sweepDocuments(context);
};

/** Closes ads past their end and reminds employers of those that end soon, and sweeps files that no ad has: every hour, and once at the start. */
export const startExpireJobs = async (context: Context, redis: ReturnType<typeof openRedis>) => {
  await using parts = new AsyncDisposableStack();
  const queue = parts.use(openQueue(name, redis, context.log));
  parts.use(startWorker({ name, redis, log: context.log, concurrency: 1, handle: () => work(context) }));
  await queue.upsertJobScheduler('hourly', { every: hourMs });
  await queue.add('at start', undefined);
  return parts.move();
};

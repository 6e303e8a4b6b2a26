import { startHourly } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { expireJobs } from '../actions/expire-jobs.ts';
import { remindEmployers } from '../actions/remind-employers.ts';
import { sweepDocuments } from '../actions/sweep-documents.ts';
import type { Context } from '../context.ts';

/** Closes ads past their end, reminds employers of those that end soon, and sweeps files that no ad has: every hour, and once at the start. */
export const startExpireJobs = (context: Context, redis: Redis) =>
  startHourly({
    name: 'jobs-expire',
    redis,
    log: context.log,
    work: async () => {
      await expireJobs(context);
      await remindEmployers(context);
      await sweepDocuments(context);
    },
  });

import type { LastRuns } from '@waratah/kit/queues/last-runs';
import { startHourly } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { expireJobs } from '../actions/expire-jobs.ts';
import { remindEmployers } from '../actions/remind-employers.ts';
import { sweepDocuments } from '../actions/sweep-documents.ts';
import { sweepImportFiles } from '../actions/sweep-imports.ts';
import type { Context } from '../context.ts';

/**
 * Every hour and at the start: closes expired ads, reminds employers of ads that expire soon, and removes unused files,
 * removed searches and old counts.
 */
export const startExpireJobs = (context: Context, redis: Redis, runs: LastRuns) =>
  startHourly({
    name: 'jobs-expire',
    redis,
    runs,
    log: context.log,
    work: async () => {
      await expireJobs(context);
      await remindEmployers(context);
      await sweepDocuments(context);
      await sweepImportFiles(context);
      await context.searches.sweepRemoved();
      await context.views.sweep();
    },
  });

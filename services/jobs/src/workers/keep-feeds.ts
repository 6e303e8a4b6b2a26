import type { LastRuns } from '@waratah/kit/queues/last-runs';
import { startRepeating } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { runDueFeeds } from '../actions/run-due-feeds.ts';
import { sweepImports } from '../actions/sweep-imports.ts';
import type { Context } from '../context.ts';

const minuteMs = 60_000;

/** Every minute and at the start: imports the feeds that are due, and queues imports again that the queue has lost. */
export const startKeepFeeds = (context: Context, redis: Redis, runs: LastRuns) =>
  startRepeating({
    name: 'jobs-feeds',
    redis,
    runs,
    log: context.log,
    everyMs: minuteMs,
    work: async () => {
      await runDueFeeds(context);
      await sweepImports(context);
    },
  });

import { openQueue, startWorker } from '@waratah/kit/queues';
import type { Redis } from 'ioredis';
import { runMatching } from '../actions/run-matching.ts';
import type { Context } from '../context.ts';

const name = 'matching-match';

/** Plans the run of each day at the hour of MATCH_CRON in MATCH_TZ (design section 6, step 7). */
export const scheduleMatching = async (context: Context, redis: Redis, cron: string) => {
  const queue = openQueue<object>(name, redis, context.log);
  await queue.upsertJobScheduler('daily', { pattern: cron, tz: context.timeZone }, { name: 'run', data: {} });
  return queue;
};

export const startMatchWorker = (context: Context, redis: Redis) =>
  startWorker<object>({
    name,
    redis,
    log: context.log,
    concurrency: 1,
    handle: async () => {
      const run = await runMatching(context, {});
      context.log.info(run, 'matched');
      return run;
    },
  });

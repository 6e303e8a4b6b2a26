import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, startWorker } from '@waratah/kit/queues/queues';
import { keepSchedule } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { matchChunk } from '../actions/match-chunk.ts';
import { planRun } from '../actions/plan-run.ts';
import type { Context } from '../context.ts';

const name = 'matching-match';

/** Without a chunk: plan the day. */
type Work = Readonly<{ day?: string; chunk?: number }> | undefined;

/** The queue of the daily run; a chunk is in it once, however often it is added. */
export const openMatchQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<Work>(name, redis, log);
  return {
    matchLater: async (day: string, chunks: readonly number[]) => {
      await queue.addBulk(
        chunks.map((chunk) => ({
          name: 'chunk',
          data: { day, chunk },
          opts: { jobId: `${day}-${chunk}`, removeOnComplete: true, removeOnFail: true },
        })),
      );
    },
    /** Wakes the planner at the time of MATCH_CRON in MATCH_TZ (design section 6, step 7), which needs no data. */
    schedule: (pattern: string, tz: string) => keepSchedule(queue, { id: 'daily', times: { pattern, tz }, log }),
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

export const startMatchWorker = (context: Context, redis: Redis) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    concurrency: 2,
    handle: ({ data: { day, chunk } = {} }) =>
      day === undefined || chunk === undefined ? planRun(context) : matchChunk(context, day, chunk),
  });

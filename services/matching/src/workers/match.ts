import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, type Queue, startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { matchChunk } from '../actions/match-chunk.ts';
import { planRun } from '../actions/plan-run.ts';
import type { Context } from '../context.ts';

const name = 'matching-match';

/** Without a chunk: plan the day. */
type Work = Readonly<{ day?: string; chunk?: number }>;

export const openMatchQueue = (redis: Redis, log: Logger) => openQueue<Work>(name, redis, log);

/** A chunk waits once, however often and by however many it is put there. */
export const matchLaterIn =
  (queue: Queue<Work>): Context['matchLater'] =>
  async (day, chunks) => {
    await queue.addBulk(
      chunks.map((chunk) => ({
        name: 'chunk',
        data: { day, chunk },
        opts: { jobId: `${day}-${chunk}`, removeOnComplete: true, removeOnFail: true },
      })),
    );
  };

/** Wakes the planner at the hour of MATCH_CRON in MATCH_TZ (design section 6, step 7). */
export const scheduleMatching = async (queue: Queue<Work>, pattern: string, tz: string) => {
  await queue.upsertJobScheduler('daily', { pattern, tz }, { name: 'plan', data: {} });
};

export const startMatchWorker = (context: Context, redis: Redis) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    concurrency: 2,
    handle: ({ data: { day, chunk } }) =>
      day === undefined || chunk === undefined ? planRun(context) : matchChunk(context, day, chunk),
  });

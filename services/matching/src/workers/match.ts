import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, startWorker } from '@waratah/kit/queues/queues';
import type { LastRuns } from '@waratah/kit/queues/last-runs';
import { keepSchedule } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { matchChunk } from '../actions/match-chunk.ts';
import { sendFirstMatches } from '../actions/first-matches.ts';
import { planRun } from '../actions/plan-run.ts';
import type { Context } from '../context.ts';

const name = 'matching-match';

/** A chunk of a day, or a student's first matches; with neither, the task is to plan the day. */
type Work = Readonly<{ day?: string; chunk?: number; first?: number }> | undefined;

/** The queue of the daily run; adding a chunk that is already in it has no effect. */
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
    /** Nobody waits for this: if the queue loses it, the next morning's run includes the student. */
    firstLater: (student: number) => {
      const opts = { jobId: `first-${student}`, removeOnComplete: true, removeOnFail: true };
      queue
        .add('first', { first: student }, opts)
        .catch((err: unknown) => log.warn({ err }, 'first matches not queued'));
    },
    /**
     * Starts the planner at the time of MATCH_CRON in MATCH_TZ (design section 6, step 7); the task carries no data.
     */
    schedule: (pattern: string, tz: string) => keepSchedule(queue, { id: 'daily', times: { pattern, tz }, log }),
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

export const startMatchWorker = (context: Context, redis: Redis, runs: LastRuns) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    concurrency: 2,
    handle: ({ data: { day, chunk, first } = {} }) => {
      if (first !== undefined) return sendFirstMatches(context, first);
      return day === undefined || chunk === undefined ? planDay(context, runs) : matchChunk(context, day, chunk);
    },
  });

/** Plans the day's run if it is due, and notes when. */
export const planDay = (context: Context, runs: LastRuns) => planRun(context, (at) => runs.note(name, at));

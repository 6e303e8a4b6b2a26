import type { Queue, RepeatOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../process/logger.ts';
import { repeat } from '../process/passes.ts';
import { openQueue, startWorker } from './queues.ts';

const hourMs = 3_600_000;

export type Schedule = Readonly<{ id: string; times: RepeatOptions; log: Logger; checkEveryMs?: number }>;

/** Puts a schedule into a queue, and back within half a minute of Redis losing it. Disposing leaves it there. */
export const keepSchedule = (
  queue: Pick<Queue<unknown>, 'getJobScheduler' | 'upsertJobScheduler'>,
  { id, times, log, checkEveryMs = 30_000 }: Schedule,
): AsyncDisposable =>
  repeat(
    checkEveryMs,
    async () => {
      const kept = await queue.getJobScheduler(id);
      const isSame =
        kept && kept.pattern === times.pattern && kept.tz === times.tz && (kept.every ?? 0) === (times.every ?? 0);
      // Putting a schedule there again would begin its hour anew.
      if (!isSame) await queue.upsertJobScheduler(id, times);
    },
    log,
  );

export type Hourly = Readonly<{ name: string; redis: Redis; log: Logger; work: () => Promise<unknown> }>;

/** Does a piece of work every hour, and once at the start, in one process at a time. */
export const startHourly = async ({ name, redis, log, work }: Hourly): Promise<AsyncDisposable> => {
  await using parts = new AsyncDisposableStack();
  const queue = parts.use(openQueue(name, redis, log));
  parts.use(startWorker({ name, redis, log, concurrency: 1, handle: work }));
  parts.use(keepSchedule(queue, { id: 'hourly', times: { every: hourMs }, log }));
  await queue.add('at start', undefined);
  return parts.move();
};

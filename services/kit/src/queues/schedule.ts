import type { Queue, RepeatOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../process/logger.ts';
import { repeat } from '../process/passes.ts';
import type { LastRuns } from './last-runs.ts';
import { openQueue, startWorker } from './queues.ts';

const hourMs = 3_600_000;

export type Schedule = Readonly<{ id: string; times: RepeatOptions; log: Logger; checkEveryMs?: number }>;

/**
 * Adds a schedule to a queue, and adds it again within half a minute if Redis loses it. Disposing leaves the schedule
 * in place.
 */
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
      // Adding a schedule that exists would restart its hour.
      if (!isSame) await queue.upsertJobScheduler(id, times);
    },
    log,
  );

export type Repeating = Readonly<{
  name: string;
  redis: Redis;
  log: Logger;
  everyMs: number;
  runs: LastRuns;
  work: () => Promise<unknown>;
}>;

const noted = async (work: () => Promise<unknown>, note: () => Promise<void>) => {
  await work();
  await note();
};

/** Runs a task repeatedly and once at the start, in one process at a time. */
export const startRepeating = async ({
  name,
  redis,
  log,
  everyMs,
  runs,
  work,
}: Repeating): Promise<AsyncDisposable> => {
  await using parts = new AsyncDisposableStack();
  const queue = parts.use(openQueue(name, redis, log));
  parts.use(
    startWorker({ name, redis, log, concurrency: 1, handle: () => noted(work, () => runs.note(name, new Date())) }),
  );
  parts.use(keepSchedule(queue, { id: everyMs === hourMs ? 'hourly' : 'repeating', times: { every: everyMs }, log }));
  // If Redis is away, the work begins when it is back.
  void queue.add('at start', undefined).catch((error: unknown) => log.debug({ err: error }, 'queue'));
  return parts.move();
};

/** Runs a task every hour and once at the start, in one process at a time. */
export const startHourly = (hourly: Omit<Repeating, 'everyMs'>) => startRepeating({ ...hourly, everyMs: hourMs });

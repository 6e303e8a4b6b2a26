import type { Logger } from '@waratah/kit/process/logger';
import { ofItsOwnTrace, openQueue, startWorker } from '@waratah/kit/queues/queues';
import { linkTo, currentTrace } from '@waratah/kit/tracing/trace-context';
import type { Redis } from 'ioredis';
import { deliverDigest } from '../actions/deliver-digest.ts';
import type { Context } from '../context.ts';

const name = 'matching-deliver';

/** `run` is the trace of the run that prepared the digest; the delivery's own trace links to it. */
type Work = Readonly<{ digestId: string; evenLate: boolean; run?: string }>;

/** The queue of digests to deliver; adding a digest that is already in it has no effect. */
export const openDeliverQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<Work>(name, redis, log);
  return {
    deliverLater: async (ids: readonly string[], evenLate = false) => {
      const run = currentTrace();
      await queue.addBulk(
        ids.map((digestId) => ({
          name: 'deliver',
          data: { digestId, evenLate, ...(run && { run }) },
          opts: { jobId: digestId.replace(':', '-'), removeOnComplete: true, removeOnFail: true, ...ofItsOwnTrace() },
        })),
      );
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

const hourMs = 3_600_000;

/** Delivers at most `mailsPerHour` digests over all workers; 0 sets no limit. */
export const startDeliverWorker = (context: Context, redis: Redis, mailsPerHour: number) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    concurrency: 200,
    limit: mailsPerHour > 0 ? { max: mailsPerHour, durationMs: hourMs } : undefined,
    handle: ({ data: { digestId, evenLate, run } }) => {
      linkTo([run]);
      return deliverDigest(context, digestId, evenLate);
    },
  });

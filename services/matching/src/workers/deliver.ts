import type { Logger } from '@waratah/kit/process/logger';
import { ofItsOwnTrace, openQueue, type Queue, startWorker } from '@waratah/kit/queues/queues';
import { linkTo, traceOfNow } from '@waratah/kit/tracing/trace-context';
import type { Redis } from 'ioredis';
import { deliverDigest } from '../actions/deliver-digest.ts';
import type { Context } from '../context.ts';

const name = 'matching-deliver';

/** With the trace of the run that prepared it, which a digest's own goes back to. */
type Work = Readonly<{ digestId: string; evenLate: boolean; run?: string }>;

export const openDeliverQueue = (redis: Redis, log: Logger) => openQueue<Work>(name, redis, log);

/** Its ids are the digests', so that one waits once however often it is put there. */
export const deliverLaterIn =
  (queue: Queue<Work>): Context['deliverLater'] =>
  async (ids, evenLate = false) => {
    const run = traceOfNow();
    await queue.addBulk(
      ids.map((digestId) => ({
        name: 'deliver',
        data: { digestId, evenLate, ...(run && { run }) },
        opts: { jobId: digestId.replace(':', '-'), removeOnComplete: true, removeOnFail: true, ...ofItsOwnTrace() },
      })),
    );
  };

const hourMs = 3_600_000;

/** With at most so many mails an hour, of all workers together; 0 sets no limit. */
export const startDeliverWorker = (context: Context, redis: Redis, mostPerHour: number) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    concurrency: 200,
    limit: mostPerHour > 0 ? { max: mostPerHour, durationMs: hourMs } : undefined,
    handle: ({ data: { digestId, evenLate, run } }) => {
      linkTo([run]);
      return deliverDigest(context, digestId, evenLate);
    },
  });

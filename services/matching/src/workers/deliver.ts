import type { Logger } from '@waratah/kit/logger';
import { openQueue, type Queue, startWorker } from '@waratah/kit/queues';
import type { Redis } from 'ioredis';
import { deliverDigest } from '../actions/deliver-digest.ts';
import type { Context } from '../context.ts';

const name = 'matching-deliver';

type Work = Readonly<{ digestId: string; evenLate: boolean }>;

export const openDeliverQueue = (redis: Redis, log: Logger) => openQueue<Work>(name, redis, log);

/** Its ids are the digests', so that one waits once however often it is put there. */
export const deliverLaterIn =
  (queue: Queue<Work>): Context['deliverLater'] =>
  async (ids, evenLate = false) => {
    await queue.addBulk(
      ids.map((digestId) => ({
        name: 'deliver',
        data: { digestId, evenLate },
        opts: { jobId: digestId.replace(':', '-'), removeOnComplete: true, removeOnFail: true },
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
    handle: ({ data: { digestId, evenLate } }) => deliverDigest(context, digestId, evenLate),
  });

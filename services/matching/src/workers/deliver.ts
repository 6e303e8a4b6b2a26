import { openQueue, startWorker } from '@waratah/kit/queues';
import type { Logger } from '@waratah/kit/logger';
import type { Redis } from 'ioredis';
import { deliverDigest } from '../actions/deliver-digest.ts';
import type { Context } from '../context.ts';

const name = 'matching-deliver';

/** The queue of digests to deliver. Its ids are the digests', so that one waits once however often it is put there. */
export const openDeliverQueue = (redis: Redis, log: Logger) => openQueue<{ digestId: string }>(name, redis, log);

export const startDeliverWorker = (context: Context, redis: Redis) =>
  startWorker<{ digestId: string }>({
    name,
    redis,
    log: context.log,
    concurrency: 8,
    handle: ({ data }) => deliverDigest(context, data.digestId),
  });

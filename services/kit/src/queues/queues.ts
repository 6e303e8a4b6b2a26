import { type Job, type JobsOptions, Queue, Worker } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { Redis } from 'ioredis';
import type { Logger } from '../process/logger.ts';
import { isTraced, traceOfNow } from '../tracing/trace-context.ts';

export type { Job, Queue };

/** A Redis connection that waits for the server for as long as it takes. */
export const openRedis = (url: string, log: Logger): Redis & AsyncDisposable => {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  return Object.assign(redis, {
    [Symbol.asyncDispose]: async () => redis.disconnect(),
  });
};

/** Work carries the trace of who asked for it, while somebody traces; otherwise it carries nothing. */
const telemetry = () => (isTraced() ? { telemetry: new BullMQOtel({ tracerName: 'waratah' }) } : {});

/** Options of work that is put into a queue together with other people's: it belongs to its own asker's trace. */
export const ofThisTrace = (): JobsOptions =>
  isTraced() ? { telemetry: { metadata: JSON.stringify({ traceparent: traceOfNow() }) } } : {};

/** Options of work that is one of very many: it begins a trace of its own, and links to whose it was. */
export const ofItsOwnTrace = (): JobsOptions => (isTraced() ? { telemetry: { omitContext: true } } : {});

/** Kept in Redis: what is done for an hour, what failed for a week. */
const keep: JobsOptions = { removeOnComplete: { age: 3_600, count: 1_000 }, removeOnFail: { age: 7 * 24 * 3_600 } };

/** Opens a queue to put work in. Job ids are the caller's and deterministic. */
export const openQueue = <Data>(name: string, redis: Redis, log: Logger): Queue<Data> & AsyncDisposable => {
  const queue = new Queue<Data>(name, {
    connection: redis,
    ...telemetry(),
    defaultJobOptions: { ...keep, attempts: 5, backoff: { type: 'exponential', delay: 500 } },
  });
  queue.on('error', (error) => log.debug({ err: error }, 'queue'));
  return Object.assign(queue, { [Symbol.asyncDispose]: () => queue.close() });
};

export type WorkerOptions<Data> = Readonly<{
  name: string;
  redis: Redis;
  log: Logger;
  handle: (job: Job<Data>) => Promise<unknown>;
  concurrency?: number;
  /** At most so many pieces of work in a time, by all workers of the queue together. */
  limit?: Readonly<{ max: number; durationMs: number }> | undefined;
}>;

/** Works on a queue; disposing finishes what is under way. */
export const startWorker = <Data>({
  name,
  redis,
  log,
  handle,
  concurrency = 4,
  limit,
}: WorkerOptions<Data>): AsyncDisposable => {
  const worker = new Worker<Data>(name, handle, {
    connection: redis,
    ...telemetry(),
    concurrency,
    lockDuration: 30_000,
    stalledInterval: 15_000,
    ...(limit && { limiter: { max: limit.max, duration: limit.durationMs } }),
  });
  worker.on('error', (error) => log.debug({ err: error }, 'worker'));
  worker.on('failed', (job, error) => log.warn({ err: error, queue: name, job: job?.id }, 'work failed'));
  return { [Symbol.asyncDispose]: () => worker.close() };
};

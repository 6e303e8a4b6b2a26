import { readFileSync } from 'node:fs';
import { type Job, type JobsOptions, Queue, Worker } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { Redis } from 'ioredis';
import type { Logger } from '../process/logger.ts';
import { serverAddressIn } from '../process/server-address.ts';
import { defaultLimits, type RedisSettings } from '../process/servers.ts';
import { isTraced, currentTrace } from '../tracing/trace-context.ts';

export type { Job, Queue };

/** Interval at which an idle connection is tested, since a dead one looks the same. */
const pingEveryMs = 3_000;

/** A Redis connection that waits for the server without a limit, and detects a link on which nothing arrives. */
export const openRedis = (server: string | RedisSettings, log: Logger): Redis & AsyncDisposable => {
  const redis = new Redis({ ...optionsOf(typeof server === 'string' ? { url: server } : server) });
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  const pinging = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => undefined);
  }, pingEveryMs).unref();
  return Object.assign(redis, {
    [Symbol.asyncDispose]: async () => {
      clearInterval(pinging);
      redis.disconnect();
    },
  });
};

const sentinel = /\+sentinel$/;
const [redisPort, sentinelPort] = [6_379, 26_379];

/** Workers block for less than `silenceMs` when they wait for work. */
const optionsOf = ({ url, caFile, limits = defaultLimits }: RedisSettings) => {
  const { scheme = '', user, password, hosts = [], path = '', query } = serverAddressIn(url) ?? {};
  const tls = scheme.startsWith('rediss') ? { ...(caFile && { ca: readFileSync(caFile) }) } : undefined;
  const [first] = hosts;
  const place = sentinel.test(scheme)
    ? {
        sentinels: hosts.map(({ host, port = sentinelPort }) => ({ host, port })),
        name: path,
        ...(query?.get('sentinelPassword') && { sentinelPassword: query.get('sentinelPassword') ?? '' }),
        ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
        sentinelRetryStrategy: (tries: number) => Math.min(tries * 100, 1_000),
        connectTimeout: limits.connectMs,
      }
    : { host: first?.host.replaceAll(/[[\]]/g, '') ?? '', port: first?.port ?? redisPort };
  return {
    ...place,
    ...(user && { username: user }),
    ...(password && { password }),
    ...(!sentinel.test(scheme) && path && { db: Number(path) }),
    ...(tls && { tls }),
    maxRetriesPerRequest: null,
    connectTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    retryStrategy: (tries: number) => Math.min(tries * 100, 1_000),
    // A primary that became a replica refuses writes with this error; reconnecting finds the new primary.
    reconnectOnError: (error: Error) => (error.message.startsWith('READONLY') ? (2 as const) : false),
  };
};

/** A queued job carries the trace of the request that queued it, if there is one. */
const telemetry = () => (isTraced() ? { telemetry: new BullMQOtel({ tracerName: 'waratah' }) } : {});

/** Options for a job that is queued together with those of other requests: it keeps its own request's trace. */
export const ofThisTrace = (): JobsOptions =>
  isTraced() ? { telemetry: { metadata: JSON.stringify({ traceparent: currentTrace() }) } } : {};

/** Options for one of very many jobs: it begins a trace of its own, linked to the one that queued it. */
export const ofItsOwnTrace = (): JobsOptions => (isTraced() ? { telemetry: { omitContext: true } } : {});

/** Redis keeps completed jobs for an hour and failed ones for a week. */
const keep: JobsOptions = { removeOnComplete: { age: 3_600, count: 1_000 }, removeOnFail: { age: 7 * 24 * 3_600 } };

/** Opens a queue for adding jobs. The caller chooses deterministic job ids. */
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
  /** At most this many jobs in a period, over all workers of the queue. */
  limit?: Readonly<{ max: number; durationMs: number }> | undefined;
}>;

/** Works on a queue. Disposing finishes the jobs in progress. */
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
    // Redis counts what failed for good; most queues keep no failed work, because their sweeps put it there again.
    metrics: { maxDataPoints: 1 },
    lockDuration: 30_000,
    stalledInterval: 15_000,
    ...(limit && { limiter: { max: limit.max, duration: limit.durationMs } }),
  });
  worker.on('error', (error) => log.debug({ err: error }, 'worker'));
  worker.on('failed', (job, error) => log.warn({ err: error, queue: name, job: job?.id }, 'work failed'));
  return { [Symbol.asyncDispose]: () => worker.close() };
};

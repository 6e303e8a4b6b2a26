import { Counter, Gauge } from 'prom-client';
import { type Metrics, readInTime } from './metrics.ts';
import type { Queue } from '../queues/queues.ts';

const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

const oldestS = async (queue: Queue) => {
  const [oldest] = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true);
  return oldest ? (Date.now() - oldest.timestamp) / 1_000 : 0;
};

/** While Redis is down its commands wait, so the answer is undefined then. */
const look = (queue: Queue) =>
  readInTime(Promise.all([queue.getJobCounts(...states), oldestS(queue), queue.getMetrics('failed', 0, 0)]));

/** The jobs of each queue by state, the age of the oldest, and the work that failed, read at every scrape. */
export const watchQueues = (metrics: Metrics, queues: readonly Queue[]) => {
  const readAll = async () => {
    const looked = await Promise.all(queues.map(async (queue) => [queue.name, await look(queue)] as const));
    for (const metric of [age, jobs, failures]) metric.reset();
    for (const [queue, found] of looked) {
      if (!found) continue;
      const [counts, oldest, failed] = found;
      for (const state of states) jobs.set({ queue, state }, counts[state] ?? 0);
      age.set({ queue }, oldest);
      failures.inc({ queue }, failed.meta.count);
    }
  };
  let reading: Promise<void> | undefined;
  // The metrics of a scrape are collected at once, and none is written before its own `collect` is done.
  const collect = () => (reading ??= readAll().finally(() => (reading = undefined)));
  const read = { registers: [metrics], collect };
  const age = new Gauge({
    ...read,
    name: 'waratah_queue_oldest_seconds',
    help: 'How long the next piece of work of a queue has waited',
    labelNames: ['queue'],
  });
  const jobs = new Gauge({
    ...read,
    name: 'waratah_queue_jobs',
    help: 'Work in a queue, by state',
    labelNames: ['queue', 'state'],
  });
  const failures = new Counter({
    ...read,
    name: 'waratah_queue_failures_total',
    help: 'Work that failed at each of its attempts',
    labelNames: ['queue'],
  });
};

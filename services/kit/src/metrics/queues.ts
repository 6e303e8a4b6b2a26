import { Gauge } from 'prom-client';
import { inTime, type Metrics } from './metrics.ts';
import type { Queue } from '../queues/queues.ts';

const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

const oldestS = async (queue: Queue) => {
  const [oldest] = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true);
  return oldest ? (Date.now() - oldest.timestamp) / 1_000 : 0;
};

/** The jobs of each queue by state, and the age of the oldest, read at every scrape. */
export const watchQueues = (metrics: Metrics, queues: readonly Queue[]) => {
  const age = new Gauge({
    name: 'waratah_queue_oldest_seconds',
    help: 'How long the next piece of work of a queue has waited',
    labelNames: ['queue'],
    registers: [metrics],
  });
  const jobs = new Gauge({
    name: 'waratah_queue_jobs',
    help: 'Work in a queue, by state',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    collect: async () => {
      await Promise.all(
        queues.map(async (queue) => {
          // While Redis is down its commands wait, and the last numbers are out of date.
          const looked = await inTime(Promise.all([queue.getJobCounts(...states), oldestS(queue)]));
          if (!looked) return jobs.reset();
          const [counts, oldest] = looked;
          for (const state of states) jobs.set({ queue: queue.name, state }, counts[state] ?? 0);
          age.set({ queue: queue.name }, oldest);
        }),
      );
    },
  });
};

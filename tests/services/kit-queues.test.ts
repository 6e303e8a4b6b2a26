import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@waratah/kit/process/logger';
import { openQueue, openRedis } from '@waratah/kit/queues/queues';
import { keepSchedule } from '@waratah/kit/queues/schedule';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const log = createLogger('test', 'silent');
let redis: ReturnType<typeof openRedis>;
beforeAll(async () => {
  redis = scope.use(openRedis(scope.use(await startTestServers(['redis'])).redis, log));
});

const hourly = { id: 'hourly', times: { every: 3_600_000 }, log, checkEveryMs: 50 };

test('a schedule is put back after Redis lost its data', async () => {
  await using queue = openQueue('hourly-work', redis, log);
  await using _schedule = keepSchedule(queue, hourly);
  const waiting = () => queue.getJobCountByTypes('delayed', 'waiting');
  await eventually(async () => expect(await waiting()).toBe(1));
  await redis.flushall();
  await eventually(async () => expect(await waiting()).toBe(1));
});

test('an existing schedule keeps its time; a different time replaces it', async () => {
  await using queue = openQueue('kept-work', redis, log);
  const next = async () => (await queue.getJobScheduler('hourly'))?.next;
  {
    let checks = 0;
    const watched = {
      getJobScheduler: async (id: string) => {
        checks += 1;
        return queue.getJobScheduler(id);
      },
      upsertJobScheduler: queue.upsertJobScheduler.bind(queue),
    };
    await using _schedule = keepSchedule(watched, hourly);
    await eventually(async () => expect(await next()).toBeGreaterThan(0));
    const [before, seen] = [await next(), checks];
    // A check begins after the one before it has ended.
    await eventually(async () => expect(checks).toBeGreaterThan(seen + 2));
    expect(await next()).toBe(before);
  }
  await using _daily = keepSchedule(queue, { ...hourly, times: { pattern: '0 7 * * *', tz: 'Australia/Sydney' } });
  await eventually(async () => expect((await queue.getJobScheduler('hourly'))?.pattern).toBe('0 7 * * *'));
  expect(await queue.getJobSchedulersCount()).toBe(1);
});

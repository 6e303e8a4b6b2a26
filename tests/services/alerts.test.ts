import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { happened, startOutbox } from '@waratah/kit/events/outbox';
import { createApp, listen, listenForHealth } from '@waratah/kit/http/server';
import { watchEvents } from '@waratah/kit/metrics/events';
import { createMetrics, type Metrics } from '@waratah/kit/metrics/metrics';
import { watchQueues } from '@waratah/kit/metrics/queues';
import { measureRequests } from '@waratah/kit/metrics/requests';
import { openMongo } from '@waratah/kit/mongo/connection';
import { createLogger } from '@waratah/kit/process/logger';
import { lastRuns } from '@waratah/kit/queues/last-runs';
import { openQueue, openRedis, startWorker } from '@waratah/kit/queues/queues';
import { startRepeating } from '@waratah/kit/queues/schedule';
import type { Connection } from 'mongoose';
import { databaseUrl } from '@waratah/stack/databases';
import { watchAlerts } from '../support/alerts.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const log = createLogger('test', 'silent');
let servers: Awaited<ReturnType<typeof startTestServers>>;
let connection: Connection;
let bus: Bus;
let redis: ReturnType<typeof openRedis>;

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  connection = scope.use(await openMongo(databaseUrl(servers.mongo, 'alerts')));
  bus = scope.use(await openBus(servers.nats, 'test', log));
  redis = scope.use(openRedis(servers.redis, log));
});

/** A process with these metrics, and the alerts of a Prometheus that scrapes it. */
const watched = async (metrics: Metrics) => {
  const listening = await listenForHealth({ port: 0, host: '127.0.0.1', checks: {}, metrics });
  const alerts = await watchAlerts({ test: listening.url });
  return { ...alerts, [Symbol.asyncDispose]: listening[Symbol.asyncDispose] };
};

const closed = (jobId: number, at = new Date()) =>
  happened('jobs.job.v1.closed', { jobId, version: 1, reason: 'expired' }, at);

test('a queue without a worker, and repeated failures, each fire their alert', async () => {
  const metrics = createMetrics('test');
  await using queue = openQueue('mailer-mail', redis, log);
  watchQueues(metrics, [queue]);
  await using alerts = await watched(metrics);
  expect(await alerts.pass(1)).not.toContain('QueueOld');
  const twentyMinutesAgo = Date.now() - 20 * 60_000;
  const give = (count: number) =>
    queue.addBulk(
      Array.from({ length: count }, () => ({
        name: 'send',
        data: {},
        opts: { timestamp: twentyMinutesAgo, attempts: 1, removeOnFail: true },
      })),
    );
  await give(25);
  expect(await alerts.pass(9)).not.toContain('QueueOld');
  const waits = await alerts.pass(2);
  expect(waits).toContain('QueueOld');
  expect(waits).not.toContain('QueueFails');
  await using _worker = startWorker({
    name: 'mailer-mail',
    redis,
    log,
    handle: () => Promise.reject(new Error('out of ink')),
  });
  await eventually(async () => expect(await queue.getJobCountByTypes('waiting', 'active', 'failed')).toBe(0));
  // The first failures create a new series, whose beginning Prometheus does not see.
  await alerts.pass(1);
  await give(25);
  await eventually(async () => expect((await queue.getMetrics('failed', 0, 0)).meta.count).toBe(50));
  expect(await alerts.pass(2)).toContain('QueueFails');
});

test('a poison event, a slow listener and an outbox without its bus each fire their alert', async () => {
  const metrics = createMetrics('test');
  const documents = connection.collection<{ _id: number; outbox: unknown[] }>('documents');
  const kept = { connection, collections: ['documents'], bus, log, logOf: () => undefined };
  await using outbox = startOutbox(kept);
  watchEvents(metrics, 'test', { outbox, bus });
  await using alerts = await watched(metrics);
  const listen = () =>
    startConsumer({ bus, connection, log, name: 'test', handlers: { 'jobs.job.v1.closed': async () => undefined } });
  {
    await using _listener = await listen();
    expect(await alerts.pass(1)).toEqual(expect.not.arrayContaining(['DeadLetters', 'ConsumerBehind', 'OutboxStuck']));
    await bus.js.publish('jobs.job.v1.closed.test.0', '{"jobId": "no number"}');
    await eventually(async () =>
      expect((await (await bus.manager()).streams.info('DEAD')).state.messages).toBeGreaterThan(0),
    );
  }
  // The worker is away.
  for (let batch = 0; batch < 11; batch++)
    await Promise.all(Array.from({ length: 500 }, (_, index) => bus.publish(closed(batch * 500 + index))));
  expect(await alerts.pass(16)).toEqual(expect.arrayContaining(['DeadLetters', 'ConsumerBehind']));
  const nats = servers.running.nats;
  if (!nats) throw new Error('NATS is not ours to stop');
  await nats.stop();
  await documents.insertOne({ _id: 1, outbox: [closed(1, new Date(Date.now() - 180_000))] });
  expect(await alerts.pass(6)).toContain('OutboxStuck');
  await nats.start();
  await outbox.settled();
  expect(await alerts.pass(1)).not.toContain('OutboxStuck');
});

test('a schedule that failed and one that never ran each fire an alert', async () => {
  const runs = lastRuns(connection);
  const metrics = createMetrics('test');
  runs.watch(metrics);
  let isBroken = true;
  const work = async () => {
    if (isBroken) throw new Error('the database is away');
  };
  await using alerts = await watched(metrics);
  expect(await alerts.pass(11)).toContain('ScheduleMissed');
  isBroken = false;
  await runs.note('visa-retention', new Date());
  await runs.note('jobs-feeds', new Date(Date.now() + 30 * 3_600_000));
  {
    await using _expiry = await startRepeating({ name: 'jobs-expire', redis, log, everyMs: 3_600_000, runs, work });
    await eventually(async () =>
      expect(
        await connection.collection<{ _id: string }>('schedule_runs').findOne({ _id: 'jobs-expire' }),
      ).not.toBeNull(),
    );
  }
  expect(await alerts.pass(1)).not.toContain('ScheduleMissed');
  await runs.note('visa-retention', new Date(Date.now() + 30 * 3_600_000));
  // Redis lost the schedule, or no worker is there.
  expect(await alerts.pass(100)).not.toContain('ScheduleMissed');
  expect(await alerts.pass(30)).toContain('ScheduleMissed');
});

test('slow requests fire an alert', async () => {
  const metrics = createMetrics('gateway');
  const app = createApp();
  measureRequests(app, metrics, log);
  app.get('/slow', (_request, response) => void setTimeout(() => response.json({}), 2_100));
  await using slow = await listen(app, 0, '127.0.0.1');
  await using alerts = await watched(metrics);
  const ask = () => fetch(`${slow.url}/slow`);
  await ask();
  let firing: string[] = [];
  // Three requests, each within the range of the next two evaluations.
  for (const minutes of [8, 8, 8]) {
    firing = await alerts.pass(minutes);
    await ask();
  }
  firing = await alerts.pass(3);
  expect(firing).toContain('RequestsSlow');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { createLogger } from '@waratah/kit/process/logger';
import { openMongo, writeConcern } from '@waratah/kit/mongo/connection';
import { openEventLog } from '@waratah/kit/events/event-log';
import { sealedData } from '@waratah/kit/events/sealed-data';
import { happened, startOutbox } from '@waratah/kit/events/outbox';
import { startTestServers } from '../../tests/support/servers.ts';

const bulk = 20_000;
const paced = 5_000;
const pacePerSecond = 1_000;
const awaited = 2_000;
const goals = { perSecond: 20_000, p99Ms: 20 };

const log = createLogger('bench', 'silent');
const event = (jobId: number) => happened('jobs.job.v1.closed', { jobId, version: 1, reason: 'expired' }, new Date());

const until = async (done: () => boolean) => {
  while (!done()) await sleep(2);
};

/**
 * From the commit of a document with its event to the consumer, through outbox and JetStream, each event once (docs:
 * goals, "events").
 */
export const events = async () => {
  await using scope = new AsyncDisposableStack();
  const servers = scope.use(await startTestServers());
  const bus = scope.use(await openBus(servers.nats, 'bench', log));
  const mongo = scope.use(await openMongo(new URL('/bench_events', servers.mongo).href));
  const things = mongo.collection<{ _id: number; version: number; outbox: ReturnType<typeof event>[] }>('things');
  await things.createIndex({ 'outbox.0.at': 1 }, { sparse: true, name: 'outbox' });
  const heardAt = new Map<number, number>();
  let twice = 0;
  const eventLog = await openEventLog(mongo, bus, 'bench', sealedData({ url: servers.nats }));
  const outbox = scope.use(
    startOutbox({ connection: mongo, collections: ['things'], bus, log, logOf: () => eventLog }),
  );
  const handlers = {
    'jobs.job.v1.closed': async ({ data }: { data: { jobId: number } }) => {
      if (heardAt.has(data.jobId)) twice++;
      heardAt.set(data.jobId, performance.now());
    },
  };
  scope.use(await startConsumer({ bus, connection: mongo, name: 'bench', handlers, log, concurrency: 64 }));

  const began = performance.now();
  for (let from = 0; from < bulk; from += 500) {
    const documents = Array.from({ length: 500 }, (_, index) => ({
      _id: from + index,
      version: 1,
      outbox: [event(from + index)],
    }));
    await things.insertMany(documents, { ordered: false, writeConcern });
    outbox.wake();
  }
  await until(() => heardAt.size === bulk);
  const perSecond = bulk / ((performance.now() - began) / 1_000);

  const committedAt = new Map<number, number>();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: paced }, async (_, index) => {
      const id = 1_000_000 + index;
      await sleep(Math.max(0, start + (index * 1_000) / pacePerSecond - performance.now()));
      await things.insertOne({ _id: id, version: 1, outbox: [event(id)] }, { writeConcern });
      committedAt.set(id, performance.now());
      outbox.wake();
    }),
  );
  await until(() => heardAt.size === bulk + paced);
  const waits = [...committedAt].map(([id, at]) => Math.max(0, (heardAt.get(id) ?? 0) - at)).sort((a, b) => a - b);
  const at = (share: number) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;

  const peerBegan = performance.now();
  for (let index = 0; index < awaited; index++) await bus.publish(event(2_000_000 + index));
  const peerPerSecond = awaited / ((performance.now() - peerBegan) / 1_000);

  const rows = {
    'commit to consumer (events/s)': { value: Math.round(perSecond), goal: goals.perSecond },
    'publish and await each (events/s)': { value: Math.round(peerPerSecond) },
    'p50 at 1,000 a second (ms)': { value: at(0.5) },
    'p99 at 1,000 a second (ms)': { value: at(0.99), goal: goals.p99Ms },
    'handled twice': { value: twice, goal: 0 },
  };
  console.table(rows);
  return { bulk, paced, rows };
};

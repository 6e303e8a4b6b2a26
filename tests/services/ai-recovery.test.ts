import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@waratah/ai/config';
import { type Overrides, startAi } from '@waratah/ai/server';
import { JobSchema } from '@waratah/events/jobs/v1';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import type { Servers } from '@waratah/stack/servers';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { asCaller, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let servers: Servers;
let bus: Bus;
let heard: Awaited<ReturnType<typeof listenToEvents>>;

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  heard = scope.use(await listenToEvents(servers.nats));
  bus = scope.use(await openBus(servers.nats, 'test', createLogger('test', 'silent')));
});

const start = (overrides: Overrides) =>
  startAi(readConfig(serviceEnv(servers, 'ai', { AI_PORT: '0', LOG_LEVEL: 'silent' })), overrides);

const publish = (id: number) =>
  bus.publish(
    happened('jobs.job.v1.published', { job: create(JobSchema, { id, version: 1, title: `Job ${id}` }) }, new Date()),
  );

const publishWords = (id: number, title: string) =>
  bus.publish(happened('jobs.job.v1.published', { job: create(JobSchema, { id, version: 1, title }) }, new Date()));

const heardOf = (id: number) => heard.next('ai.job.v1.assessed', ({ jobId }) => jobId === id);

const Assessed = z.object({ jobId: z.number() });

const quick = {
  embed: (texts: readonly string[]) => Promise.resolve(texts.map(() => new Float32Array(384).fill(0.05))),
};

test('a text whose job was lost with all of Redis is read after a restart', async () => {
  const asked = Promise.withResolvers<void>();
  const broken = await start({ embedder: { embed: () => (asked.resolve(), Promise.reject(new Error('no model'))) } });
  await publish(1);
  await asked.promise;
  await broken[Symbol.asyncDispose]();
  const redis = new Redis(servers.redis);
  await redis.flushall();
  redis.disconnect();
  const aMinuteLater = () => new Date(Date.now() + 60_000);
  await using _again = await start({ embedder: quick, clock: aMinuteLater });
  expect(await heardOf(1)).toMatchObject({ jobId: 1, jobVersion: 1 });
});

/** How often the bus keeps an assessment of each ad; one that two processes publish under the same id is kept once. */
const storedTimes = async () => {
  const consumer = await bus.js.consumers.get('EVENTS', { filter_subjects: ['ai.job.v1.assessed.>'] });
  const times = new Map<number, number>();
  const { num_pending: max_messages } = await consumer.info();
  const messages = await consumer.fetch({ max_messages });
  for await (const message of messages) {
    const { jobId } = Assessed.parse(message.json());
    times.set(jobId, (times.get(jobId) ?? 0) + 1);
  }
  return new Map([...times].toSorted(([a], [b]) => a - b));
};

test('two workers share the work, and each ad is announced once', async () => {
  await using _one = await start({ embedder: quick });
  await using _other = await start({ embedder: quick });
  const ids = Array.from({ length: 60 }, (_, index) => 100 + index);
  await Promise.all(ids.map(publish));
  await Promise.all(ids.map(heardOf));
  await publish(200);
  await heardOf(200);
  expect(await storedTimes()).toEqual(new Map([1, ...ids, 200].map((id) => [id, 1])));
});

test('equal texts of many ads are read once, and once more when a full rebuild is requested', async () => {
  const read: string[] = [];
  const embed = (texts: readonly string[]) => (read.push(...texts), quick.embed(texts));
  await using ai = await start({ embedder: { embed } });
  await publishWords(900, 'Repeated barista');
  await heardOf(900);
  for (const id of [901, 902, 903]) {
    await publishWords(id, 'Repeated barista');
    await heardOf(id);
  }
  const repeated = () => read.filter((words) => words.includes('Repeated barista')).length;
  expect(repeated()).toBe(1);
  await asCaller(ai.url, key)('mutation { reassess }');
  await eventually(async () => expect(repeated()).toBeGreaterThan(1));
});

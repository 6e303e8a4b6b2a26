import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, header, openBus } from '@waratah/kit/events/bus';
import { replayDeadLetters } from '@waratah/kit/events/dead-letters';
import { startConsumer } from '@waratah/kit/events/consumer';
import { createLogger } from '@waratah/kit/process/logger';
import { openMongo } from '@waratah/kit/mongo/connection';
import { happened, startOutbox } from '@waratah/kit/events/outbox';
import type { Connection } from 'mongoose';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const log = createLogger('test', 'silent');
let servers: Awaited<ReturnType<typeof startTestServers>>;
let bus: Bus;
let connection: Connection;

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  bus = scope.use(await openBus(servers.nats, 'test', log));
  const url = new URL(servers.mongo);
  url.pathname = '/kit';
  connection = scope.use(await openMongo(url.href));
});

const closed = (jobId: number) => happened('jobs.job.v1.closed', { jobId, version: 1, reason: 'expired' }, new Date());

test('an event is handled once, though it was published twice and heard by two replicas', async () => {
  const heard: number[] = [];
  const options = {
    bus,
    connection,
    log,
    name: 'once',
    handlers: { 'jobs.job.v1.closed': async ({ data }: { data: { jobId: number } }) => void heard.push(data.jobId) },
  };
  await using _first = await startConsumer(options);
  await using _second = await startConsumer(options);
  const event = closed(1);
  const marks = connection.collection<{ _id: string }>('seen_events');
  await bus.publish(event);
  await eventually(async () => expect(await marks.countDocuments({ _id: `once:${event.id}` })).toBe(1));
  await bus.publish(event);
  const { js } = bus;
  const back = (await import('@nats-io/transport-node')).headers();
  back.set(header.id, event.id);
  await js.publish(`${event.type}.test.0`, JSON.stringify(event.data), { headers: back });
  await bus.publish(closed(2));
  await eventually(async () => expect(heard).toContain(2));
  expect(heard.filter((id) => id === 1)).toHaveLength(1);
});

test('what keeps failing goes to the dead letters with the reason, and comes back by replay', async () => {
  let broken = true;
  const heard: number[] = [];
  const handlers = {
    'jobs.job.v1.closed': async ({ data }: { data: { jobId: number } }) => {
      if (broken && data.jobId >= 90) throw new Error('the shelf is full');
      heard.push(data.jobId);
    },
  };
  await using _consumer = await startConsumer({ bus, connection, log, name: 'poison', handlers, retryMs: [20, 20] });
  for (const id of [10, 91, 11, 92, 12]) await bus.publish(closed(id));
  const { streams } = await bus.manager();
  await eventually(async () => expect((await streams.info('DEAD')).state.messages).toBe(2));
  expect(heard).toEqual(expect.arrayContaining([10, 11, 12]));
  const letter = await streams.getMessage('DEAD', { last_by_subj: 'dead.jobs.job.v1.closed.test.0' });
  expect(letter?.header.get(header.reason)).toBe('the shelf is full');
  expect(letter?.header.get(header.consumer)).toBe('poison');
  broken = false;
  expect(await replayDeadLetters(servers.nats)).toBe(2);
  await eventually(async () => expect(heard).toEqual(expect.arrayContaining([91, 92])));
  expect((await streams.info('DEAD')).state.messages).toBe(0);
  expect(heard.filter((id) => id === 10)).toHaveLength(1);
});

test('a later release hears more beside the consumers that an earlier one left behind', async () => {
  const heard: string[] = [];
  const hear = (what: string) => async () => void heard.push(what);
  const options = { bus, connection, log, name: 'upgraded' };
  await using earlier = await startConsumer({ ...options, handlers: { 'jobs.job.v1.closed': hear('closed') } });
  await bus.publish(closed(501));
  await eventually(async () => expect(heard).toContain('closed'));
  await earlier[Symbol.asyncDispose]();
  await using _later = await startConsumer({
    ...options,
    handlers: { 'jobs.job.v1.closed': hear('closed'), 'identity.user.v1.deleted': hear('deleted') },
  });
  await bus.publish(happened('identity.user.v1.deleted', { userId: 7, version: 3 }, new Date()));
  await eventually(async () => expect(heard).toContain('deleted'));
});

test('what cannot be read is dead at once', async () => {
  await using _consumer = await startConsumer({
    bus,
    connection,
    log,
    name: 'reader',
    handlers: { 'jobs.job.v1.closed': async () => undefined },
  });
  await bus.js.publish('jobs.job.v1.closed.test.0', '{"jobId": "no number"}');
  const { streams } = await bus.manager();
  await eventually(async () => expect((await streams.info('DEAD')).state.messages).toBe(1));
});

test('events wait in their document until the bus has them, in order, and go out after it lost all its data', async () => {
  const things = connection.collection<{ _id: number; outbox: unknown[] }>('things');
  const [first, second] = [closed(1_001), closed(1_002)];
  await things.insertOne({ _id: 1, outbox: [first, second] });
  const { streams } = await bus.manager();
  await streams.delete('EVENTS');
  await using outbox = startOutbox(connection, ['things'], bus, log);
  await outbox.settled();
  expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, outbox: [] });
  const kept = await streams.getMessage('EVENTS', { last_by_subj: 'jobs.job.v1.closed.test.0' });
  expect(kept?.header.get(header.id)).toBe(second.id);
  expect((await streams.info('EVENTS')).state.messages).toBe(2);
});

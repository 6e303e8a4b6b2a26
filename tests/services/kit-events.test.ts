import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, header, openBus } from '@waratah/kit/events/bus';
import { replayDeadLetters } from '@waratah/kit/events/dead-letters';
import { startConsumer } from '@waratah/kit/events/consumer';
import { sealedData } from '@waratah/kit/events/sealed-data';
import { createLogger } from '@waratah/kit/process/logger';
import { openMongo } from '@waratah/kit/mongo/connection';
import { openEventLog } from '@waratah/kit/events/event-log';
import { happened, startOutbox } from '@waratah/kit/events/outbox';
import type { Connection } from 'mongoose';
import { databaseUrl } from '@waratah/stack/databases';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const log = createLogger('test', 'silent');
let servers: Awaited<ReturnType<typeof startTestServers>>;
let bus: Bus;
let connection: Connection;

beforeAll(async () => {
  servers = scope.use(await startTestServers(['mongo', 'nats']));
  bus = scope.use(await openBus(servers.nats, 'test', log));
  connection = scope.use(await openMongo(databaseUrl(servers.mongo, 'kit')));
});

const closed = (jobId: number) => happened('jobs.job.v1.closed', { jobId, version: 1, reason: 'expired' }, new Date());

test('an event is handled once, even if it was published twice and two replicas receive it', async () => {
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

test('a consumer that is stopped while it starts ends at once', async () => {
  const handlers = { 'jobs.job.v1.closed': async () => undefined };
  await eventually(async () => {
    const consumer = await startConsumer({ bus, connection, log, name: 'hasty', handlers });
    const over = new AbortController();
    // no-luck: tried again after a pause of the machine; a loop that does not end is given up after six seconds
    const long = sleep(5_000, 'not yet', { signal: over.signal }).catch(() => 'not yet');
    const ended = consumer[Symbol.asyncDispose]().then(() => 'ended');
    expect(await Promise.race([ended, long])).toBe('ended');
    over.abort();
  });
});

const pauses = { failing: [20, 20], away: [5, 5] };

test('an event that keeps failing becomes a dead letter with the reason, and can be replayed', async () => {
  let broken = true;
  const heard: number[] = [];
  const handlers = {
    'jobs.job.v1.closed': async ({ data }: { data: { jobId: number } }) => {
      if (broken && data.jobId >= 90) throw new Error('the shelf is full');
      heard.push(data.jobId);
    },
  };
  await using _consumer = await startConsumer({ bus, connection, log, name: 'poison', handlers, pauses });
  for (const id of [10, 91, 11, 92, 12]) await bus.publish(closed(id));
  const { streams } = await bus.manager();
  await eventually(async () => expect((await streams.info('DEAD')).state.messages).toBe(2));
  await eventually(async () => expect(heard).toEqual(expect.arrayContaining([10, 11, 12])));
  const letter = await streams.getMessage('DEAD', { last_by_subj: 'dead.poison.jobs.job.v1.closed.test.0' });
  expect(letter?.header.get(header.reason)).toBe('the shelf is full');
  broken = false;
  expect(await replayDeadLetters(servers.nats)).toBe(2);
  await eventually(async () => expect(heard).toEqual(expect.arrayContaining([91, 92])));
  expect((await streams.info('DEAD')).state.messages).toBe(0);
  expect(heard.filter((id) => id === 10)).toHaveLength(1);
});

test('an event waits as long as the server that its handler needs is away, and then has all of its attempts', async () => {
  let tries = 0;
  const handled = Promise.withResolvers<number>();
  const handlers = {
    'jobs.job.v1.closed': async ({ data }: { data: { jobId: number } }) => {
      if (data.jobId !== 555) return;
      if (++tries < 6) throw Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });
      if (tries < 8) throw new Error('another event has not arrived yet');
      handled.resolve(tries);
    },
  };
  await using _consumer = await startConsumer({ bus, connection, log, name: 'patient', handlers, pauses });
  await bus.publish(closed(555));
  expect(await handled.promise).toBe(8);
  const { streams } = await bus.manager();
  expect((await streams.info('DEAD', { subjects_filter: 'dead.patient.>' })).state.subjects ?? {}).toEqual({});
});

test('an event that two listeners gave up is replayed once to each of them', async () => {
  let broken = true;
  const heard: string[] = [];
  const startListener = (name: string) =>
    startConsumer({
      bus,
      connection,
      log,
      name,
      pauses: { ...pauses, failing: [20] },
      handlers: {
        'jobs.job.v1.closed': async ({ data }) => {
          if (data.jobId !== 777) return;
          heard.push(name);
          if (broken) throw new Error('the shelf is full');
        },
      },
    });
  await using _first = await startListener('first');
  await using _second = await startListener('second');
  const { streams } = await bus.manager();
  const letters = async () => (await streams.info('DEAD')).state.messages;
  await bus.publish(closed(777));
  await eventually(async () => expect(await letters()).toBe(2));
  heard.length = 0;
  expect(await replayDeadLetters(servers.nats)).toBe(2);
  // Each is tried twice, and becomes a dead letter again.
  await eventually(async () => expect(heard.toSorted()).toEqual(['first', 'first', 'second', 'second']));
  await eventually(async () => expect(await letters()).toBe(2));
  broken = false;
  expect(await replayDeadLetters(servers.nats)).toBe(2);
  await eventually(async () => expect(heard).toHaveLength(6));
  expect(await letters()).toBe(0);
});

test('a dead letter of an event that never was is not replayed', async () => {
  const told: string[] = [];
  const handlers = { 'identity.user.v1.deleted': async () => void told.push('deleted') };
  await using _consumer = await startConsumer({ bus, connection, log, name: 'trusting', handlers });
  const { streams } = await bus.manager();
  const odd = headers();
  odd.set('Nats-Msg-Id', `dead:trusting:EVENTS:${'9'.repeat(30)}`);
  const forged = 'dead.trusting.identity.user.v1.deleted.identity.7';
  await bus.js.publish(forged, '{"userId":7,"version":9}', { headers: odd });
  for (const subject of [forged, 'dead.trusting.mail', 'dead.trusting', 'dead.trusting.dead.mailer.mail.x.v1.y.z.0'])
    await bus.js.publish(subject, '{"userId":7,"version":9}');
  expect(await replayDeadLetters(servers.nats)).toBe(0);
  expect((await streams.info('DEAD')).state.messages).toBe(5);
  await bus.publish(happened('identity.user.v1.deleted', { userId: 8, version: 1 }, new Date()));
  await eventually(async () => expect(told).toHaveLength(1));
  await streams.purge('DEAD');
});

test('a later release adds its consumers beside those of an earlier one', async () => {
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

test('an event that cannot be read becomes a dead letter at once', async () => {
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
  const written: unknown[] = [];
  const publish: Bus['publish'] = async (event) => {
    const position = await bus.publish(event);
    written.push(await things.findOne({ _id: 1 }));
    return position;
  };
  const watched = { ...bus, publish };
  await using outbox = startOutbox({ connection, collections: ['things'], bus: watched, log, logOf: () => undefined });
  await outbox.settled();
  // An outbox that does not wait for the bus has removed them before.
  const both = { outbox: [{ id: first.id }, { id: second.id }] };
  expect(written).toMatchObject([both, both]);
  expect(await things.findOne({ _id: 1 })).toMatchObject({ outbox: [] });
  const kept = await streams.getMessage('EVENTS', { last_by_subj: 'jobs.job.v1.closed.test.0' });
  expect(kept?.header.get(header.id)).toBe(second.id);
  expect((await streams.info('EVENTS')).state.messages).toBe(2);
});

test('each replica publishes the events of its own writes, and takes over those of a replica that is gone', async () => {
  const shared = connection.collection<{ _id: number; outbox: unknown[] }>('shared');
  const writtenBy = (writer: string, id: number) => ({ _id: id, outbox: [{ ...closed(3_000 + id), writer }] });
  const open = Promise.withResolvers<void>();
  const startReplica = (writer: string) => {
    const published: string[] = [];
    const publish: Bus['publish'] = async (event) => {
      published.push(event.id);
      await open.promise;
      return bus.publish(event);
    };
    const watched = { ...bus, publish };
    const outbox = startOutbox({
      connection,
      collections: ['shared'],
      bus: watched,
      log,
      logOf: () => undefined,
      writer,
    });
    return { published, outbox };
  };
  const writers = ['one', 'two', 'gone'];
  const documents = Array.from({ length: 60 }, (_, id) => writtenBy(writers[id % 3] ?? '', id));
  const written = (by: string) =>
    documents.flatMap(({ outbox }) => outbox.flatMap(({ id, writer }) => (writer === by ? [id] : []))).toSorted();
  await shared.insertMany(documents);
  const [one, two] = [startReplica('one'), startReplica('two')];
  await using _first = one.outbox;
  await using _second = two.outbox;
  using _opened = { [Symbol.dispose]: open.resolve };
  // Nothing has left its document yet, so both replicas see all of it.
  await eventually(async () => {
    expect(one.published.length).toBeGreaterThanOrEqual(20);
    expect(two.published.length).toBeGreaterThanOrEqual(20);
  });
  // After a second they also take over what has not left its document.
  expect(one.published.slice(0, 20).toSorted()).toEqual(written('one'));
  expect(two.published.slice(0, 20).toSorted()).toEqual(written('two'));
  open.resolve();
  await one.outbox.settled();
  expect(new Set([...one.published, ...two.published])).toEqual(
    new Set(documents.flatMap(({ outbox }) => outbox.map(({ id }) => id))),
  );
});

test('where documents ask again for email, they are told that the bus has lost the requests', async () => {
  const eventLog = await openEventLog(connection, bus, 'asking', sealedData({ url: servers.nats }));
  let told = 0;
  const askAgain = async () => void (told += 1);
  const lose = async (stream: string) => {
    const { streams } = await bus.manager();
    await streams.delete(stream);
    await bus.ensureStreams();
    await eventLog.recover(askAgain);
    return told;
  };
  await eventLog.recover(askAgain);
  expect([told, await lose('EVENTS'), await lose('MAIL'), await lose('EVENTS')]).toEqual([0, 0, 1, 1]);
});

test.each(['EVENTS', 'AUDIT'] as const)(
  'an event that was published before the bus lost %s, and stored only after the others were published again, is too',
  async (stream) => {
    const eventLog = await openEventLog(connection, bus, 'late', sealedData({ url: servers.nats }));
    const { streams } = await bus.manager();
    const at = new Date();
    const decided = (studentId: number) => happened('visa.verification.v1.submitted', { studentId, version: 1 }, at);
    const acted = (operatorId: number) => happened('audit.action.v1.recorded', { operatorId }, at);
    const event = stream === 'EVENTS' ? decided(73) : acted(73);
    const position = await bus.publish(event);
    await eventLog.recover();
    await streams.delete(stream);
    await bus.ensureStreams();
    await eventLog.recover();
    // The position that it had is one of a message that was handled.
    for (let count = 0; count < 3; count++) await bus.publish(stream === 'EVENTS' ? decided(74) : acted(74));
    await streams.purge(stream);
    await eventLog.keep([{ ...event, position }]);
    const before = (await streams.info(stream)).state.last_seq;
    expect([await eventLog.recover(), await eventLog.recover()]).toEqual([1, 0]);
    expect((await streams.info(stream)).state.last_seq).toBe(before + 1);
    // One of this stream is not published again, and what its only consumer has handled is not kept.
    const later = { ...decided(75), at: new Date(at.getTime() + 3_600_000), position: before + 2 };
    await eventLog.keep([later]);
    await streams.purge(stream);
    expect(await eventLog.recover()).toBe(0);
    const kept = await connection.collection('published_events').find().toArray();
    expect(kept).toHaveLength(stream === 'EVENTS' ? 2 : 1);
    await connection.collection('published_events').deleteMany();
  },
);

test('events lost with the bus are published again, except for people who have left', async () => {
  const things = connection.collection<{ _id: number; outbox: unknown[] }>('things');
  const eventLog = await openEventLog(connection, bus, 'test', sealedData({ url: servers.nats }));
  expect(await eventLog.recover()).toBe(0);
  const decided = (studentId: number) =>
    happened('visa.verification.v1.submitted', { studentId, version: 1 }, new Date());
  const [left, stays] = [decided(71), decided(72)];
  await things.insertOne({ _id: 2, outbox: [left, stays] });
  await using outbox = startOutbox({ connection, collections: ['things'], bus, log, logOf: () => eventLog });
  await outbox.settled();
  await eventLog.forget(71, '');
  const { streams } = await bus.manager();
  await streams.delete('EVENTS');
  await bus.ensureStreams();
  expect(await eventLog.recover()).toBe(1);
  expect(await eventLog.recover()).toBe(0);
  const kept = await streams.getMessage('EVENTS', { last_by_subj: 'visa.verification.v1.submitted.test.72' });
  expect(kept?.header.get(header.id)).toBe(stays.id);
  expect((await streams.info('EVENTS')).state.messages).toBe(1);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Changed, changeWith, insertAggregate, inGroups } from '@waratah/kit/mongo/aggregate';
import { openMongo, writeConcern } from '@waratah/kit/mongo/connection';
import { happened, outboxFields } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import { startTestServers } from '../support/servers.ts';

type Counter = { _id: number; version: number; count: number; note?: string | undefined };

const scope = new AsyncDisposableStack();
let connection: Connection;
let wakes = 0;
const outbox = {
  wake: () => void wakes++,
  settled: async () => undefined,
  ageS: async () => 0,
  [Symbol.asyncDispose]: async () => undefined,
};

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  connection = scope.use(await openMongo(new URL('/kit_aggregate', servers.mongo).href));
});
afterAll(() => scope.disposeAsync());

const schema = new Schema<Counter>(
  { ...outboxFields, _id: Number, count: Number, note: String },
  { versionKey: false, collection: 'counters' },
);

const more = (counter: Counter): Changed<Counter> => [
  { ...counter, count: counter.count + 1, version: counter.version + 1, note: undefined },
  [happened('jobs.job.v1.closed', { jobId: counter._id, version: counter.version + 1, reason: 'x' }, new Date())],
];

test('a write is acknowledged when a majority has it in its journal', () => {
  expect(connection.getClient().options.writeConcern).toMatchObject({ w: 'majority', journal: true });
  expect(writeConcern).toEqual({ w: 'majority', j: true });
});

test('simultaneous changes are each applied once, in one write with their events, even to one document', async () => {
  const model = connection.model<Counter>('Counter', schema);
  const access = inGroups(model);
  const ids = Array.from({ length: 60 }, (_, id) => id);
  for (const _id of ids) await insertAggregate(model, outbox, [{ _id, version: 1, count: 0, note: 'new' }, []]);
  // Sixty documents change twice at the same time, three of them five times: some changes of a group conflict and are
  // repeated.
  const wishes = [...ids, ...ids, ...[0, 1, 2].flatMap((id) => [id, id, id])];
  wakes = 0;
  const changed = await Promise.all(wishes.map((id) => changeWith(access, outbox, id, more)));
  expect(changed.every((counter) => counter !== undefined)).toBe(true);
  expect(wakes).toBe(wishes.length);
  const stored = await connection.collection<Counter & { outbox: unknown[] }>('counters').find().toArray();
  for (const { _id, version, count, outbox: events, note } of stored) {
    const times = _id < 3 ? 5 : 2;
    expect({ _id, version, count, events: events.length, note }).toEqual({
      _id,
      version: 1 + times,
      count: times,
      events: times,
      note: undefined,
    });
  }
});

test('a deleted document is not recreated by a concurrent change', async () => {
  const model = connection.model<Counter>('Counter');
  const access = inGroups(model);
  const slowly = async (counter: Counter) => {
    await connection.collection<Counter>('counters').deleteOne({ _id: counter._id });
    return more(counter);
  };
  const wishes = [10, 11, 12].map((id) => changeWith(access, outbox, id, slowly));
  expect(await Promise.all(wishes)).toEqual([undefined, undefined, undefined]);
  expect(await connection.collection<Counter>('counters').countDocuments({ _id: { $in: [10, 11, 12] } })).toBe(0);
});

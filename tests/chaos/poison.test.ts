import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listDeadLetters, replayDeadLetters } from '@waratah/kit/events/dead-letters';
import { natsServer } from '@waratah/kit/events/nats-server';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { openMongo } from '@waratah/kit/mongo/connection';
import { connect } from '@nats-io/transport-node';
import { readConfig } from '@waratah/visa/config';
import { startVisa } from '@waratah/visa/server';
import { eventually } from '../support/eventually.ts';
import { aStudent } from '../support/factories.ts';
import { handledBy } from '../support/handled.ts';
import { isFull, scaled } from '../support/scale.ts';
import { startService } from '../support/service.ts';

/** In each round the service hears sound events alone, and then as many with poison among them. */
const rounds = scaled({ share: 1, full: 5 });
const count = scaled({ share: 2_000, full: 20_000 });
const poisonEvery = 100;
/** Sound events that are held up by poison wait for its pauses, and are many times slower beside it than alone. */
const leastShare = 0.5;
/** Longer than all pauses between the attempts at an event that cannot be handled. */
const untilDeadMs = 300_000;
const attempts = 5;
const publishedAtOnce = 500;

const now = new Date('2026-11-10T00:00:00Z');
/** MongoDB does not store students with this name while an index allows it only once. */
const refusedName = 'Refused Student';
/** The student who has the name already. */
const owner = 1_000_000_000;

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService('visa', (env) => startVisa(readConfig(env)), { LOG_LEVEL: 'silent' });
});
afterAll(async () => service?.[Symbol.asyncDispose]());

const registered = (id: number, fullName: string) =>
  happened('identity.user.v1.registered', { user: aStudent(id, { fullName }) }, now);

/** Data that is no such event, and why. */
const unreadable = [
  {
    data: { user: { id: 'the first' } },
    reason: 'cannot decode field identity.v1.User.id from JSON',
  },
  { data: ['user'], reason: 'cannot decode message identity.v1.UserRegistered from JSON' },
  { data: 'not an event', reason: 'cannot decode message identity.v1.UserRegistered from JSON' },
];

/** An event that cannot be handled, after how many attempts it becomes a dead letter, and what its reason says. */
type Poison = Readonly<{ event: StoredEvent; tries: number; reason: string }>;

const soundFrom = (firstId: number) => Array.from({ length: count }, (_, at) => registered(firstId + at, 'Mei Tan'));

/** Every second one is a change of a student from `firstId` on that can be read, but that MongoDB does not store. */
const poisonFrom = (firstId: number): readonly Poison[] =>
  Array.from({ length: count / poisonEvery }, (_, at): Poison => {
    const user = aStudent(firstId + at, { version: 2, fullName: refusedName });
    const event = happened('identity.user.v1.registered', { user }, now);
    const { data, reason } = unreadable[Math.floor(at / 2) % unreadable.length] ?? { data: null, reason: '' };
    return at % 2 === 0
      ? { event, tries: attempts, reason: 'duplicate key' }
      : { event: { ...event, data }, tries: 1, reason };
  });

/** The sound events, with a poisoned one after each equal number of them. */
const mixed = (sound: readonly StoredEvent[], poison: readonly Poison[]) =>
  sound.flatMap((event, at) => {
    const after = at % poisonEvery === 0 ? poison[at / poisonEvery] : undefined;
    return after ? [event, after.event] : [event];
  });

test('events that cannot be handled become dead letters with their reason, hold up no others, and are handled once they can be', async () => {
  const scope = new AsyncDisposableStack();
  await using _scope = scope;
  const mongo = scope.use(await openMongo(service.env.VISA_MONGO_URL ?? ''));
  const connection = await connect(natsServer(service.servers.nats));
  scope.defer(() => connection.close());
  const students = mongo.collection<{ _id: number; fullName: string }>('students');
  /** Resolves once the service keeps all sound students from an id on. */
  const kept = async (firstId: number) =>
    eventually(async () =>
      expect(await students.countDocuments({ _id: { $gte: firstId, $lt: firstId + count } })).toBe(count),
    );

  /** How long the service takes from its start until it keeps all sound events that were published while it was away. */
  const hear = async (firstId: number, poison: readonly Poison[]) => {
    const told = mixed(soundFrom(firstId), poison);
    let begun = 0;
    await service.restart({}, async () => {
      for (let from = 0; from < told.length; from += publishedAtOnce)
        await Promise.all(told.slice(from, from + publishedAtOnce).map((event) => service.bus.publish(event)));
      begun = performance.now();
    });
    await kept(firstId);
    return performance.now() - begun;
  };

  /** The dead letters, by the ids of their events. */
  const dead = async () => {
    const { letters } = await listDeadLetters(connection, 0, Number.MAX_SAFE_INTEGER);
    return letters
      .map(({ eventId, consumer, tries, reason }) => ({ eventId, consumer, tries, reason }))
      .toSorted((a, b) => a.eventId.localeCompare(b.eventId));
  };
  const lettersOf = (poison: readonly Poison[]) =>
    poison
      .map(({ event: { id }, tries, reason }) => ({
        eventId: id,
        consumer: 'visa',
        tries,
        reason: expect.stringContaining(reason),
      }))
      .toSorted((a, b) => a.eventId.localeCompare(b.eventId));

  const firstOf = (round: number) => (round + 1) * 1_000_000;
  await hear(firstOf(0), []);
  await students.insertOne({ _id: owner, fullName: refusedName });
  const index = await students.createIndex(
    { fullName: 1 },
    { unique: true, partialFilterExpression: { fullName: refusedName } },
  );
  const all: Poison[] = [];
  const taken: { alone: number; beside: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const firstId = firstOf(round);
    const poison = poisonFrom(firstOf(round - 1));
    // By turns, because what is stored already slows both a little.
    const isAloneFirst = round % 2 === 1;
    const before = isAloneFirst ? await hear(firstId, []) : 0;
    const beside = await hear(firstId + 400_000, poison);
    all.push(...poison);
    // Before the service is started again, which would give what still waits as many attempts once more.
    await eventually(async () => expect(await dead()).toEqual(lettersOf(all)), untilDeadMs);
    const alone = isAloneFirst ? before : await hear(firstId, []);
    taken.push({ alone, beside });
  }

  await students.dropIndex(index);
  expect(await replayDeadLetters(service.servers.nats)).toBe(all.length);
  await handledBy('visa', service.bus);
  const readable = all.filter(({ tries }) => tries > 1);
  expect(await students.countDocuments({ fullName: refusedName })).toBe(readable.length + 1);
  expect(await dead()).toEqual(lettersOf(all.filter(({ tries }) => tries === 1)));

  const shares = taken.map(({ alone, beside }) => alone / beside).toSorted((a, b) => a - b);
  const share = shares[Math.floor(shares.length / 2)] ?? 0;
  console.log(
    `poison: ${all.length} of ${all.length * poisonEvery}; sound events at ${share.toFixed(3)} of their speed alone`,
    taken,
  );
  if (isFull) expect(share).toBeGreaterThan(leastShare);
}, 1_800_000);

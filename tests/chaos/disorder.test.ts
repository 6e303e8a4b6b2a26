import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig as readAi } from '@waratah/ai/config';
import { startAi } from '@waratah/ai/server';
import { readConfig as readApplications } from '@waratah/applications/config';
import { startApplications } from '@waratah/applications/server';
import { readConfig as readJobs } from '@waratah/jobs/config';
import { startJobs } from '@waratah/jobs/server';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { openMongo } from '@waratah/kit/mongo/connection';
import { readConfig as readMatching } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { readConfig as readVisa } from '@waratah/visa/config';
import { startVisa } from '@waratah/visa/server';
import { readListeners } from '../../tools/event-listeners.ts';
import { vector } from '../support/factories.ts';
import { handledBy } from '../support/handled.ts';
import {
  afterwards,
  drawHistory,
  emailOf,
  employerId,
  resumeOf,
  sha256Of,
  studentIds,
  timeAt,
} from '../support/history.ts';
import { scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';
import { startService } from '../support/service.ts';

const histories = scaled({ share: 40, full: 1_000 });
const steps = 40;
/** All events in disorder wait at once: some 40,000 of them in the soak. */
const handledWithinMs = scaled({ share: 120_000, full: 900_000 });
const start = new Date('2026-11-10T00:00:00Z');

/** Every history is told twice, about people and ads with other ids: in order, and in disorder. */
const lanes = { inOrder: 1_000_000, inDisorder: 2_000_000 } as const;
const idsOfEach = 100;

const firstIds = (lane: number) => Array.from({ length: histories }, (_, at) => lane + at * idsOfEach);
/** The ids of some people of all histories of a lane. */
const idsOf = (lane: number, people: readonly number[]) =>
  firstIds(lane).flatMap((first) => people.map((person) => first + person));

type Clock = { now: Date };
type Pick = (document: Record<string, unknown>) => unknown;
type Case = Readonly<{
  name: string;
  open: (env: NodeJS.ProcessEnv, clock: () => Date) => ReturnType<Parameters<typeof startService>[1]>;
  /** Stores what events only refer to. */
  prepare?: (env: NodeJS.ProcessEnv) => Promise<unknown>;
  /** Whether what it knows also has to be the same where accounts are suspended. */
  suspends?: boolean;
  /** Collections of what it knows, and what of a document must not depend on the order; undefined if it may be absent. */
  knows: Readonly<Record<string, Pick>>;
}>;

/** Reading a text is not what this is about. */
const embedder = { embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(vector(0).buffer)) };

const whole: Pick = (document) => document;
const without =
  (...names: readonly string[]): Pick =>
  (document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));

const takenDown = new Set(['held', 'rejected', 'suspended', 'deleted']);
const reasonIn = (closed: unknown) => String(Object(closed).reason);

const cases: readonly Case[] = [
  {
    name: 'applications',
    // From when a suspension is heard, nothing is sent for the account, whenever its owner said so.
    suspends: false,
    open: (env, clock) => startApplications(readApplications(env), { clock }),
    prepare: async (env) => {
      const objects = openObjectStore(readApplications(env).objectStore);
      for (const id of Object.values(lanes).flatMap((lane) => idsOf(lane, studentIds)))
        await objects.write(resumeOf(id), 'application/pdf', Buffer.from('a resume'));
    },
    knows: {
      people: whole,
      jobs: whole,
      interests: without('waiting', 'lacksProfile'),
      // Only what stands: an answer that is heard after it was taken back makes no application that could be withdrawn, and
      // none is made for an ad that was taken down before the answer was heard.
      applications: ({ standing, studentId, jobId, employerId, status, closed }) =>
        standing && !takenDown.has(reasonIn(closed)) ? { studentId, jobId, employerId, status, closed } : undefined,
    },
  },
  { name: 'jobs', open: (env, clock) => startJobs(readJobs(env), { clock }), knows: { employers: whole } },
  {
    name: 'matching',
    open: (env, clock) => startMatching(readMatching(env), { clock }),
    knows: {
      students: whole,
      jobs: without('changedAt'),
      applications: whole,
      found_ads: without('at'),
      found_searches: without('at'),
    },
  },
  { name: 'visa', open: (env, clock) => startVisa(readVisa(env), { clock }), knows: { students: whole } },
  {
    name: 'ai',
    open: (env, clock) => startAi(readAi(env), { clock, embedder }),
    knows: { job_texts: without('due', 'since', 'contentHash'), profile_texts: without('due', 'since') },
  },
];

const { handle } = await readListeners();

/** Replaces ids by those of the other lane, and hashes of addresses by the address. */
const inFirstLane = (text: string) =>
  text.replaceAll(/[\da-f]{64}/g, (hash) => addresses.get(hash) ?? hash).replaceAll(/(?<!\d)2(\d{6})(?!\d)/g, '1$1');

/** Fields in one order, and long values by their hash. */
const textOf = (document: unknown) =>
  JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value === 'string' && value.length > 200) return sha256Of(value).slice(0, 8);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

const addresses = new Map(
  Object.values(lanes)
    .flatMap((lane) => idsOf(lane, [...studentIds, employerId]))
    .map((id) => [sha256Of(emailOf(id)), emailOf(id)]),
);

const historiesOf = (lane: number, suspends: boolean) =>
  firstIds(lane).map((firstId, at) => drawHistory(at + 1, { firstId, start, steps, suspends }));

/** Some events twice, and all of them in another order: in any, nearly the right one, or one event long after the others. */
const scattered = (history: readonly StoredEvent[], seed: number): readonly StoredEvent[] => {
  const { integer } = seeded(seed);
  const twice = history.flatMap((event) => (integer(1, 4) === 1 ? [event, { ...event, id: randomUUID() }] : [event]));
  const late = integer(0, twice.length - 1);
  const places = [
    () => integer(0, 1_000_000),
    (at: number) => at * 10 + integer(0, 50),
    (at: number) => (at === late ? Infinity : at),
  ];
  const place = places[seed % places.length] ?? places[0];
  const placed = twice.map((event, at) => ({ event, place: place?.(at) ?? at }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
};

describe.each(cases)('$name', ({ name, open, prepare, knows, suspends = true }) => {
  const clock: Clock = { now: start };
  const types = new Set<string>(handle.find(({ service }) => service === name)?.types);
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService(name, (env) => open(env, () => clock.now), { LOG_LEVEL: 'silent' });
    await prepare?.(service.env);
  });
  afterAll(async () => service?.[Symbol.asyncDispose]());

  /** Publishes the events at a step of all histories, if the service listens to them. */
  const publish = async (all: readonly (readonly StoredEvent[])[], step: number) => {
    const events = all.flatMap((history) => history.slice(step, step + 1)).filter(({ type }) => types.has(type));
    await Promise.all(events.map((event) => service.bus.publish(event)));
  };
  const longestOf = (all: readonly (readonly StoredEvent[])[]) => Math.max(...all.map(({ length }) => length));

  /** What the service knows of each history of a lane: by collection, the documents. */
  const knownIn = async (lane: number) => {
    await using mongo = await openMongo(service.env[`${name.toUpperCase()}_MONGO_URL`] ?? '');
    const known = new Map<string, Set<string>>();
    for (const [collection, pick] of Object.entries(knows)) {
      const documents = await mongo
        .collection(collection)
        .find({}, { projection: { outbox: 0 } })
        .toArray();
      for (const document of documents) {
        const id = /(?<!\d)[12]\d{6}(?!\d)/.exec(JSON.stringify(document))?.[0] ?? '';
        const picked = pick(document);
        if (Math.floor(Number(id) / 1_000_000) * 1_000_000 !== lane || picked === undefined) continue;
        const history = `history ${Math.floor((Number(id) - lane) / idsOfEach) + 1}, ${collection}`;
        const documentsOf = known.get(history) ?? new Set();
        known.set(history, documentsOf.add(inFirstLane(textOf(picked))));
      }
    }
    return known;
  };

  test('knows after events in any order, some of them twice, what it knows after them in order', async () => {
    const inOrder = historiesOf(lanes.inOrder, suspends);
    for (let step = 0; step < longestOf(inOrder); step += 1) {
      clock.now = timeAt(start, step);
      await publish(inOrder, step);
      await handledBy(name, service.bus);
    }
    clock.now = afterwards(start);
    const inDisorder = historiesOf(lanes.inDisorder, suspends).map((history, at) => scattered(history, at + 1));
    for (let step = 0; step < longestOf(inDisorder); step += 1) await publish(inDisorder, step);
    await handledBy(name, service.bus, handledWithinMs);

    const [expected, found] = [await knownIn(lanes.inOrder), await knownIn(lanes.inDisorder)];
    const differing = [...new Set([...expected.keys(), ...found.keys()])].flatMap((history) => {
      const [should, is] = [expected.get(history) ?? new Set(), found.get(history) ?? new Set()];
      const [missing, extra] = [[...should.difference(is)], [...is.difference(should)]];
      return missing.length + extra.length > 0 ? [{ history, missing, extra }] : [];
    });
    expect(differing.slice(0, 5)).toEqual([]);
    expect(expected.size).toBeGreaterThan(histories / 2);
  }, 1_800_000);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assessmentStore } from '@waratah/ai/store/assessments';
import { sessionStore } from '@waratah/identity/store/sessions';
import { keepNewest, keepStanding, keepWhole } from '@waratah/kit/mongo/copies';
import { employerStore } from '@waratah/jobs/store/employers';
import { openMongo } from '@waratah/kit/mongo/connection';
import { suppressionStore } from '@waratah/mailer/store/suppressions';
import { digestStore } from '@waratah/matching/store/digests';
import { foundAdStore } from '@waratah/matching/store/found-ads';
import { type StudentStore, studentStore } from '@waratah/matching/store/students';
import type { Connection } from 'mongoose';
import { aStudent } from '../support/factories.ts';
import { startTestServers } from '../support/servers.ts';
import { noOutbox } from '../support/job-records.ts';

const scope = new AsyncDisposableStack();
let connection: Connection;
beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  connection = scope.use(await openMongo(new URL('/stores', servers.mongo).href));
});
afterAll(() => scope.disposeAsync());

/** Far ahead, since MongoDB removes expired sessions by the real clock. */
const now = new Date('2100-11-20T00:00:00Z');

test('a session that ended during a refresh is not renewed', async () => {
  const sessions = sessionStore(connection);
  const session = { userId: 1, turn: 0, turnedAt: now, createdAt: now, expiresAt: new Date(now.getTime() + 1_000_000) };
  await sessions.insert({ ...session, _id: 'ended' });
  await sessions.insert({ ...session, _id: 'open' });
  await sessions.end('ended', now);
  expect(await sessions.turn({ ...session, _id: 'ended', turn: 1 })).toBe(false);
  expect(await sessions.turn({ ...session, _id: 'open', turn: 1 })).toBe(true);
  expect(await sessions.turn({ ...session, _id: 'open', turn: 1 })).toBe(false);
});

test('two workers that assess a text for the first time at the same moment both succeed', async () => {
  const assessments = assessmentStore<string>(connection, noOutbox, 'first_assessments');
  const first = (at: Date) => () =>
    [
      { _id: 1, version: 1, subjectVersion: 1, contentHash: 'x', round: 0, embedding: '', facts: 'read', at },
      [],
    ] as const;
  let late = 0;
  const save = () =>
    assessments.save(
      1,
      (known) => {
        late++;
        return [known, []];
      },
      first(now),
    );
  await Promise.all(Array.from({ length: 8 }, save));
  expect(await assessments.count()).toBe(1);
  expect(late).toBe(7);
});

test('an older or equal copy changes nothing and reports it; an equal one is accepted where repeats are allowed', async () => {
  const keep = (version: number, name: string, again = false) =>
    keepNewest(connection, 'copies', { id: 1, fence: 'version', version, fields: { name }, again });
  expect(await keep(2, 'second')).toBe(true);
  expect(await keep(1, 'first')).toBe(false);
  expect(await keep(2, 'changed')).toBe(false);
  expect(await keep(2, 'again', true)).toBe(true);
  expect(await keep(3, 'third')).toBe(true);
  expect(await connection.collection('copies').findOne()).toMatchObject({ name: 'third', version: 3 });
});

test('an event from before a closing adds what the object said, unless something newer is known', async () => {
  const told = (version: number) =>
    keepWhole(connection, 'wholes', {
      id: 1,
      version,
      content: { title: `title ${version}` },
      standing: { live: true },
    });
  const read = () => connection.collection<{ _id: number }>('wholes').findOne({ _id: 1 });
  // Another part is known first, as an ad's assessment may be.
  await keepNewest(connection, 'wholes', { id: 1, fence: 'assessedVersion', version: 1, fields: { read: true } });
  await keepStanding(connection, 'wholes', { id: 1, version: 4, fields: { live: false, reason: '$title' } });
  expect(await told(2)).toBe(false);
  expect(await read()).toMatchObject({ version: 4, live: false, reason: '$title', title: 'title 2' });
  expect(await told(3)).toBe(false);
  expect(await told(1)).toBe(false);
  expect(await read()).toMatchObject({ version: 4, live: false, title: 'title 3' });
  expect(await told(5)).toBe(true);
  expect(await read()).toMatchObject({ version: 5, live: true, title: 'title 5' });
});

test('no event from before a copy of an earlier release, which does not say how old its content is, changes it', async () => {
  const olds = connection.collection<{ _id: number }>('olds');
  const deleted = { _id: 1, version: 4, live: false, title: '' };
  const closedSince = { _id: 2, version: 4, live: true, title: 'title 4' };
  await olds.insertMany([deleted, closedSince]);
  expect(await keepStanding(connection, 'olds', { id: 2, version: 6, fields: { live: false } })).toBe(true);
  const told = (id: number, version: number) =>
    keepWhole(connection, 'olds', {
      id,
      version,
      content: { title: `title ${version}` },
      standing: { live: true },
    });
  for (const id of [1, 2]) expect(await told(id, 3)).toBe(false);
  expect(await olds.findOne({ _id: 1 })).toEqual(deleted);
  expect(await olds.findOne({ _id: 2 })).toMatchObject({ version: 6, live: false, title: 'title 4' });
  expect(await told(2, 5)).toBe(false);
  expect(await olds.findOne({ _id: 2 })).toMatchObject({ version: 6, live: false, title: 'title 5' });
  expect(await told(1, 7)).toBe(true);
  expect(await olds.findOne({ _id: 1 })).toMatchObject({ version: 7, live: true, title: 'title 7' });
});

test('no late event brings back an employer whose deletion and registration were heard at the same moment', async () => {
  const employers = employerStore(connection);
  const employer = (_id: number, version: number) => ({
    _id,
    version,
    emailVerified: true,
    companyName: 'Banksia Cafe',
    abn: '',
    email: 'sam@example.org',
    fullName: 'Sam Lee',
    suspended: false,
  });
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  await Promise.all(ids.flatMap((id) => [employers.save(employer(id, 1)), employers.forget(id, 9)]));
  await Promise.all(ids.map((id) => employers.save(employer(id, 2))));
  for (const id of ids) expect(await employers.byId(id)).toMatchObject({ deleted: true, email: '', fullName: '' });
});

const sha256Of = (address: string) => createHash('sha256').update(address).digest('hex');

/** All orders of some items. */
const ordersOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((others) => [item, ...others]));

test('whether a mailbox refuses email follows from what happened last, whatever was heard last', async () => {
  const students = studentStore(connection, new Map());
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
  const hashOf = (id: number) => sha256Of(`student${id}@example.org`);
  const bounce = (minute: number) => (id: number) =>
    students.markRefusing(id, { emailSha256: hashOf(id), at: at(minute) });
  const restored = (minute: number) => (id: number) => students.markReachable(hashOf(id), at(minute));
  const cases = [
    { events: [bounce(1), restored(2)], refuses: false },
    { events: [bounce(1), restored(1)], refuses: false },
    { events: [bounce(1), restored(2), bounce(3)], refuses: true },
    { events: [bounce(1), restored(2), bounce(3), restored(4)], refuses: false },
    { events: [bounce(1), bounce(3), restored(2)], refuses: true },
  ];
  const told = cases.flatMap(({ events, refuses }) => ordersOf(events).map((order) => ({ order, refuses })));
  const heard = await Promise.all(
    told.map(async ({ order, refuses }, index) => {
      const id = index + 1;
      await students.keepUser(aStudent(id));
      // Each of them twice, because an event may be repeated.
      for (const hear of order.flatMap((event) => [event, event])) await hear(id);
      return { id, refuses: (await students.byId(id))?.mailboxRefuses, expected: refuses };
    }),
  );
  expect(heard.filter(({ refuses, expected }) => refuses !== expected)).toEqual([]);
  expect(heard).toHaveLength(2 + 2 + 6 + 24 + 6);
});

const moveTo = (students: StudentStore, id: number, version: number, email: string) =>
  students.keepUser(aStudent(id, { version, email }));

test("a former address that refused says nothing about the student's address of today", async () => {
  const students = studentStore(connection, new Map());
  const isRefusing = async (id: number) => (await students.byId(id))?.mailboxRefuses;
  const [first, second] = ['first@example.org', 'second@example.org'];
  await moveTo(students, 101, 1, first);
  await moveTo(students, 101, 2, second);
  await students.markRefusing(101, { emailSha256: sha256Of(first), at: now });
  expect(await isRefusing(101)).toBe(false);
  await students.markRefusing(101, { emailSha256: sha256Of(second), at: now });
  expect(await isRefusing(101)).toBe(true);
  await students.markReachable(sha256Of(first), new Date(now.getTime() + 1));
  expect(await isRefusing(101)).toBe(true);
  await moveTo(students, 101, 3, 'third@example.org');
  expect(await isRefusing(101)).toBe(false);
});

test('an email requested by an earlier release, which did not note its address, speaks of the address of today', async () => {
  const students = studentStore(connection, new Map());
  const documents = connection.collection<{ _id: number; version: number; email: string }>('students');
  await documents.insertOne({ _id: 102, version: 1, email: 'old@example.org' });
  const bounced = { emailSha256: undefined, at: now };
  await students.markRefusing(102, bounced);
  expect((await students.byId(102))?.mailboxRefuses).toBe(true);
  await students.markReachable(sha256Of('old@example.org'), now);
  await students.markRefusing(102, bounced);
  expect((await students.byId(102))?.mailboxRefuses).toBe(false);
});

test('what a saved search found has the name of the newest version, and none from before it was stopped, in any order', async () => {
  const found = foundAdStore(connection);
  await found.buildIndexes();
  type Hear = (student: number) => Promise<void>;
  const finding =
    (version: number): Hear =>
    (student) =>
      found.keep({ student, search: student, version, name: `name ${version}`, query: '', jobs: [version] }, now);
  const change =
    (version: number, stopped = false): Hear =>
    (student) =>
      found.follow({ student, search: student, version, name: `name ${version}`, stopped }, now);
  const cases = [
    { events: [finding(1), change(2), change(3)], names: ['name 3'] },
    { events: [finding(1), change(2, true), change(3), finding(4)], names: ['name 4'] },
    { events: [finding(1), change(2), finding(3), change(4)], names: ['name 4', 'name 4'] },
  ];
  const told = cases.flatMap(({ events, names }) => ordersOf(events).map((order) => ({ order, names })));
  for (const [index, { order, names }] of told.entries()) {
    for (const hear of order) await hear(index + 1);
    const kept = (await found.waitingFor([index + 1], now)).get(index + 1) ?? [];
    expect([index, kept.map(({ name }) => name)]).toEqual([index, names]);
  }
});

test('a report about an address outlasts a lift that began before it', async () => {
  const suppressions = suppressionStore(connection, noOutbox);
  const [before, then] = [new Date(now.getTime() - 1), now];
  const address = 'reported@example.org';
  await suppressions.add(address, { kind: 'bounce', reason: '550', at: then });
  expect(await suppressions.lift(sha256Of(address), before)).toBe(false);
  expect(await suppressions.reportsOf(address)).toMatchObject({ bounceDays: 1 });
  expect(await suppressions.lift(sha256Of(address), then)).toBe(true);
  expect(await suppressions.reportsOf(address)).toMatchObject({ bounceDays: 0 });
});

test('the digests of a day are counted without those of other days', async () => {
  const digests = digestStore(connection, noOutbox);
  await digests.model.collection.insertMany(
    ['2026-11-20', '2026-11-20', '2026-11-21'].map((day, student) => ({ day, student, state: 'sent' as const })),
  );
  expect(await digests.countsOf('2026-11-20')).toEqual(new Map([['sent', 2]]));
});

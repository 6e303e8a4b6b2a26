import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { catalog } from '@waratah/events/catalog';
import { fromJson } from '@bufbuild/protobuf';
import { nextTime } from '@waratah/kit/queues/cron';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { createLogger } from '@waratah/kit/process/logger';
import { buildIndexes, openMongo } from '@waratah/kit/mongo/connection';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { deliverDigest } from '../../services/matching/src/actions/deliver-digest.ts';
import { matchStudents } from '../../services/matching/src/actions/match-students.ts';
import { matchChunk } from '../../services/matching/src/actions/match-chunk.ts';
import { noteMessageSent } from '../../services/matching/src/actions/note-message-sent.ts';
import { planRun } from '../../services/matching/src/actions/plan-run.ts';
import { sweepDigests } from '../../services/matching/src/actions/sweep-digests.ts';
import type { Context } from '../../services/matching/src/context.ts';
import { dayOf } from '../../services/matching/src/domain/day.ts';
import { judge } from '../../services/matching/src/domain/gate/judge.ts';
import { engineKeeper } from '../../services/matching/src/engine-keeper.ts';
import { tallyKeeper } from '../../services/matching/src/student-tally.ts';
import { jobBoard } from '../../services/matching/src/store/board.ts';
import { applicationStore } from '../../services/matching/src/store/applications.ts';
import { foundAdStore } from '../../services/matching/src/store/found-ads.ts';
import { keptCheckStore } from '../../services/matching/src/store/kept-checks.ts';
import { shiftStore } from '../../services/matching/src/store/shifts.ts';
import { digestStore } from '../../services/matching/src/store/digests.ts';
import { feedbackStore } from '../../services/matching/src/store/feedback.ts';
import { jobStore } from '../../services/matching/src/store/jobs.ts';
import { runStore } from '../../services/matching/src/store/runs.ts';
import { studentStore } from '../../services/matching/src/store/students.ts';
import { aJob, anAssessment, aStudent, aProfileAssessment } from '../support/factories.ts';
import { randomFrom } from '../support/match-world.ts';
import { scaled } from '../support/scale.ts';
import { startTestServers } from '../support/servers.ts';

/** From 1 March on, so that both changes of daylight saving are among them. */
const days = scaled({ share: 240, full: 400 });
const studentCount = 8;
const seed = Number(process.env.SEED ?? 20_260_301);
const timeZone = 'Australia/Sydney';
const visas = ['500', '485', '482'] as const;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const localities = await readLocalities();
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const random = randomFrom(seed);
const chance = (share: number) => random() < share;
const counts = { kills: 0, lostWork: 0, jumps: 0, lateStarts: 0, lostDays: 0, askedAgain: 0 };

let mongo: Connection;
let stores: Pick<
  Context,
  'students' | 'jobs' | 'digests' | 'runs' | 'feedback' | 'applications' | 'shifts' | 'keptChecks' | 'found'
>;
/** The simulated time; each scheduler's clock may be wrong. */
let world = Date.parse('2026-03-01T00:00:00Z');

type Work = () => Promise<unknown>;
type Scheduler = { context: Context; skewMs: number; run: (work: Work) => Promise<void> };

class Killed extends Error {}

/**
 * The store of a process that may die before or after any call: what it wrote stays, and nothing after that happens.
 */
const mortal = <Store extends object>(store: Store, share: number): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        if (chance(share)) throw new Killed();
        const answer: unknown = await Reflect.apply(member, target, given);
        if (chance(share)) throw new Killed();
        return answer;
      };
    },
  });

const queue = new Map<string, (context: Context) => Promise<unknown>>();

const createScheduler = async (deathShare: number): Promise<Scheduler> => {
  const scheduler = { skewMs: 0 };
  const board = jobBoard(stores.jobs);
  const context: Context = {
    students: mortal(stores.students, deathShare),
    jobs: mortal(stores.jobs, deathShare),
    digests: mortal(stores.digests, deathShare),
    runs: mortal(stores.runs, deathShare),
    feedback: mortal(stores.feedback, deathShare),
    applications: mortal(stores.applications, deathShare),
    shifts: mortal(stores.shifts, deathShare),
    keptChecks: mortal(stores.keptChecks, deathShare),
    found: mortal(stores.found, deathShare),
    board,
    engineFor: engineKeeper(board),
    tallyOf: tallyKeeper(stores.students, () => 0),
    localities,
    deliverLater: async (ids, evenLate = false) => {
      for (const id of ids) queue.set(id, (taker) => deliverDigest(taker, id, evenLate));
    },
    matchLater: async (day, chunks) => {
      for (const chunk of chunks) queue.set(`${day}-${chunk}`, (taker) => matchChunk(taker, day, chunk));
    },
    firstLater: () => undefined,
    firstMatches: false,
    links: signedLinks('a secret of the test'),
    publicUrl: 'http://localhost',
    schedule: { timeZone, nextAfter: (after) => nextTime('0 7 * * *', timeZone, after) },
    clock: () => new Date(world + scheduler.skewMs),
    log: createLogger('test', 'silent'),
  };
  const run = async (work: Work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      counts.kills++;
    }
  };
  return Object.assign(scheduler, { context, run });
};

beforeAll(async () => {
  const servers = scope.use(await startTestServers());
  mongo = scope.use(await openMongo(new URL('/matching_year', servers.mongo).href));
  const outbox = {
    wake: () => undefined,
    settled: async () => undefined,
    ageS: async () => 0,
    [Symbol.asyncDispose]: async () => undefined,
  };
  stores = {
    students: studentStore(mongo, localities),
    jobs: jobStore(mongo, localities),
    digests: digestStore(mongo, outbox),
    applications: applicationStore(mongo),
    shifts: shiftStore(mongo),
    keptChecks: keptCheckStore(mongo),
    found: foundAdStore(mongo),
    feedback: feedbackStore(mongo, outbox),
    runs: runStore(mongo),
  };
  await buildIndexes(stores.jobs.model, stores.digests.model, stores.feedback.model);
  await stores.digests.buildIndexes();
  for (let id = 1; id <= studentCount; id++) {
    const visaType = visas[id % visas.length] ?? '500';
    const value = { visaType, citySuburb: 'Ultimo NSW', skills: ['Excel'] };
    await stores.students.keepUser(aStudent(id, { profile: { case: 'student', value } }));
    await stores.students.keepAssessment(aProfileAssessment(id));
  }
});

/** Each morning adds some ads (for some visas, some not assessed, some ending soon) and closes some old ones. */
const bringNews = async (next: { id: number }, open: Set<number>) => {
  for (let count = Math.floor(random() * 5); count > 0; count--) {
    const id = next.id++;
    const seconds = BigInt(Math.floor((world + (chance(0.3) ? random() * 8 * hourMs : random() * 20 * dayMs)) / 1_000));
    const visaTypes = chance(0.4) ? [] : visas.filter(() => chance(0.6));
    await stores.jobs.keepShown(aJob(id, { visaTypes, expiresAt: { seconds, nanos: 0 } }, new Date(world)));
    open.add(id);
    const residents = chance(0.2)
      ? ({ workRights: { kind: { case: 'residentsOnly', value: { quote: 'PR' } }, demanded: 'residents' } } as const)
      : {};
    if (chance(0.9)) await stores.jobs.keepAssessment(anAssessment(id, residents));
  }
  for (const id of open) {
    if (!chance(0.05)) continue;
    await stores.jobs.keepClosed(id, 2, false);
    open.delete(id);
  }
};

const Waiting = z.array(z.object({ _id: z.string(), at: z.date(), outbox: z.array(StoredEvent) }));
type Mail = Readonly<{ key: string; at: Date; student: number; day: string; jobs: readonly number[] }>;

/** The mailer: takes requests from the outboxes and sends each key once. */
const drain = async (mails: Map<string, Mail>, open: ReadonlySet<number>, scheduler: Scheduler) => {
  const digests = mongo.collection<{ _id: string }>('digests');
  const waiting = Waiting.parse(await digests.find({ 'outbox.0': { $exists: true } }).toArray());
  for (const { _id, at, outbox } of waiting) {
    const wishes = outbox.filter(({ type }) => type === 'mail.message.v1.requested');
    for (const { data } of wishes) await send(mails, { digest: _id, at, open, scheduler }, data);
    await digests.updateOne({ _id }, { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } });
  }
};

type Asked = Readonly<{ digest: string; at: Date; open: ReadonlySet<number>; scheduler: Scheduler }>;

const send = async (mails: Map<string, Mail>, { digest, at, open, scheduler }: Asked, data: unknown) => {
  const wish: MessageRequested = fromJson(catalog['mail.message.v1.requested'], z.json().parse(data));
  if (wish.content.case !== 'digest') throw new Error('another letter than a digest');
  const { day, jobs } = wish.content.value;
  const ids = jobs.map(({ jobId }) => jobId);
  if (mails.has(wish.key)) counts.askedAgain++;
  else {
    expect(ids.filter((id) => !open.has(id))).toEqual([]);
    mails.set(wish.key, { key: wish.key, at, student: Number(digest.split(':')[0]), day, jobs: ids });
  }
  if (chance(0.9)) await scheduler.run(() => noteMessageSent(scheduler.context, wish.key, false));
};

const jump = (scheduler: Scheduler) => {
  scheduler.skewMs = chance(0.5) ? 0 : (random() - 0.5) * 6 * hourMs;
  counts.jumps++;
};

const loseQueue = () => {
  counts.lostWork += queue.size;
  queue.clear();
};

/** Takes everything that waits; sometimes both processes take the same, as when a lock expires. */
const workOff = async (scheduler: Scheduler, all: readonly Scheduler[]) => {
  const taken = [...queue];
  for (const [id, work] of taken) {
    queue.delete(id);
    const takers = chance(0.2) ? all : [scheduler];
    await Promise.all(takers.map((one) => one.run(() => work(one.context))));
  }
};

/** When a run was noted as planned, whoever planned it. */
const noted: Date[] = [];
const note = async (at: Date) => void noted.push(at);

const lookAround = async (scheduler: Scheduler, all: readonly Scheduler[], deliver: () => Promise<void>) => {
  if (chance(0.03)) jump(scheduler);
  await scheduler.run(() => planRun(scheduler.context, note));
  await scheduler.run(() => sweepDigests(scheduler.context));
  if (chance(0.05)) loseQueue();
  await workOff(scheduler, all);
  await deliver();
};

/** When a scheduler runs, in hours after midnight in Sydney. */
const looks = [6.9, 7.02, 7.1, 7.3, 8.5, 15];

test('a student who may get no email at the delivery keeps those jobs for another morning', async () => {
  const { context } = await createScheduler(0);
  const id = 900;
  await stores.students.keepUser(aStudent(id));
  await stores.students.keepAssessment(aProfileAssessment(id));
  await stores.jobs.keepShown(aJob(90_000, {}, new Date(world)));
  await stores.jobs.keepAssessment(anAssessment(90_000));
  const student = await stores.students.byId(id);
  if (!student) throw new Error('no student');
  const day = dayOf(new Date(world), timeZone);
  await matchStudents(context, [student], { now: new Date(world), day });
  expect((await stores.digests.seenBy([id], undefined)).get(id)).toEqual(new Set([90_000]));
  await stores.students.keepUser(aStudent(id, { version: 2, suspended: true }));
  await deliverDigest(context, `${id}:${day}`);
  expect((await stores.digests.seenBy([id], undefined)).size).toBe(0);
  await stores.students.forget(id);
  await stores.digests.removeOf(id);
  await stores.jobs.keepClosed(90_000, 2, true);
  queue.clear();
});

test(`${days} days with both changes of daylight saving, two schedulers, clock jumps and kills: one digest a student and day`, async () => {
  const schedulers = [await createScheduler(0.02), await createScheduler(0.05)];
  const mails = new Map<string, Mail>();
  const open = new Set<number>();
  const next = { id: 1 };
  const fullDays = new Set<string>();
  const began = world;

  for (let day = 0; day < days; day++) {
    await bringNews(next, open);
    const lostDay = chance(0.02);
    const lateStart = !lostDay && chance(0.05);
    if (lostDay) counts.lostDays++;
    if (lateStart) counts.lateStarts++;
    for (const hour of looks) {
      // Midnight is at 14:00 UTC in winter and an hour earlier in summer, so runs fall on both sides of the planned
      // hour.
      world = began + day * dayMs - 10 * hourMs + hour * hourMs;
      const away = lostDay || (lateStart && hour < 15);
      for (const scheduler of away ? [] : schedulers)
        await lookAround(scheduler, schedulers, () => drain(mails, open, scheduler));
    }
    if (!lostDay) fullDays.add(dayOf(new Date(world), timeZone));
  }

  const sent = [...mails.values()];
  console.log({ seed, days, mails: sent.length, jobs: next.id - 1, ...counts });
  expect(new Set(sent.map(({ student, day }) => `${student} ${day}`)).size).toBe(sent.length);
  const pairs = sent.flatMap(({ student, jobs }) => jobs.map((job) => `${student} ${job}`));
  expect(new Set(pairs).size).toBe(pairs.length);

  const ads = new Map((await stores.jobs.changedSince(new Date(0))).map(({ id, ad }) => [id, ad]));
  const students = new Map((await stores.students.chunk(0, 100)).map((student) => [student.id, student]));
  for (const { at, day, student, jobs } of sent) {
    for (const id of jobs) {
      const ad = ads.get(id);
      const who = students.get(student);
      // Closed since then; it was open when the email was requested, which is checked there.
      if (!ad || !who) continue;
      expect(judge(ad, who, { now: at, day }).kind).not.toBe('not_eligible');
    }
  }
  const daysWithMail = new Set(sent.map(({ day }) => day));
  expect(noted.length).toBeGreaterThan(days / 2);
  expect(counts.kills).toBeGreaterThan(days / 4);
  expect(counts.jumps).toBeGreaterThan(days / 8);
  expect(Math.min(counts.lateStarts, counts.lostDays, counts.askedAgain)).toBeGreaterThan(0);
  expect(daysWithMail.size).toBeGreaterThan(fullDays.size / 2);
  expect(sent.length).toBeGreaterThan(days);
}, 900_000);

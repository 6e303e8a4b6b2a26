import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Application } from '@waratah/applications/domain/application';
import { type ApplicationStore, applicationStore } from '@waratah/applications/store/applications';
import { type InterestStore, interestStore } from '@waratah/applications/store/interests';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import { databaseUrl } from '@waratah/stack/databases';
import { noOutbox } from '../support/job-records.ts';
import { watchReads } from '../support/query-plans.ts';
import { startTestServers } from '../support/servers.ts';

/** The cost of each query of the screens: one round trip, by an index, without sorting in memory. */
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let watched: Awaited<ReturnType<typeof watchReads>>;
let applications: ApplicationStore;
let interests: InterestStore;

const statuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;

const anApplication = (id: number): Application => ({
  _id: id,
  version: 1,
  studentId: (id % 60) + 1,
  jobId: Math.floor(id / 60) + 1,
  employerId: (id % 20) + 1,
  status: statuses[id % 5] ?? 'applied',
  ...(id % 7 === 0 ? { withdrawn: { at: new Date(), by: 'student' } } : { standing: true }),
  via: 'portal',
  ...(id % 2 === 1 && { idempotencyKey: `key ${id}` }),
  appliedAt: new Date(),
  statusChangedAt: new Date(),
  job: { title: 'Barista', companyName: 'Banksia', city: '', state: '', location: '' },
  student: { fullName: 'Mei', email: 'm@x', university: 'U', degree: 'D' },
  resume: { key: `application-resumes/${id}`, name: 'r.pdf', type: 'application/pdf', sizeBytes: 1 },
  jobVersion: 1,
});

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  watched = scope.use(await watchReads(databaseUrl(servers.mongo, 'waratah_applications')));
  applications = applicationStore(watched.connection, noOutbox);
  interests = interestStore(watched.connection, noOutbox);
  await buildIndexes(applications.model, interests.model);
  await applications.model.insertMany(Array.from({ length: 1_200 }, (_, index) => anApplication(index + 1)));
  await interests.model.insertMany(
    Array.from({ length: 400 }, (_, index) => ({
      _id: `${index % 40}:${index}`,
      version: 1,
      studentId: index % 40,
      jobId: index,
      interested: true,
      at: new Date(),
      ...(index % 10 === 0 && { waiting: true }),
    })),
  );
});

const page = { employerId: 3, limit: 21 };
const queries: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  "an employer's list": () => applications.pageOf(page),
  'its next page': () => applications.pageOf({ ...page, before: 900 }),
  'of one ad': () => applications.pageOf({ ...page, jobId: 2 }),
  'of one status': () => applications.pageOf({ ...page, status: 'applied' }),
  'of one ad and status': () => applications.pageOf({ ...page, jobId: 2, status: 'applied' }),
  "an employer's numbers": () => applications.numbersOf(3),
  'counts of five ads': () => Promise.all([1, 2, 3, 4, 5].map((job) => applications.countForJob(3, job))),
  "a student's own": () => applications.ofStudent(7),
  'all of a student': () => applications.everyOfStudent(7),
  "a student's own of five ads": () => Promise.all([1, 2, 3, 4, 5].map((job) => applications.ofStudentForJob(7, job))),
  'of student and ad': () => applications.standingOf(7, 2),
  'of a student before the address was proven': () => applications.unprovenOf(7),
  'withdrawn since': () => applications.hasWithdrawnSince(7, 2, new Date(0)),
  'of a key': () => applications.byIdempotencyKey(7, 'key 7'),
  'of one day': () => applications.countOfDay(7, 2, new Date()),
  'behind their ad': () => applications.behind(2, 2, false, 100),
  'believing their ad closed': () => applications.behind(2, 2, true, 100),
  'resumes in use': () => applications.resumesInUse(['application-resumes/7']),
  'interests that wait for a student': () => interests.waitingOfStudent(10),
  'interests that wait for an ad': () => interests.waitingForJob(10),
  'interests of a student': () => interests.ofStudent(10),
};

/** A student's few applications are sorted in memory. */
const sorts = new Set(['interests of a student']);

test.each(Object.entries(queries))('%s: one round trip, by an index', async (name, ask) => {
  const reads = await watched.during(ask);
  expect(reads).toHaveLength(1);
  const [read] = reads;
  const stages = read ? await watched.stagesOf(read) : [];
  expect(stages).not.toContain('COLLSCAN');
  if (!sorts.has(name)) expect(stages).not.toContain('SORT');
  expect(stages.some((stage) => /IXSCAN|IDHACK|EXPRESS|COUNT_SCAN|DISTINCT_SCAN/.test(stage))).toBe(true);
});

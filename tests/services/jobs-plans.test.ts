import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DraftStore, draftStore } from '@waratah/jobs/store/drafts';
import { type JobStore, jobStore } from '@waratah/jobs/store/jobs';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import { databaseUrl } from '@waratah/stack/databases';
import { aDraftRecord, aJobRecord, noOutbox } from '../support/job-records.ts';
import { watchReads } from '../support/query-plans.ts';
import { startTestServers } from '../support/servers.ts';
import { standingOf } from '../../services/jobs/src/domain/standing.ts';

/** The cost of each query of an employer's screens: one round trip, by an index, without sorting in memory. */
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let watched: Awaited<ReturnType<typeof watchReads>>;
let jobs: JobStore;
let drafts: DraftStore;

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  watched = scope.use(await watchReads(databaseUrl(servers.mongo, 'waratah_jobs')));
  jobs = jobStore(watched.connection, noOutbox);
  drafts = draftStore(watched.connection);
  await buildIndexes(jobs.model, drafts.model);
  await jobs.model.insertMany(
    Array.from({ length: 600 }, (_, index) => aJobRecord(index + 1, { employerId: (index % 20) + 1 })),
  );
  await drafts.model.insertMany(
    Array.from({ length: 200 }, (_, index) => aDraftRecord(index + 1, { employerId: (index % 20) + 1 })),
  );
});

const now = new Date();
const queries: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  dashboard: () => jobs.dashboardOf(3, now),
  'own ads': () => jobs.ofEmployer(3),
  'live ads of a company': () => jobs.liveOfEmployer(3, new Date()),
  'live imported ads of a company': () => jobs.liveImportedOf('Company 3', new Date()),
  'whether an operator approved an ad of a company': () => jobs.hasApprovedByOperator(3),
  'one ad': () => jobs.byId(7),
  'an ad by its key': () => jobs.byIdempotencyKey(3, 'k'),
  'an ad by its draft': () => jobs.byDraft(3),
  'ever approved': () => jobs.hasApproved(3),
  'ever taken down': () => jobs.hasTakenDown(3),
  'ids of an employer': () => jobs.idsOfEmployer(3),
  'ads past their end': () => jobs.dueIds(now, 100),
  'ads that end soon': () => jobs.endingIds(now, new Date(now.getTime() + 5 * 24 * 3_600_000), 100),
  'documents in use': () => jobs.documentsInUse(['job-documents/3/x']),
  'review queue': () => jobs.waiting(7, 50),
  'how many wait for a review': () => jobs.countWaiting(),
  'how fast ads are read': () => jobs.postedSince(new Date(now.getTime() - 3_600_000)),
  'copies of an ad': () => jobs.copiesOf(7, now),
  'own drafts': () => drafts.ofEmployer(3),
  'one draft': () => drafts.byId(7),
  'a draft by its key': () => drafts.byIdempotencyKey(3, 'k'),
};

test.each(Object.entries(queries))('%s: one read, by an index', async (_name, query) => {
  const reads = await watched.during(query);
  expect(reads).toHaveLength(1);
  for (const read of reads) {
    const stages = await watched.stagesOf(read);
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
    expect(stages.join(' ')).toMatch(/IXSCAN|IDHACK|EXPRESS/);
  }
});

test('the check itself detects a collection scan', async () => {
  const [read] = await watched.during(() => jobs.model.find({ title: 'Shop assistant 7' }).lean().exec());
  expect(read && (await watched.stagesOf(read))).toContain('COLLSCAN');
});

test('the dashboard counts and sorts like a plain loop', async () => {
  const all = await jobs.ofEmployer(3);
  const newest = all.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b._id - a._id);
  const { recent, ...counts } = await jobs.dashboardOf(3, now);
  expect(counts).toEqual({
    totalJobs: all.length,
    activeJobs: all.filter((job) => standingOf(job, now) === 'live').length,
  });
  expect(recent).toEqual(newest.slice(0, 5));
});

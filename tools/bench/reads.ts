import { draftStore } from '@waratah/jobs/store/drafts';
import type { JobRecord } from '@waratah/jobs/domain/job';
import { jobStore } from '@waratah/jobs/store/jobs';
import { buildIndexes, openMongo } from '@waratah/kit/mongo/connection';
import { aDraftRecord, aJobRecord, noOutbox } from '../../tests/support/job-records.ts';
import { startTestServers } from '../../tests/support/servers.ts';

const employers = 200;
const jobsEach = 100;
const draftsEach = 20;
const rounds = 7;
const requests = 150;
/** Allowed factor of the raw driver's time (goals.md). */
const goal = 1.1;

type Ask = (employer: number) => Promise<unknown>;
type Peers = Readonly<Record<'product' | 'raw driver' | 'mongoose lean' | 'mongoose documents', Ask>>;

/** The queries of an employer's pages: ours, the raw driver, lean mongoose, and mongoose documents. */
export const reads = async () => {
  await using servers = await startTestServers();
  const mongoUrl = new URL(servers.mongo);
  mongoUrl.pathname = '/bench_reads';
  await using connection = await openMongo(mongoUrl.href);
  const jobs = jobStore(connection, noOutbox);
  const drafts = draftStore(connection);
  await buildIndexes(jobs.model, drafts.model);
  await fill(jobs.model, employers * jobsEach, (id) => aJobRecord(id, { employerId: (id % employers) + 1 }));
  await fill(drafts.model, employers * draftsEach, (id) => aDraftRecord(id, { employerId: (id % employers) + 1 }));

  const there = { deletedAt: { $exists: false } };
  const brief = { outbox: 0, fingerprint: 0 };
  const now = new Date();
  const rawJobs = connection.collection<{ _id: number; employerId: number }>('jobs');
  const rawDrafts = connection.collection<{ _id: number; employerId: number }>('drafts');
  const isOn = { $and: ['$isActive', { $gt: ['$expiresAt', now] }] };
  const dashboard = (employerId: number) => [
    { $match: { employerId, ...there } },
    { $sort: { postedAt: -1 as const, _id: -1 as const } },
    {
      $group: {
        _id: null,
        totalJobs: { $sum: 1 },
        activeJobs: { $sum: { $cond: [isOn, 1, 0] } },
        recent: { $firstN: { n: 5, input: '$$ROOT' } },
      },
    },
    { $project: { _id: 0, totalJobs: 1, activeJobs: 1, recent: 1 } },
    { $unset: ['recent.outbox', 'recent.fingerprint'] },
  ];
  /** A naive dashboard: reads everything and counts here. */
  const counted = (all: readonly Readonly<{ _id: number; isActive: boolean; expiresAt: Date; postedAt: Date }>[]) => ({
    totalJobs: all.length,
    activeJobs: all.filter((job) => job.isActive && job.expiresAt > now).length,
    recent: all.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b._id - a._id).slice(0, 5),
  });

  const pages: Readonly<Record<string, Peers>> = {
    dashboard: {
      product: (employer) => jobs.dashboardOf(employer, now),
      'raw driver': async (employer) => (await rawJobs.aggregate(dashboard(employer)).toArray())[0],
      'mongoose lean': async (employerId) =>
        counted(
          await jobs.model
            .find({ employerId, ...there }, brief)
            .lean<JobRecord[]>()
            .exec(),
        ),
      'mongoose documents': async (employerId) => {
        const found = await jobs.model
          .find({ employerId, ...there })
          .select('-outbox -fingerprint')
          .exec();
        return counted(found.map((job) => job.toObject()));
      },
    },
    'own ads (100)': {
      product: (employer) => jobs.ofEmployer(employer),
      'raw driver': (employerId) =>
        rawJobs.find({ employerId, ...there }, { projection: brief, sort: { _id: -1 } }).toArray(),
      'mongoose lean': (employerId) =>
        jobs.model
          .find({ employerId, ...there }, brief)
          .sort({ _id: -1 })
          .lean()
          .exec(),
      'mongoose documents': async (employerId) =>
        (
          await jobs.model
            .find({ employerId, ...there }, brief)
            .sort({ _id: -1 })
            .exec()
        ).map((job) => job.toObject()),
    },
    'drafts (20)': {
      product: (employer) => drafts.ofEmployer(employer),
      'raw driver': (employerId) => rawDrafts.find({ employerId }, { sort: { updatedAt: -1, _id: -1 } }).toArray(),
      'mongoose lean': (employerId) => drafts.model.find({ employerId }).sort({ updatedAt: -1, _id: -1 }).lean().exec(),
      'mongoose documents': async (employerId) =>
        (await drafts.model.find({ employerId }).sort({ updatedAt: -1, _id: -1 }).exec()).map((one) => one.toObject()),
    },
    'one job': {
      product: (id) => jobs.byId(id),
      'raw driver': (id) => rawJobs.findOne({ _id: id, ...there }, { projection: brief }),
      'mongoose lean': (id) =>
        jobs.model
          .findOne({ _id: id, ...there }, brief)
          .lean()
          .exec(),
      'mongoose documents': async (id) => (await jobs.model.findOne({ _id: id, ...there }, brief).exec())?.toObject(),
    },
  };

  const rows: Record<string, object> = {};
  const measured: Record<string, object> = {};
  for (const [page, peers] of Object.entries(pages)) {
    await requireSame(page, peers);
    const times = await timed(peers);
    measured[page] = times;
    rows[page] = row(times);
  }
  console.table(rows);
  console.log(
    `Milliseconds a request; the claim is the highest ratio to the raw driver of ${rounds} rounds (goal ${goal}).`,
  );
  return { goal, rounds, requests, rows, measured };
};

const fill = async <Row>(
  model: { insertMany: (rows: Row[]) => Promise<unknown> },
  count: number,
  make: (id: number) => Row,
) => {
  for (let from = 1; from <= count; from += 1_000)
    await model.insertMany(Array.from({ length: Math.min(1_000, count - from + 1) }, (_, index) => make(from + index)));
};

const plain = (answer: unknown) =>
  JSON.stringify(answer, (name, value: unknown) => (name === 'outbox' ? undefined : value));
const sorted = (text: string) => Array.from(text).sort().join('');

/** A wrong answer counts as a loss. */
const requireSame = async (page: string, peers: Peers) => {
  for (const employer of [1, 17, 200]) {
    const ours = sorted(plain(await peers.product(employer)));
    for (const [peer, ask] of Object.entries(peers))
      if (sorted(plain(await ask(employer))) !== ours) throw new Error(`${page}: ${peer} answers something else`);
  }
};

type Times = Readonly<Record<string, readonly number[]>>;

/** Milliseconds per request in each round. The order rotates, and every request is for another employer. */
const timed = async (peers: Peers): Promise<Times> => {
  const names = Object.entries(peers);
  const times: Record<string, number[]> = Object.fromEntries(names.map(([name]) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    const order = names.map((_, index) => names[(index + Math.max(round, 0)) % names.length] ?? names[0]);
    for (const [name, ask] of order.flatMap((entry) => (entry ? [entry] : []))) {
      const began = performance.now();
      for (let request = 0; request < requests; request++)
        await ask(((request * 37 + round * 11 + 11) % employers) + 1);
      if (round >= 0) times[name]?.push((performance.now() - began) / requests);
    }
  }
  return times;
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

const row = (times: Times) => {
  const ratios = (times['product'] ?? []).map((value, round) => value / (times['raw driver']?.[round] ?? value));
  return {
    ...Object.fromEntries(Object.entries(times).map(([name, values]) => [name, rounded(median(values))])),
    'product / raw, median': rounded(median(ratios)),
    worst: rounded(Math.max(...ratios)),
    best: rounded(Math.min(...ratios)),
  };
};

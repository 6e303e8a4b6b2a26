import { batchedById } from '@waratah/kit/batching/by-id';
import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import type { Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Connection } from 'mongoose';
import type { Original } from '../domain/imported/near-copies.ts';
import type { Assessment, Fingerprint, Job, JobRecord } from '../domain/job.ts';
import { jobSchema } from './job-schema.ts';

/** What no reader needs. */
const brief = { outbox: 0, fingerprint: 0 } as const;

const there = { deletedAt: { $exists: false } } as const;

const forReview = { 'review.status': 'pending_review', 'review.cause': 'review' } as const;

/** The dashboard's newest ads (spec section 9). */
const recentCount = 5;

type Dashboard = Readonly<{ totalJobs: number; activeJobs: number; recent: JobRecord[] }>;

/** Job ads. Each list is one query with an index of its own. */
export const jobStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<JobRecord>('Job', jobSchema);

  /** Changes an ad; what was read in it stays beside it. Answers undefined when it is not there. */
  const change = async (
    id: number,
    decide: (job: Job, assessment?: Assessment) => Changed<Job> | Promise<Changed<Job>>,
  ) => {
    let read: Assessment | undefined;
    const next = await changeAggregate<JobRecord>(model, outbox, id, ({ assessment, assessedAt: _read, ...job }) => {
      read = assessment;
      return decide(job, assessment);
    });
    return next && { ...next, ...(read && { assessment: read }) };
  };

  const byIds = (ids: readonly number[]) =>
    model
      .find({ _id: { $in: [...ids] }, ...there }, brief)
      .lean<JobRecord[]>()
      .exec();

  return {
    model,
    change,
    nextId: () => takeIds(connection, 'jobs'),
    /** The first of `count` ids in a row. */
    takeIds: (count: number) => takeIds(connection, 'jobs', count),
    /** Throws the unique index's error when the employer's idempotency key is taken. */
    insert: (made: Changed<Job>) => insertAggregate<JobRecord>(model, outbox, made),
    byId: (id: number) =>
      model
        .findOne({ _id: id, ...there }, brief)
        .lean<JobRecord>()
        .exec(),
    byIds,
    /** One query for all ads asked for in the same turn. */
    byIdBatched: batchedById(async (ids) => new Map((await byIds(ids)).map((job) => [job._id, job]))),
    bySourceKeys: (keys: readonly string[]) =>
      model
        .find({ 'source.key': { $in: [...keys] } }, { source: 1, duplicateOf: 1 })
        .lean<Pick<Job, '_id' | 'source' | 'duplicateOf'>[]>()
        .exec(),
    /** Ads that are no copies themselves and share a band with one of the given. */
    originalsLike: (fingerprints: readonly Fingerprint[]) =>
      model
        .find(
          {
            'fingerprint.bands': { $in: fingerprints.flatMap(({ bands }) => bands) },
            duplicateOf: { $exists: false },
            ...there,
          },
          { title: 1, fingerprint: 1, place: 1, shown: 1 },
        )
        .lean<Original[]>()
        .exec(),
    /** Adds ads in one write; answers those that were added, without those whose source key was taken meanwhile. */
    insertMany: async (made: readonly Changed<Job>[]) => {
      const jobs = made.map(([job]) => job);
      try {
        await model.insertMany(
          made.map(([job, events]) => ({ ...job, outbox: events })),
          { ordered: false },
        );
        return jobs;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const ids = new Set(await idsOf(model.find({ _id: { $in: jobs.map(({ _id }) => _id) } }, { _id: 1 })));
        return jobs.filter(({ _id }) => ids.has(_id));
      } finally {
        outbox.wake();
      }
    },
    byIdempotencyKey: (employerId: number, idempotencyKey: string) =>
      model.findOne({ employerId, idempotencyKey }, brief).lean<JobRecord>().exec(),
    byDraft: (draftId: number) => model.findOne({ draftId }, brief).lean<JobRecord>().exec(),
    /** How many ads an employer has, how many of them are on, and the five newest, in one read. */
    dashboardOf: async (employerId: number, now: Date): Promise<Dashboard> => {
      const isOn = { $and: ['$isActive', { $gt: ['$expiresAt', now] }] };
      const [found] = await model.aggregate<Dashboard>([
        { $match: { employerId, ...there } },
        { $sort: { postedAt: -1, _id: -1 } },
        {
          $group: {
            _id: null,
            totalJobs: { $sum: 1 },
            activeJobs: { $sum: { $cond: [isOn, 1, 0] } },
            recent: { $firstN: { n: recentCount, input: '$$ROOT' } },
          },
        },
        { $project: { _id: 0, totalJobs: 1, activeJobs: 1, recent: 1 } },
        { $unset: ['recent.outbox', 'recent.fingerprint'] },
      ]);
      return found ?? { totalJobs: 0, activeJobs: 0, recent: [] };
    },
    ofEmployer: (employerId: number) =>
      model
        .find({ employerId, ...there }, brief)
        .sort({ _id: -1 })
        .lean<JobRecord[]>()
        .exec(),
    waiting: (after: number, first: number) =>
      model
        .find({ ...forReview, _id: { $gt: after }, ...there }, brief)
        .sort({ _id: 1 })
        .limit(first)
        .lean<JobRecord[]>()
        .exec(),
    countWaiting: () => model.countDocuments({ ...forReview, ...there }),
    /** True when an ad of this employer was ever approved. */
    hasApproved: async (employerId: number) =>
      (await model.exists({ employerId, approvedAt: { $exists: true } })) !== null,
    /** Deleted ones too. */
    everyIdOfEmployer: (employerId: number) => idsOf(model.find({ employerId }, { _id: 1 })),
    idsOfEmployer: (employerId: number) => idsOf(model.find({ employerId, ...there }, { _id: 1 })),
    /** Shown ads past their end. */
    dueIds: (now: Date, limit: number) =>
      idsOf(model.find({ shown: true, expiresAt: { $lte: now } }, { _id: 1 }).limit(limit)),
    /** Which of the keys are those of documents of ads. */
    documentsInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await model
        .find({ 'document.key': { $in: [...keys] } }, { 'document.key': 1 })
        .lean<{ document: { key: string } }[]>();
      return new Set(found.map(({ document }) => document.key));
    },
    /** Shown ads of employers that end soon and whose end was not told yet. */
    endingIds: (now: Date, until: Date, limit: number) =>
      idsOf(
        model
          .find(
            {
              shown: true,
              expiresAt: { $gt: now, $lte: until },
              employerId: { $exists: true },
              $expr: { $ne: ['$remindedFor', '$expiresAt'] },
            },
            { _id: 1 },
          )
          .limit(limit),
      ),
    /** Copies of an ad that could be shown in its place, oldest first. */
    copiesOf: (id: number, now: Date) =>
      idsOf(
        model.find({ duplicateOf: id, isActive: true, expiresAt: { $gt: now }, ...there }, { _id: 1 }).sort({ _id: 1 }),
      ),
    /** Shown ads of employers of ours after an id, by id. */
    ownLive: (after: number, first: number, now: Date) =>
      model
        .find({ shown: true, _id: { $gt: after }, expiresAt: { $gt: now }, source: { $exists: false } }, brief)
        .sort({ _id: 1 })
        .limit(first)
        .lean<JobRecord[]>()
        .exec(),
    /** Ads that are shown, in batches. */
    shownInBatches: async function* (batchSize: number) {
      for (let last = 0; ; ) {
        const batch = await model
          .find({ shown: true, _id: { $gt: last } }, brief)
          .sort({ _id: 1 })
          .limit(batchSize)
          .lean<JobRecord[]>()
          .exec();
        if (!batch.length) return;
        yield batch;
        last = batch.at(-1)?._id ?? last;
      }
    },
    /** Ads that changed, or in which something was read, since a time. */
    idsChangedSince: async (since: Date) =>
      idsOf(model.find({ $or: [{ updatedAt: { $gte: since } }, { assessedAt: { $gte: since } }] }, { _id: 1 })),
    /** Every ad there ever was, in batches. */
    all: async function* (batchSize: number) {
      for (let last = 0; ; ) {
        const batch = await model
          .find({ _id: { $gt: last } }, brief)
          .sort({ _id: 1 })
          .limit(batchSize)
          .lean<Job[]>()
          .exec();
        if (!batch.length) return;
        yield batch;
        last = batch.at(-1)?._id ?? last;
      }
    },
    /** Puts events into ads that are otherwise unchanged; an ad that changed meanwhile has announced itself. */
    announce: async (news: readonly (readonly [Job, StoredEvent])[]) => {
      const updates = news.map(([{ _id, version }, event]) => ({
        updateOne: { filter: { _id, version }, update: { $push: { outbox: event } } },
      }));
      await model.bulkWrite(updates, { ordered: false, writeConcern });
      outbox.wake();
    },
    /** Keeps what was read in an ad, unless a later version of it was read already. */
    saveAssessment: (id: number, assessment: Assessment) =>
      model.updateOne(
        {
          _id: id,
          $or: [{ assessment: { $exists: false } }, { 'assessment.jobVersion': { $lte: assessment.jobVersion } }],
        },
        { $set: { assessment, assessedAt: new Date() } },
      ),
  };
};

const idsOf = async (query: { lean: <T>() => PromiseLike<T> }) =>
  (await query.lean<{ _id: number }[]>()).map(({ _id }) => _id);

export type JobStore = ReturnType<typeof jobStore>;

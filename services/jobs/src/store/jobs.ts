import { batchedById } from '@waratah/kit/batching/by-id';
import type { Outbox } from '@waratah/kit/events/outbox';
import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { takeIds } from '@waratah/kit/mongo/connection';
import type { Connection, QueryFilter } from 'mongoose';
import type { Assessment, Job, JobRecord } from '../domain/job.ts';
import { jobImports } from './job-imports.ts';
import { jobLists } from './job-lists.ts';
import { jobPasses } from './job-passes.ts';
import { type JobModel, notDeleted, withoutInternals } from './job-queries.ts';
import { jobSchema } from './job-schema.ts';

/** Job ads. */
export const jobStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<JobRecord>('Job', jobSchema);
  return {
    model,
    ...oneAd(model, outbox),
    ...jobLists(model),
    ...jobPasses(model, outbox),
    ...jobImports(model, outbox),
  };
};

export type JobStore = ReturnType<typeof jobStore>;

type Decide = (job: Job, assessment?: Assessment) => Changed<Job> | Promise<Changed<Job>>;

const oneAd = (model: JobModel, outbox: Outbox) => {
  const byIds = (ids: readonly number[]) =>
    model
      .find({ _id: { $in: [...ids] }, ...notDeleted }, withoutInternals)
      .lean<JobRecord[]>()
      .exec();
  return {
    nextId: () => takeIds(model.db, 'jobs'),
    /** Throws the unique index's error if the employer's idempotency key is taken. */
    insert: (made: Changed<Job>) => insertAggregate<JobRecord>(model, outbox, made),
    /** Changes an ad; its assessment stays. Answers undefined if the ad does not exist. */
    change: async (id: number, decide: Decide) => {
      let kept: Assessment | undefined;
      const next = await changeAggregate<JobRecord>(
        model,
        outbox,
        id,
        ({ assessment, assessedAt: _assessedAt, firstReadAt: _firstReadAt, ...job }) => {
          kept = assessment;
          return decide(job, assessment);
        },
      );
      return next && { ...next, ...(kept && { assessment: kept }) };
    },
    /** Changes an ad together with its assessment. */
    changeWhole: (id: number, decide: (job: JobRecord) => Changed<JobRecord>) =>
      changeAggregate<JobRecord>(model, outbox, id, decide),
    byId: (id: number) =>
      model
        .findOne({ _id: id, ...notDeleted }, withoutInternals)
        .lean<JobRecord>()
        .exec(),
    byIds,
    /** The fields that show whether an ad has changed since it was read. */
    statesOf: (ids: readonly number[]) =>
      model
        .find({ _id: { $in: [...ids] }, ...notDeleted }, { version: 1, assessedAt: 1 })
        .lean<Pick<JobRecord, '_id' | 'version' | 'assessedAt'>[]>()
        .exec(),
    /** With one query for all ads requested in the same tick. */
    byIdBatched: batchedById(async (ids) => new Map((await byIds(ids)).map((job) => [job._id, job]))),
    byIdempotencyKey: (employerId: number, idempotencyKey: string) =>
      model.findOne({ employerId, idempotencyKey }, withoutInternals).lean<JobRecord>().exec(),
    byDraft: (draftId: number) => model.findOne({ draftId }, withoutInternals).lean<JobRecord>().exec(),
    /**
     * Stores an assessment, unless a later version of the ad was already assessed or the ad is deleted. Answers whether
     * an email waits for it.
     */
    saveAssessment: async (id: number, assessment: Assessment, now: Date) => {
      const save = (only: QueryFilter<JobRecord>, fields: Partial<JobRecord>) =>
        model
          .findOneAndUpdate(
            { _id: id, ...notDeleted, ...only },
            { $set: { assessment, assessedAt: now, ...fields } },
            { projection: { emailWaits: 1 } },
          )
          .lean<Pick<JobRecord, 'emailWaits'>>()
          .exec();
      const kept =
        (await save({ assessment: { $exists: false } }, { firstReadAt: now })) ??
        (await save({ 'assessment.jobVersion': { $lte: assessment.jobVersion } }, {}));
      return kept?.emailWaits ?? false;
    },
  };
};

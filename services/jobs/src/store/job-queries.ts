import type { Model, QueryFilter } from 'mongoose';
import type { JobRecord } from '../domain/job.ts';

export type JobModel = Model<JobRecord>;

/** Leaves out columns that no reader needs. */
export const withoutInternals = { outbox: 0, fingerprint: 0 } as const;

export const notDeleted = { deletedAt: { $exists: false } } as const;

export const idsOf = async (query: { lean: <T>() => PromiseLike<T> }) =>
  (await query.lean<{ _id: number }[]>()).map(({ _id }) => _id);

/** All matching ads by id, in batches. */
export async function* inBatches(model: JobModel, filter: QueryFilter<JobRecord>, batchSize: number) {
  for (let last = 0; ; ) {
    const batch = await model
      .find({ ...filter, _id: { $gt: last } }, withoutInternals)
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean<JobRecord[]>()
      .exec();
    if (!batch.length) return;
    yield batch;
    last = batch.at(-1)?._id ?? last;
  }
}

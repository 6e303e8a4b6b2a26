import { isDuplicateKey, takeIds } from '@waratah/kit/mongo/connection';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Outbox } from '@waratah/kit/events/outbox';
import type { Original } from '../domain/imported/near-copies.ts';
import type { Fingerprint, Job } from '../domain/job.ts';
import { idsOf, type JobModel, notDeleted } from './job-queries.ts';

/** Reads and writes of ads for imports, hundreds at a time. */
export const jobImports = (model: JobModel, outbox: Outbox) => ({
  /** Reserves `count` consecutive ids and answers the first. */
  takeIds: (count: number) => takeIds(model.db, 'jobs', count),
  bySourceKeys: (keys: readonly string[]) =>
    model
      .find({ 'source.key': { $in: [...keys] } }, { source: 1, duplicateOf: 1, expiresAt: 1, postedAt: 1, shown: 1 })
      .lean<Pick<Job, '_id' | 'source' | 'duplicateOf' | 'expiresAt' | 'postedAt' | 'shown'>[]>()
      .exec(),
  /** Ads that are not copies and have a band in common with one of the given fingerprints. */
  originalsLike: (fingerprints: readonly Fingerprint[]) =>
    model
      .find(
        {
          'fingerprint.bands': { $in: fingerprints.flatMap(({ bands }) => bands) },
          duplicateOf: { $exists: false },
          ...notDeleted,
        },
        {
          title: 1,
          companyName: 1,
          description: 1,
          location: 1,
          fingerprint: 1,
          place: 1,
          shown: 1,
          salaryMin: 1,
          salaryMax: 1,
          salaryPeriod: 1,
        },
      )
      .lean<Original[]>()
      .exec(),
  /** Inserts ads in one write. Answers those inserted; an ad whose source key was taken in the meantime is left out. */
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
});

import type { Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Job, JobRecord } from '../domain/job.ts';
import type { PostedAd } from '../domain/reading-time.ts';
import { idsOf, inBatches, type JobModel, notDeleted, withoutInternals } from './job-queries.ts';

/** Reads of ads for timers, sweeps and the search index. */
export const jobPasses = (model: JobModel, outbox: Outbox) => ({
  /** Shown ads whose end has passed. */
  dueIds: (now: Date, limit: number) =>
    idsOf(model.find({ shown: true, expiresAt: { $lte: now } }, { _id: 1 }).limit(limit)),
  /** Shown ads of employers that end soon and have had no reminder for this end date. */
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
  /** Copies of an ad that could replace it, oldest first. */
  copiesOf: (id: number, now: Date) =>
    idsOf(
      model
        .find(
          {
            duplicateOf: id,
            isActive: true,
            expiresAt: { $gt: now },
            'source.withdrawnAt': { $exists: false },
            ...notDeleted,
          },
          { _id: 1 },
        )
        .sort({ _id: 1 }),
    ),
  /** Which of the keys belong to documents of ads. */
  documentsInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = await model
      .find({ 'document.key': { $in: [...keys] } }, { 'document.key': 1 })
      .lean<{ document: { key: string } }[]>();
    return new Set(found.map(({ document }) => document.key));
  },
  /**
   * When the newest ads of employers were posted and first read: those since a time, at most 10,000. An ad that an
   * earlier release read has no time of its first reading, and is left out.
   */
  postedSince: (since: Date): Promise<PostedAd[]> =>
    model
      .find(
        {
          employerId: { $exists: true },
          postedAt: { $gte: since },
          deletedAt: { $exists: false },
          $or: [{ firstReadAt: { $exists: true } }, { assessment: { $exists: false } }],
        },
        { _id: 0, postedAt: 1, firstReadAt: 1 },
      )
      .sort({ postedAt: -1 })
      .limit(10_000)
      .lean<PostedAd[]>()
      .exec(),
  /** Ads changed or assessed since a time. */
  idsChangedSince: (since: Date) =>
    idsOf(model.find({ $or: [{ updatedAt: { $gte: since } }, { assessedAt: { $gte: since } }] }, { _id: 1 })),
  shownInBatches: (batchSize: number) => inBatches(model, { shown: true }, batchSize),
  /** Including deleted ads. */
  count: () => model.estimatedDocumentCount().exec(),
  /** Ads above an id, in order; deleted ones too. */
  after: (id: number, count: number) =>
    model
      .find({ _id: { $gt: id } }, withoutInternals)
      .sort({ _id: 1 })
      .limit(count)
      .lean<JobRecord[]>()
      .exec(),
  /** Adds events to ads. An ad that changed in the meantime has published its own event. */
  announce: async (events: readonly (readonly [Job, StoredEvent])[]) => {
    const updates = events.map(([{ _id, version }, event]) => ({
      updateOne: { filter: { _id, version }, update: { $push: { outbox: event } } },
    }));
    if (updates.length > 0) await model.bulkWrite(updates, { ordered: false, writeConcern });
    outbox.wake();
  },
});

import type { Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Job } from '../domain/job.ts';
import { idsOf, inBatches, type JobModel, notDeleted } from './job-queries.ts';

/** Ads as timers, sweeps and the search index read them. */
export const jobPasses = (model: JobModel, outbox: Outbox) => ({
  /** Shown ads past their end. */
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
        .find({ duplicateOf: id, isActive: true, expiresAt: { $gt: now }, ...notDeleted }, { _id: 1 })
        .sort({ _id: 1 }),
    ),
  /** Which of the keys belong to documents of ads. */
  documentsInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = await model
      .find({ 'document.key': { $in: [...keys] } }, { 'document.key': 1 })
      .lean<{ document: { key: string } }[]>();
    return new Set(found.map(({ document }) => document.key));
  },
  /** Ads changed or assessed since a time. */
  idsChangedSince: (since: Date) =>
    idsOf(model.find({ $or: [{ updatedAt: { $gte: since } }, { assessedAt: { $gte: since } }] }, { _id: 1 })),
  shownInBatches: (batchSize: number) => inBatches(model, { shown: true }, batchSize),
  /** Every ad, deleted ones included. */
  all: (batchSize: number) => inBatches(model, {}, batchSize),
  /** Adds events to unchanged ads; an ad that has changed in between has published its own event. */
  announce: async (events: readonly (readonly [Job, StoredEvent])[]) => {
    const updates = events.map(([{ _id, version }, event]) => ({
      updateOne: { filter: { _id, version }, update: { $push: { outbox: event } } },
    }));
    await model.bulkWrite(updates, { ordered: false, writeConcern });
    outbox.wake();
  },
});

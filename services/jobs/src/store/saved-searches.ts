import { changeAggregate, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { SavedSearch } from '../domain/saved-search.ts';

const schema = new Schema<SavedSearch>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    name: { type: String, required: true },
    query: { type: String, default: '' },
    filter: { type: String, required: true },
    paused: { type: Boolean, required: true },
    removed: Boolean,
    known: { type: [Number], required: true },
    lookedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'saved_searches' },
);
schema.index({ userId: 1, query: 1 }, { unique: true });
schema.index({ lookedAt: 1 });
schema.index(...outboxIndex);

/** Searches that students saved. */
export const savedSearchStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<SavedSearch>('SavedSearch', schema);
  return {
    model,
    nextId: () => takeIds(connection, 'saved_searches'),
    /** Throws the unique index's error if the student has already saved the same search. */
    insert: (search: SavedSearch) => insertAggregate(model, outbox, [search, []]),
    /** Oldest first. */
    ofUser: (userId: number) =>
      model
        .find({ userId, removed: { $ne: true } }, { outbox: 0 })
        .sort({ _id: 1 })
        .lean<SavedSearch[]>()
        .exec(),
    /** Ids of searches that were last run before an instant. */
    dueIds: async (before: Date, count: number): Promise<readonly number[]> => {
      const found = await model
        .find({ lookedAt: { $lt: before }, removed: { $ne: true } }, { _id: 1 })
        .sort({ lookedAt: 1 })
        .limit(count)
        .lean<Pick<SavedSearch, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    change: (id: number, decide: (search: SavedSearch) => Changed<SavedSearch>) =>
      changeAggregate(model, outbox, id, decide),
    /** Deletes a search about which nothing was published yet. */
    drop: (id: number) => model.deleteOne({ _id: id }, { writeConcern }),
    /** Deletes removed searches without unpublished events. */
    sweepRemoved: () => model.deleteMany({ removed: true, 'outbox.0': { $exists: false } }, { writeConcern }),
    removeAllOf: (userId: number) => model.deleteMany({ userId }, { writeConcern }),
  };
};

export type SavedSearchStore = ReturnType<typeof savedSearchStore>;

import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Favorite } from '../domain/favorite.ts';
import { batched } from './batched.ts';

const schema = new Schema<Favorite>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    jobId: { type: Number, required: true },
    notes: String,
    title: { type: String, default: '' },
    companyName: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'favorites', strict: 'throw' },
);

schema.index({ userId: 1, jobId: 1 }, { unique: true });
schema.index({ userId: 1, _id: -1 });

/** Saved jobs, one for each student and job. */
export const favoriteStore = (connection: Connection) => {
  const model = connection.model<Favorite>('Favorite', schema);
  const ofJobs = (userId: number, jobIds: readonly number[]) =>
    model
      .find({ userId, jobId: { $in: [...jobIds] } })
      .lean<Favorite[]>()
      .exec();

  /** One reader a user, for as long as it takes to ask. */
  const readers = new Map<number, ReturnType<typeof batched<{ _id: number; favoriteId: number }>>>();
  const readerOf = (userId: number) =>
    batched(async (jobIds) => {
      readers.delete(userId);
      return (await ofJobs(userId, jobIds)).map(({ _id, jobId }) => ({ _id: jobId, favoriteId: _id }));
    });

  return {
    model,
    nextId: () => takeIds(connection, 'favorites'),
    /** Throws the unique index's error when the job is saved already. */
    insert: async (favorite: Favorite) => {
      await model.create(favorite);
      return favorite;
    },
    /** Newest first. */
    ofUser: (userId: number) => model.find({ userId }).sort({ _id: -1 }).lean<Favorite[]>().exec(),
    ofJob: (userId: number, jobId: number) => model.findOne({ userId, jobId }).lean<Favorite>().exec(),
    /** The id of a user's favourite of a job, in one read for all jobs that are asked for in the same turn. */
    soon: async (userId: number, jobId: number) => {
      const reader = readers.get(userId) ?? readerOf(userId);
      readers.set(userId, reader);
      return (await reader(jobId))?.favoriteId;
    },
    /** False when it is not there or somebody else's. */
    remove: async (userId: number, id: number) =>
      (await model.deleteOne({ _id: id, userId }, { writeConcern })).deletedCount > 0,
    removeAllOf: (userId: number) => model.deleteMany({ userId }, { writeConcern }),
  };
};

export type FavoriteStore = ReturnType<typeof favoriteStore>;

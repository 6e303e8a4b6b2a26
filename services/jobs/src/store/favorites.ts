import { batchedByOwner } from '@waratah/kit/batching/by-id';
import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import { type Favorite, mostFavorites } from '../domain/favorite.ts';

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
  return {
    model,
    nextId: () => takeIds(connection, 'favorites'),
    /** Throws the unique index's error if the job is already saved. */
    insert: async (favorite: Favorite) => {
      await model.create(favorite);
      return favorite;
    },
    countOf: (userId: number) => model.countDocuments({ userId }),
    /** Newest first. A student can have more than this only from an earlier release. */
    ofUser: (userId: number) => model.find({ userId }).sort({ _id: -1 }).limit(mostFavorites).lean<Favorite[]>().exec(),
    everyOfUser: (userId: number) => model.find({ userId }).sort({ _id: 1 }).lean<Favorite[]>().exec(),
    ofJob: (userId: number, jobId: number) => model.findOne({ userId, jobId }).lean<Favorite>().exec(),
    /** The id of a user's favorite for a job, with one query for all jobs requested in the same tick. */
    idOf: batchedByOwner(async (userId, jobIds) => {
      const found = await model.find({ userId, jobId: { $in: [...jobIds] } }).lean<Favorite[]>();
      return new Map(found.map(({ _id, jobId }) => [jobId, _id]));
    }),
    /** False if the favorite does not exist or belongs to another user. */
    remove: async (userId: number, id: number) =>
      (await model.deleteOne({ _id: id, userId }, { writeConcern })).deletedCount > 0,
    removeAllOf: (userId: number) => model.deleteMany({ userId }, { writeConcern }),
  };
};

export type FavoriteStore = ReturnType<typeof favoriteStore>;

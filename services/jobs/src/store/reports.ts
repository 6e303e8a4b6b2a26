import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Report } from '../domain/report.ts';

const schema = new Schema<Report>(
  {
    _id: { type: Number, required: true },
    jobId: { type: Number, required: true },
    userId: Number,
    reason: { type: String, required: true },
    comment: String,
    createdAt: { type: Date, required: true },
    closedAt: Date,
  },
  { versionKey: false, collection: 'reports', strict: 'throw' },
);

schema.index({ jobId: 1, userId: 1 }, { unique: true, partialFilterExpression: { userId: { $exists: true } } });
schema.index({ closedAt: 1, _id: 1 });
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $exists: true } } });

/** Reports of ads, one for each person and ad. */
export const reportStore = (connection: Connection) => {
  const model = connection.model<Report>('Report', schema);
  return {
    model,
    nextId: () => takeIds(connection, 'reports'),
    /** A person's later report replaces their earlier one, and is open again. */
    save: ({ _id, jobId, userId, ...said }: Report & Readonly<{ userId: number }>) =>
      model.updateOne(
        { jobId, userId },
        { $set: said, $unset: { closedAt: 1 }, $setOnInsert: { _id } },
        { upsert: true, writeConcern },
      ),
    /** Open ones, oldest first. */
    open: (after: number, first: number) =>
      model
        .find({ closedAt: { $exists: false }, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(first)
        .lean<Report[]>()
        .exec(),
    countOpen: () => model.countDocuments({ closedAt: { $exists: false } }),
    /** Closes all reports of an ad. */
    close: async (jobId: number, at: Date) =>
      (await model.updateMany({ jobId, closedAt: { $exists: false } }, { $set: { closedAt: at } }, { writeConcern }))
        .modifiedCount,
    ofUser: (userId: number) => model.find({ userId }).sort({ _id: 1 }).lean<Report[]>().exec(),
    forgetUser: (userId: number) =>
      model.updateMany({ userId }, { $unset: { userId: 1, comment: 1 } }, { writeConcern }),
  };
};

export type ReportStore = ReturnType<typeof reportStore>;

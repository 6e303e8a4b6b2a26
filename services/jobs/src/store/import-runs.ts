import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { ImportRun, Rejection } from '../domain/imported/run.ts';

const runs = new Schema<ImportRun>(
  {
    _id: { type: Number, required: true },
    feed: String,
    name: { type: String, required: true },
    url: String,
    file: new Schema({ key: String, sizeBytes: Number }, { _id: false }),
    options: { _id: false, format: String, map: String, website: String },
    asNew: Boolean,
    acceptLosses: Boolean,
    status: { type: String, required: true },
    problem: String,
    counts: { _id: false, read: Number, new: Number, updated: Number, duplicate: Number, rejected: Number },
    reasons: [{ _id: false, reason: String, count: Number }],
    ignoredColumns: [String],
    unidentified: Number,
    endsUnidentified: Boolean,
    closed: Number,
    closing: Boolean,
    keptBecause: String,
    bytesRead: Number,
    rowsPerSecond: Number,
    secondsLeft: Number,
    attempts: Number,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    endedAt: Date,
  },
  { versionKey: false, collection: 'import_runs', minimize: false, strict: 'throw' },
);
runs.index({ feed: 1, _id: -1 }, { partialFilterExpression: { feed: { $exists: true } } });
runs.index({ status: 1, _id: 1 });

type StoredRejection = Readonly<{ _id: string; run: number; at: number; rejection: string; createdAt: Date }>;

const keptDays = 7;

const rejections = new Schema<StoredRejection>(
  { _id: String, run: Number, at: Number, rejection: String, createdAt: Date },
  { versionKey: false, collection: 'import_rejections', strict: 'throw' },
);
rejections.index({ run: 1, at: 1 });
rejections.index({ createdAt: 1 }, { expireAfterSeconds: keptDays * 24 * 3_600 });

const unendedStatuses: ImportRun['status'][] = ['waiting', 'running'];
const unended = { status: { $in: unendedStatuses } };

/** Runs of imports and, for a week, the rows that they rejected. */
export const importRunStore = (connection: Connection) => {
  const model = connection.model<ImportRun>('ImportRun', runs);
  const rejected = connection.model<StoredRejection>('ImportRejection', rejections);
  return {
    models: [model, rejected],
    nextId: () => takeIds(connection, 'import_runs'),
    insert: async (run: ImportRun) => void (await model.create(run)),
    byId: (id: number) => model.findById(id).lean<ImportRun>().exec(),
    latest: (first: number) => model.find().sort({ _id: -1 }).limit(first).lean<ImportRun[]>().exec(),
    latestOf: (feed: string) => model.findOne({ feed }).sort({ _id: -1 }).lean<ImportRun>().exec(),
    unendedOf: (feed: string) =>
      model
        .findOne({ feed, ...unended })
        .lean<ImportRun>()
        .exec(),
    unendedIds: async () => {
      const found = await model.find(unended, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Which of the keys belong to files of unfinished runs. */
    filesInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await model.find({ 'file.key': { $in: [...keys] }, ...unended }, { file: 1 }).lean<ImportRun[]>();
      return new Set(found.flatMap(({ file }) => (file ? [file.key] : [])));
    },
    /** Saves a change of an unfinished run if it is as far as `before`; answers whether it did. */
    save: async ({ _id, ...next }: ImportRun, before: Pick<ImportRun, 'counts' | 'closing'>) => {
      const asFar = { 'counts.read': before.counts.read, closing: before.closing ? true : { $ne: true } };
      return (await model.replaceOne({ _id, ...asFar, ...unended }, next, { writeConcern })).matchedCount > 0;
    },
    /** Keeps how many ads an unfinished run closes, unless that is known. */
    startClosing: async (id: number, closed: number) => {
      const uncounted = { _id: id, closing: { $ne: true }, ...unended };
      await model.updateOne(uncounted, { $set: { closing: true, closed } }, { writeConcern });
    },
    /** Saves rejected rows by their position in the file, so that saving one twice has no effect. */
    reject: async (run: number, rows: readonly Readonly<{ at: number; rejection: Rejection }>[], now: Date) => {
      if (!rows.length) return;
      await rejected.bulkWrite(
        rows.map(({ at, rejection }) => ({
          replaceOne: {
            filter: { _id: `${run}-${at}` },
            replacement: { run, at, rejection: JSON.stringify(rejection), createdAt: now },
            upsert: true,
          },
        })),
        { ordered: false, writeConcern },
      );
    },
    /** The rejected rows of a run in the order of the file, each as JSON. */
    rejectionsOf: async function* (run: number): AsyncIterable<string> {
      for await (const { rejection } of rejected.find({ run }).sort({ at: 1 }).lean<StoredRejection[]>().cursor())
        yield rejection;
    },
  };
};

export type ImportRunStore = ReturnType<typeof importRunStore>;

import { changeAggregate, type Changed, changeWith, inGroups, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { batchedById } from '@waratah/kit/batching/by-id';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import { nothingYet, type Verification } from '../domain/record.ts';

const part = (fields: object) => ({ type: new Schema(fields, { _id: false }), default: undefined });

const visa = { visaSubclass: String, visaExpiry: String } as const;

const schema = new Schema<Verification>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    revision: { type: Number, required: true },
    status: { type: String, required: true },
    document: part({
      key: String,
      name: String,
      type: { type: String },
      sizeBytes: Number,
      at: Date,
      removeAt: Date,
      decided: Boolean,
    }),
    request: part({ ...visa, at: Date, consentAt: Date }),
    firstApproval: part({ ...visa, reviewer: Object, at: Date }),
    verified: part({ ...visa, conditions: [String], remindedFor: String }),
    sharedSince: Date,
    decisions: [
      {
        _id: false,
        ...visa,
        status: String,
        at: Date,
        reviewer: Object,
        conditions: [String],
        reason: String,
        revoked: Boolean,
        firstReviewer: Object,
      },
    ],
    views: [{ _id: false, by: Object, at: Date, key: String }],
  },
  { versionKey: false, collection: 'verifications' },
);
const where = (filter: Record<string, object>) => ({ partialFilterExpression: filter });
schema.index({ 'request.at': 1, _id: 1 }, { partialFilterExpression: { status: 'pending' }, name: 'queue' });
schema.index({ 'document.key': 1 }, where({ 'document.key': { $exists: true } }));
schema.index({ 'document.removeAt': 1 }, where({ 'document.removeAt': { $exists: true } }));
schema.index({ 'verified.visaExpiry': 1 }, where({ 'verified.visaExpiry': { $exists: true } }));
schema.index(...outboxIndex);

/** A place in the queue: after whom the next page begins. */
export type Place = Readonly<{ at: Date; id: number }>;

const withoutOutbox = { outbox: 0 } as const;

export const verificationStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Verification>('Verification', schema);
  const grouped = inGroups(model);
  const change = (
    id: number,
    decide: (current: Verification) => Changed<Verification> | Promise<Changed<Verification>>,
  ) => changeAggregate(model, outbox, id, decide);
  const idsWhere = async (filter: Record<string, object>, count: number) => {
    const found = await model.find(filter, { _id: 1 }).limit(count).lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  };
  return {
    model,
    /** Verifications of several students, with one query for all requested in the same tick. */
    ofStudent: batchedById(async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] } }, withoutOutbox).lean<Verification[]>();
      return new Map(found.map((verification) => [verification._id, verification]));
    }),
    byId: (id: number) => model.findById(id, withoutOutbox).lean<Verification>().exec(),
    /** Answers undefined when there is none. */
    change,
    /** Like `change`, but creates the document if it does not exist. */
    changeOrBegin: async (id: number, decide: (current: Verification) => Changed<Verification>) => {
      const changed = await change(id, decide);
      if (changed) return changed;
      try {
        return await insertAggregate(model, outbox, decide(nothingYet(id)));
      } catch (error) {
        // Another request created it at the same moment.
        if (!isDuplicateKey(error)) throw error;
        return (await change(id, decide)) ?? nothingYet(id);
      }
    },
    /** Verifications that wait for a decision, the longest waiting first. */
    waiting: async (first: number, after: Place | undefined) => {
      const later = after && {
        $or: [{ 'request.at': { $gt: after.at } }, { 'request.at': after.at, _id: { $gt: after.id } }],
      };
      return model
        .find({ status: 'pending', ...later }, withoutOutbox)
        .sort({ 'request.at': 1, _id: 1 })
        .limit(first)
        .lean<Verification[]>();
    },
    /** The bound lets the query use the queue's index. */
    countWaiting: () => model.countDocuments({ status: 'pending', 'request.at': { $gt: new Date(0) } }).exec(),
    /** Students whose file's retention is over. */
    withEndedFiles: (now: Date, count: number) => idsWhere({ 'document.removeAt': { $lte: now } }, count),
    /** Students whose verified visa ended before a day. */
    withEndedVisas: (today: string, count: number) => idsWhere({ 'verified.visaExpiry': { $lt: today } }, count),
    /** Students whose verified visa ends within two days (inclusive), after an id, in the order of ids. */
    withVisasEnding: async (
      { from, to, after }: Readonly<{ from: string; to: string; after: number }>,
      count: number,
    ) => {
      const found = await model
        .find({ 'verified.visaExpiry': { $gte: from, $lte: to }, _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(count)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Which of the given objects are documents of students. */
    filesInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await model
        .find({ 'document.key': { $in: [...keys] } }, { 'document.key': 1 })
        .lean<Pick<Verification, 'document'>[]>();
      return new Set(found.map(({ document }) => document?.key ?? ''));
    },
    /** Changes one of many that change at the same time. Answers undefined if it does not exist. */
    announceAgain: (id: number, decide: (current: Verification) => Changed<Verification>) =>
      changeWith(grouped, outbox, id, decide),
    count: () => model.estimatedDocumentCount().exec(),
    /** Ids above the given one, in order. */
    idsAfter: async (after: number, count: number) => {
      const found = await model
        .find({ _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(count)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    remove: async (id: number) => {
      await model.deleteOne({ _id: id });
    },
  };
};

export type VerificationStore = ReturnType<typeof verificationStore>;

import { type Changed, changeAggregate } from '@waratah/kit/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/outbox';
import { type Connection, Schema } from 'mongoose';
import type { Digest } from '../domain/digest.ts';

const schema = new Schema<Digest>(
  {
    ...outboxFields,
    _id: { type: String, required: true },
    student: { type: Number, required: true },
    day: { type: String, required: true },
    state: { type: String, required: true },
    jobs: { type: [Object], required: true },
    funnel: { type: [Object], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'digests' },
);
schema.index({ day: 1, state: 1 });
schema.index({ state: 1, at: 1 });
schema.index(...outboxIndex);

/** One row per student and job for ever: what was sent is not sent again. */
type Row = { _id: string; student: number; job: number; digest: string };

export const digestStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Digest>('Digest', schema);
  const ledger = connection.collection<Row>('matches');
  return {
    model,
    buildIndexes: () => ledger.createIndex({ student: 1 }),
    byId: (id: string) => model.findById(id, { outbox: 0 }).lean<Digest>(),
    /** Saves a new digest; answers the one that was there already instead, unless that one was empty. */
    insert: async (digest: Digest): Promise<Digest> => {
      try {
        await model.insertOne(digest);
        return digest;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const { version: _version, ...fields } = digest;
        const replaced = await model
          .findOneAndUpdate(
            { _id: digest._id, state: 'empty' },
            { $set: fields, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean<Digest>();
        return replaced ?? (await model.findById(digest._id).lean<Digest>()) ?? digest;
      }
    },
    /** Writes a digest's jobs to the ledger and answers those that are this digest's. */
    claimJobs: async ({ _id, student, jobs }: Digest): Promise<ReadonlySet<number>> => {
      const rows = jobs.map(({ id }): Row => ({ _id: `${student}:${id}`, student, job: id, digest: _id }));
      try {
        await ledger.insertMany(rows, { ordered: false, writeConcern });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const mine = await ledger.find({ _id: { $in: rows.map((row) => row._id) }, digest: _id }).toArray();
      return new Set(mine.map(({ job }) => job));
    },
    /** Jobs that each of the given students was sent before, but for the given day's own digest. */
    seenBy: async (students: readonly number[], day: string): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
      const rows = await ledger
        .find({ student: { $in: [...students] } }, { projection: { student: 1, job: 1, digest: 1 } })
        .toArray();
      const seen = new Map<number, Set<number>>();
      for (const { student, job, digest } of rows) {
        if (!digest.endsWith(`:${day}`)) seen.set(student, (seen.get(student) ?? new Set<number>()).add(job));
      }
      return seen;
    },
    /** Which of the given students have a digest of the day that is more than empty or half-written. */
    settledStudents: async (students: readonly number[], day: string): Promise<ReadonlySet<number>> => {
      const done = await model
        .find(
          {
            _id: { $in: students.map((student) => `${student}:${day}`) },
            state: { $in: ['prepared', 'requested', 'sent'] },
          },
          { student: 1 },
        )
        .lean<Pick<Digest, 'student'>[]>();
      return new Set(done.map(({ student }) => student));
    },
    change: (id: string, decide: (digest: Digest) => Changed<Digest> | Promise<Changed<Digest>>) =>
      changeAggregate(model, outbox, id, decide),
    /** Ids of digests of a day that wait in one of the states. */
    waiting: async (day: string, states: readonly Digest['state'][]) => {
      const found = await model.find({ day, state: { $in: [...states] } }, { _id: 1 }).lean<Pick<Digest, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** Ids of digests that have waited in a state since before an instant: what a crash left behind. */
    stuck: async (state: Digest['state'], before: Date, count: number) => {
      const found = await model
        .find({ state, at: { $lt: before } }, { _id: 1 })
        .limit(count)
        .lean<Pick<Digest, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
  };
};

export type DigestStore = ReturnType<typeof digestStore>;

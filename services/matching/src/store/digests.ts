import { type Changed, changeWith, saveChanges, inGroups } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
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
    asked: Boolean,
    ambiguous: Boolean,
  },
  { versionKey: false, collection: 'digests' },
);
schema.index({ day: 1, state: 1 });
schema.index({ student: 1, day: -1 });
schema.index({ state: 1, at: 1 });
schema.index(...outboxIndex);

/** One row per student and job for ever: what was sent is not sent again. */
type Row = { _id: string; student: number; job: number; digest: string };

const rowOf = (student: number, job: number) => `${student}:${job}`;

/** How a claim of a digest on a job is named. */
export const claimOf = (digest: string, job: number) => `${digest} ${job}`;

/** Inserts missing documents and answers whether all were new. */
const wereNew = async (insert: () => Promise<unknown>) => {
  try {
    await insert();
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
};

export const digestStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Digest>('Digest', schema);
  const ledger = connection.collection<Row>('matches');
  const access = inGroups(model);
  return {
    model,
    buildIndexes: () => ledger.createIndexes([{ key: { student: 1 } }]),
    /**
     * Saves new digests, also in place of empty ones; an existing digest stays unchanged.
     * Answers those of them that wait for the ledger.
     */
    insert: async (digests: readonly Digest[]): Promise<readonly Digest[]> => {
      if (await wereNew(() => model.insertMany(digests, { ordered: false, lean: true })))
        return digests.filter(({ state }) => state === 'planned');
      const ids = digests.map(({ _id }) => _id);
      const replacements = digests.map(({ version: _version, _id, ...fields }) => ({
        updateOne: { filter: { _id, state: 'empty' as const }, update: { $set: fields, $inc: { version: 1 } } },
      }));
      await model.bulkWrite(replacements, { ordered: false, strict: false });
      return model.find({ _id: { $in: ids }, state: 'planned' }).lean<Digest[]>();
    },
    /** Writes the jobs of digests to the ledger and answers those that are theirs, as digest and job. */
    claimJobs: async (digests: readonly Digest[]): Promise<ReadonlySet<string>> => {
      const rows = digests.flatMap(({ _id, student, jobs }) =>
        jobs.map(({ id }): Row => ({ _id: rowOf(student, id), student, job: id, digest: _id })),
      );
      if (rows.length === 0) return new Set();
      if (await wereNew(() => ledger.insertMany(rows, { ordered: false, writeConcern })))
        return new Set(rows.map(({ digest, job }) => claimOf(digest, job)));
      const mine = await ledger.find({ _id: { $in: rows.map((row) => row._id) } }).toArray();
      return new Set(mine.map(({ digest, job }) => claimOf(digest, job)));
    },
    /** The digest in which a student was sent a job; undefined when they were not. */
    thatSent: async (student: number, job: number): Promise<Digest | undefined> => {
      const row = await ledger.findOne({ _id: rowOf(student, job) });
      return row ? ((await model.findById(row.digest, { outbox: 0 }).lean<Digest>()) ?? undefined) : undefined;
    },
    /** A student's last digest with jobs in it. */
    latestOf: async (student: number): Promise<Digest | undefined> =>
      (await model
        .findOne({ student, state: { $in: ['prepared', 'requested', 'sent'] } }, { outbox: 0 })
        .sort({ day: -1 })
        .lean<Digest>()) ?? undefined,
    /** Gives back the jobs of a digest that will never be sent, so that they may be offered again. */
    releaseJobs: async ({ _id, student, jobs }: Digest) => {
      const rows = jobs.map(({ id }) => rowOf(student, id));
      await ledger.deleteMany({ _id: { $in: rows }, digest: _id }, { writeConcern });
    },
    saveChanges: (changes: Parameters<typeof saveChanges<Digest>>[2]) => saveChanges(model, outbox, changes),
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
            state: { $in: ['prepared', 'requested', 'sent', 'bounced'] },
          },
          { student: 1 },
        )
        .lean<Pick<Digest, 'student'>[]>();
      return new Set(done.map(({ student }) => student));
    },
    ofStudent: (student: number) =>
      model
        .find({ student }, { outbox: 0, version: 0, 'jobs.trace': 0 })
        .sort({ day: 1 })
        .lean<Omit<Digest, 'version'>[]>(),
    /** Removes a student's digests, sent or not, and their rows of the ledger. */
    removeOf: async (student: number) => {
      await ledger.deleteMany({ student }, { writeConcern });
      await model.collection.deleteMany({ student }, { writeConcern });
    },
    change: (id: string, decide: (digest: Digest) => Changed<Digest> | Promise<Changed<Digest>>) =>
      changeWith(access, outbox, id, decide),
    /** Ids of digests of a day that wait in one of the states. */
    waiting: async (day: string, states: readonly Digest['state'][]) => {
      const found = await model.find({ day, state: { $in: [...states] } }, { _id: 1 }).lean<Pick<Digest, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** How many digests of a day are in each state. */
    countsOf: async (day: string): Promise<ReadonlyMap<Digest['state'], number>> => {
      const counted = await model.aggregate<{ _id: Digest['state']; count: number }>([
        { $match: { day } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ]);
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
    /** How many digests of a day may be in a mailbox twice. */
    ambiguousOf: (day: string) => model.countDocuments({ day, state: 'sent', ambiguous: true }),
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

import type { DayCount } from '@waratah/vocabulary/day-counts';
import { type Changed, changeWith, saveChanges, inGroups } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { Digest } from '../domain/digest.ts';
import { kindOf } from '../domain/job.ts';

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
    toSha256: String,
    ambiguous: Boolean,
    first: Boolean,
    found: { type: [Object], default: undefined },
  },
  { versionKey: false, collection: 'digests' },
);
schema.index({ day: 1, state: 1 });
schema.index({ student: 1, day: -1 });
schema.index({ state: 1, at: 1 });
schema.index(...outboxIndex);

/** One row per student and job, kept for ever, so that no job is sent to a student twice. */
type Row = { _id: string; student: number; job: number; digest: string };

const rowOf = (student: number, job: number) => `${student}:${job}`;

/** The key of a digest's claim on a job. */
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
    buildIndexes: () => ledger.createIndexes([{ key: { student: 1 } }, { key: { job: 1 } }]),
    /** How many students a job was chosen for, by day (the last part of the digest's id). */
    sentByDay: (job: number, from: string): Promise<DayCount[]> =>
      ledger
        .aggregate<DayCount>([
          { $match: { job } },
          { $group: { _id: { $arrayElemAt: [{ $split: ['$digest', ':'] }, 1] }, count: { $sum: 1 } } },
          { $match: { _id: { $gte: from } } },
          { $sort: { _id: 1 } },
          { $project: { _id: 0, day: '$_id', count: 1 } },
        ])
        .toArray(),
    /**
     * Saves new digests, replacing empty ones; any other existing digest stays unchanged. Answers those whose jobs are
     * not in the ledger yet.
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
    /** Claims the jobs of digests in the ledger and answers the claims that succeeded, as digest and job. */
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
    /** The digest in which a student was sent a job; undefined if there is none. */
    thatSent: async (student: number, job: number): Promise<Digest | undefined> => {
      const row = await ledger.findOne({ _id: rowOf(student, job) });
      return row ? ((await model.findById(row.digest, { outbox: 0 }).lean<Digest>()) ?? undefined) : undefined;
    },
    /** Whether a digest with jobs was ever made for a student. */
    hadAny: async (student: number): Promise<boolean> =>
      (await model.exists({
        student,
        $or: [{ state: { $ne: 'empty' }, 'jobs.0': { $exists: true } }, { state: 'missed' }],
      })) !== null,
    /** A student's last digest with jobs in it. */
    latestOf: async (student: number): Promise<Digest | undefined> =>
      (await model
        .findOne(
          { student, state: { $in: ['prepared', 'requested', 'sent'] }, 'jobs.0': { $exists: true } },
          { outbox: 0 },
        )
        .sort({ day: -1 })
        .lean<Digest>()) ?? undefined,
    /** Releases the jobs of a digest that will never be sent, so that they may be offered again. */
    releaseJobs: async ({ _id, student }: Pick<Digest, '_id' | 'student'>) => {
      await ledger.deleteMany({ student, digest: _id }, { writeConcern });
    },
    saveChanges: (changes: Parameters<typeof saveChanges<Digest>>[2]) => saveChanges(model, outbox, changes),
    /** For each student, the jobs they were sent before, except in the digest of the given day. */
    seenBy: async (
      students: readonly number[],
      day: string | undefined,
    ): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
      const rows = await ledger
        .find({ student: { $in: [...students] } }, { projection: { student: 1, job: 1, digest: 1 } })
        .toArray();
      const seen = new Map<number, Set<number>>();
      for (const { student, job, digest } of rows) {
        if (day === undefined || !digest.endsWith(`:${day}`))
          seen.set(student, (seen.get(student) ?? new Set<number>()).add(job));
      }
      return seen;
    },
    /**
     * For each student, the kinds of ads (domain/job.ts) they were sent since a day, except in the digest of another
     * given day.
     */
    kindsSentTo: async (
      students: readonly number[],
      from: string,
      before: string,
    ): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
      const found = await model
        .find(
          { student: { $in: [...students] }, day: { $gte: from, $lt: before }, state: { $in: ['requested', 'sent'] } },
          { student: 1, 'jobs.title': 1, 'jobs.companyName': 1 },
        )
        .lean<Pick<Digest, 'student' | 'jobs'>[]>();
      const kinds = new Map<number, Set<string>>();
      for (const { student, jobs } of found) {
        const ofStudent = kinds.get(student) ?? new Set<string>();
        for (const job of jobs) ofStudent.add(kindOf(job));
        kinds.set(student, ofStudent);
      }
      return kinds;
    },
    /** Which of the given students have a digest of the day that is neither empty nor half-written. */
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
    /** Ids of a day's digests that are in one of the given states. */
    waiting: async (day: string, states: readonly Digest['state'][]) => {
      const found = await model.find({ day, state: { $in: [...states] } }, { _id: 1 }).lean<Pick<Digest, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** How many digests of a day are not with the mail server yet; none is counted above `limit`. */
    countWaiting: (day: string, limit: number) =>
      model.countDocuments({ day, state: { $in: ['planned', 'prepared', 'requested'] } }, { limit }),
    /** How many digests of a day are in each state. */
    countsOf: async (day: string): Promise<ReadonlyMap<Digest['state'], number>> => {
      const counted = await model.aggregate<{ _id: Digest['state']; count: number }>([
        { $match: { day } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ]);
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
    /** How many of a day's digests may have been delivered twice. */
    ambiguousOf: (day: string) => model.countDocuments({ day, state: 'sent', ambiguous: true }),
    /** Ids of digests that have been in a state since before an instant, because of a crash. */
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

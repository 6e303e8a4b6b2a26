import { keepNewest } from '@waratah/kit/mongo/copies';
import { writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import { hashOf, type Text } from '../domain/assessment.ts';

export type TextKindName = 'job' | 'profile';

/** A text to assess; lower ranks are assessed first. */
export type Work = Readonly<{ kind: TextKindName; id: number; subjectVersion: number; round: number; rank: number }>;

/** A text from an event. */
export type IncomingText<Subject> = Readonly<{
  id: number;
  version: number;
  subject: Subject;
  employerId?: number | undefined;
  rank: number;
}>;

type TextDocument<Subject> = { -readonly [Key in keyof Text<Subject>]: Text<Subject>[Key] } & {
  due: boolean;
  since: Date;
  rank: number;
  /** The account was deleted; every other field is removed, and none is added again. */
  forgotten?: true;
};

const schemaFor = (collection: string) => {
  const schema = new Schema<TextDocument<unknown>>({ _id: Number }, { strict: false, versionKey: false, collection });
  schema.index({ rank: 1, _id: 1 }, { partialFilterExpression: { due: true }, name: 'due' });
  return schema;
};

const notForgotten = { forgotten: { $exists: false } };

/** Texts in their latest version, and whether each is waiting for assessment. */
export const textStore = <Subject>(
  connection: Connection,
  { kind, collection }: { kind: TextKindName; collection: string },
) => {
  const model = connection.model<TextDocument<unknown>>(collection, schemaFor(collection));
  const workOf = ({ _id, subjectVersion, round = 0, rank }: Omit<TextDocument<unknown>, 'subject'>): Work => ({
    kind,
    id: _id,
    subjectVersion,
    round,
    rank,
  });
  return {
    model,
    byId: (id: number) => model.findOne({ _id: id, ...notForgotten }).lean<Text<Subject>>(),
    /** Stores a text if it is newer than the stored one. Answers the work to queue. */
    keep: async (text: IncomingText<Subject>, since: Date): Promise<readonly Work[]> => {
      const { id, version, subject, employerId, rank } = text;
      const owner = employerId !== undefined && { employerId };
      const fields = { subject, contentHash: hashOf(subject), ...owner, due: true, since, rank };
      if (!(await keepNewest(connection, collection, { id, fence: 'subjectVersion', version, fields }))) return [];
      const kept = await model.findById(id, { subject: 0 }).lean<TextDocument<unknown>>();
      return kept ? [workOf(kept)] : [];
    },
    /** Work that has waited since before a time, the most urgent first. */
    due: async (before: Date, count: number): Promise<readonly Work[]> => {
      const found = await model
        .find({ due: true, since: { $lte: before } }, { subject: 0 })
        .sort({ rank: 1, _id: 1 })
        .limit(count)
        .lean<TextDocument<unknown>[]>();
      return found.map(workOf);
    },
    /** Marks a text as no longer waiting, unless it changed in the meantime. */
    done: async ({ _id, subjectVersion, round }: Text<Subject>) => {
      await model.updateOne({ _id, subjectVersion, round: round ?? null }, { $set: { due: false } }, { writeConcern });
    },
    /** Replaces a text with a record of its deletion, with a version above that of every event. */
    forget: async (id: number) => {
      const mark = { _id: id, subjectVersion: Number.MAX_SAFE_INTEGER, forgotten: true, due: false };
      await connection
        .collection<{ _id: number }>(collection)
        .replaceOne({ _id: id }, mark, { upsert: true, writeConcern });
    },
    isForgotten: async (id: number) => (await model.exists({ _id: id, forgotten: true })) !== null,
    /** Marks every text as waiting. Answers how many there are. */
    markAllDue: async (since: Date) => {
      const { modifiedCount } = await model.updateMany(
        notForgotten,
        { $inc: { round: 1 }, $set: { due: true, since } },
        { writeConcern },
      );
      return modifiedCount;
    },
  };
};

export type TextStore<Subject> = ReturnType<typeof textStore<Subject>>;

import { keepNewest } from '@waratah/kit/mongo/copies';
import { writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Student } from '../domain/student.ts';

type StudentDocument = { _id: number; version: number; deleted?: true } & Partial<Student>;

const schema = new Schema<StudentDocument>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'students' },
);

const notDeleted = { deleted: { $exists: false } };

/** Copies of students from identity's events: what a reviewer sees, and where emails go. */
export const studentStore = (connection: Connection) => {
  const model = connection.model<StudentDocument>('Student', schema);
  return {
    model,
    byId: (id: number) =>
      model
        .findOne({ _id: id, ...notDeleted })
        .lean<Student>()
        .exec(),
    byIds: async (ids: readonly number[]): Promise<ReadonlyMap<number, Student>> => {
      const found = await model.find({ _id: { $in: [...ids] }, ...notDeleted }).lean<Student[]>();
      return new Map(found.map((student) => [student._id, student]));
    },
    /** Keeps the newest version; an older one is ignored. */
    keep: async ({ _id, ...fields }: Student, version: number) => {
      await keepNewest(connection, 'students', { id: _id, fence: 'version', version, fields });
    },
    isForgotten: async (id: number) => (await model.exists({ _id: id, deleted: true })) !== null,
    /** Leaves a record of the deletion with the highest version, so that late events of the student are ignored. */
    forget: async (id: number) => {
      const mark = { _id: id, version: Number.MAX_SAFE_INTEGER, deleted: true };
      await connection
        .collection<{ _id: number }>('students')
        .replaceOne({ _id: id }, mark, { upsert: true, writeConcern });
    },
  };
};

export type StudentStore = ReturnType<typeof studentStore>;

import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';

/** One row per student and job, as in the ledger of what was sent. */
type Row = { _id: string; student: number; job: number };

const rowOf = (student: number, job: number): Row => ({ _id: `${student}:${job}`, student, job });

/** Which jobs a student has applied for, withdrawn applications included, so that none is offered again. */
export const applicationStore = (connection: Connection) => {
  const rows = connection.collection<Row>('applications');
  return {
    buildIndexes: () => rows.createIndexes([{ key: { student: 1 } }]),
    keep: async (student: number, job: number) => {
      const { _id, ...fields } = rowOf(student, job);
      await rows.updateOne({ _id }, { $set: fields }, { upsert: true, writeConcern });
    },
    ofStudents: async (students: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
      const found = await rows.find({ student: { $in: [...students] } }).toArray();
      const byStudent = Map.groupBy(found, ({ student }) => student);
      return new Map([...byStudent].map(([student, all]) => [student, new Set(all.map(({ job }) => job))]));
    },
    removeOf: async (student: number) => {
      await rows.deleteMany({ student }, { writeConcern });
    },
  };
};

export type ApplicationStore = ReturnType<typeof applicationStore>;

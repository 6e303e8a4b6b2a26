import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { KeptCheck } from '../domain/kept-check.ts';

/** The client chooses the check's id, which is unique only for that student, so the student is part of the key. */
type Row = KeptCheck & Readonly<{ _id: string; student: number }>;

const keyOf = (student: number, id: string) => `${student}:${id}`;

/** Answers about ads from anywhere that students keep. */
export const keptCheckStore = (connection: Connection) => {
  const rows = connection.collection<Row>('kept_checks');
  return {
    buildIndexes: () => rows.createIndexes([{ key: { student: 1, at: -1 } }, { key: { day: 1 } }]),
    /** Adds a check, or replaces the one with its id. */
    save: async (student: number, check: KeptCheck) => {
      const row = { student, ...check };
      await rows.replaceOne({ _id: keyOf(student, check.id) }, row, { upsert: true, writeConcern });
    },
    remove: async (student: number, id: string) => {
      await rows.deleteOne({ _id: keyOf(student, id) }, { writeConcern });
    },
    /** A student's checks, latest first. */
    ofStudent: (student: number): Promise<KeptCheck[]> =>
      rows
        .find({ student }, { projection: { _id: 0, student: 0 } })
        .sort({ at: -1 })
        .toArray(),
    removeOf: async (student: number) => {
      await rows.deleteMany({ student }, { writeConcern });
    },
    /** Removes everybody's checks before a day. */
    removeBefore: async (day: string) => {
      await rows.deleteMany({ day: { $lt: day } }, { writeConcern });
    },
  };
};

export type KeptCheckStore = ReturnType<typeof keptCheckStore>;

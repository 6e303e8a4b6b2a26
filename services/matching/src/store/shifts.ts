import { writeConcern } from '@waratah/kit/mongo/connection';
import type { HoursOfDay } from '@waratah/vocabulary/law/fortnights';
import type { Connection } from 'mongoose';
import type { Shift } from '../domain/shift.ts';

/** The client chooses the shift's id, which is unique only for that student, so the student is part of the key. */
type Row = { _id: string; student: number; id: string; day: string; hours: number; employer: string; at: Date };

const keyOf = (student: number, id: string) => `${student}:${id}`;

/** Hours that students note for days. */
export const shiftStore = (connection: Connection) => {
  const rows = connection.collection<Row>('shifts');
  return {
    buildIndexes: () => rows.createIndexes([{ key: { student: 1, day: 1 } }, { key: { day: 1 } }]),
    /** Adds a shift, or replaces the one with its id. */
    save: async (student: number, { id, day, hours, employer, at }: Shift) => {
      const shift = { id, day, hours, employer, at };
      await rows.replaceOne({ _id: keyOf(student, id) }, { student, ...shift }, { upsert: true, writeConcern });
    },
    remove: async (student: number, id: string) => {
      await rows.deleteOne({ _id: keyOf(student, id) }, { writeConcern });
    },
    /** A student's shifts from a day on, by day. */
    ofStudent: (student: number, from = ''): Promise<Shift[]> =>
      rows
        .find({ student, day: { $gte: from } }, { projection: { _id: 0, student: 0 } })
        .sort({ day: 1, at: 1 })
        .toArray(),
    /** The hours of each of the given students on the days from one to another. */
    hoursOf: async (
      students: readonly number[],
      { from, to }: Readonly<{ from: string; to: string }>,
    ): Promise<ReadonlyMap<number, readonly HoursOfDay[]>> => {
      const found = await rows
        .find({ student: { $in: [...students] }, day: { $gte: from, $lte: to } })
        .project<Pick<Row, 'student' | 'day' | 'hours'>>({ _id: 0, student: 1, day: 1, hours: 1 })
        .toArray();
      return Map.groupBy(found, ({ student }) => student);
    },
    removeOf: async (student: number) => {
      await rows.deleteMany({ student }, { writeConcern });
    },
    /** Removes everybody's shifts before a day. */
    removeBefore: async (day: string) => {
      await rows.deleteMany({ day: { $lt: day } }, { writeConcern });
    },
  };
};

export type ShiftStore = ReturnType<typeof shiftStore>;

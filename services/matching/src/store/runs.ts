import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { Count, DailyRun } from '../domain/run.ts';

/** The daily runs and their progress. A run is one document, so it is planned completely or not at all. */
export const runStore = (connection: Connection) => {
  const runs = connection.collection<DailyRun>('runs');
  return {
    byDay: async (day: string): Promise<DailyRun | undefined> => (await runs.findOne({ _id: day })) ?? undefined,
    /** Saves a plan, unless another process planned the day first. */
    insert: async (run: DailyRun) => {
      try {
        await runs.insertOne(run, { writeConcern });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    checkpoint: async (day: string, chunk: number, done: Count) => {
      await runs.updateOne({ _id: day }, { $set: { [`chunks.${chunk}.done`]: done } }, { writeConcern });
    },
  };
};

export type RunStore = ReturnType<typeof runStore>;

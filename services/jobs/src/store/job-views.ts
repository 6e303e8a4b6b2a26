import { australianDay } from '@waratah/vocabulary/australia/day';
import { type DayCount, firstCountedDay } from '@waratah/vocabulary/day-counts';
import { batchedById } from '@waratah/kit/batching/by-id';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';

/** One row per ad and day. */
type Row = { _id: string; job: number; day: string; count: number };

/** How many pairs of student and ad are remembered, in memory only, as counted today. */
const maxRemembered = 50_000;

/**
 * How many students opened an ad on a day, never which ones. Counts are kept in memory and saved together, so that
 * reading an ad waits for no write. A process that is killed loses the last seconds.
 */
export const jobViewStore = (connection: Connection, clock: () => Date) => {
  const rows = connection.collection<Row>('job_views');
  let waiting = new Map<string, Row>();
  const counted = new LRUCache<string, true>({ max: maxRemembered });
  const firstDay = () => firstCountedDay(clock());
  return {
    buildIndexes: () => rows.createIndexes([{ key: { job: 1, day: 1 } }, { key: { day: 1 } }]),
    /** Counts a view; each student once a day per process. */
    note: (job: number, student: number) => {
      const today = australianDay(clock());
      const _id = `${job}:${today}`;
      const look = `${_id}:${student}`;
      if (counted.has(look)) return;
      counted.set(look, true);
      waiting.set(_id, { _id, job, day: today, count: (waiting.get(_id)?.count ?? 0) + 1 });
    },
    /** Saves the counts; what cannot be saved is kept for the next time. */
    flush: async () => {
      const noted = [...waiting.values()];
      if (noted.length === 0) return;
      waiting = new Map();
      try {
        await rows.bulkWrite(
          noted.map(({ _id, count, ...fields }) => ({
            updateOne: { filter: { _id }, update: { $setOnInsert: fields, $inc: { count } }, upsert: true },
          })),
          { ordered: false },
        );
      } catch (error) {
        for (const row of noted)
          waiting.set(row._id, { ...row, count: row.count + (waiting.get(row._id)?.count ?? 0) });
        throw error;
      }
    },
    /** Removes counts that are no longer shown. */
    sweep: () => rows.deleteMany({ day: { $lt: firstDay() } }),
    /** Views on each of the last thirty days, with one query for all ads requested in the same tick. */
    ofJob: batchedById(async (jobs): Promise<ReadonlyMap<number, readonly DayCount[]>> => {
      const found = await rows
        .find({ job: { $in: [...jobs] }, day: { $gte: firstDay() } })
        .sort({ day: 1 })
        .toArray();
      return Map.groupBy(found, ({ job }) => job);
    }),
  };
};

export type JobViewStore = ReturnType<typeof jobViewStore>;

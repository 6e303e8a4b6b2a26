import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { dayMs } from '@waratah/vocabulary/limits';
import type { Connection } from 'mongoose';
import type { FoundAd } from '../domain/found.ts';

/** An ad that a student's saved search found, waiting for an email. One row per student and ad. */
type Row = {
  _id: string;
  student: number;
  job: number;
  search: number;
  name: string;
  /** The search's version that gave the name; absent while it is the one that found the ad. */
  nameVersion?: number;
  query: string;
  /** The search's version when it found the ad. */
  version: number;
  at: Date;
  mailed: boolean;
};

/**
 * The latest change of a saved search, and the version that paused or removed it last. They apply to what the search
 * found before, whichever event arrives first.
 */
type Standing = {
  _id: number;
  student: number;
  version: number;
  name: string;
  stopped: boolean;
  /** Absent in rows from before it was kept. */
  stoppedVersion?: number;
  at: Date;
};

/** What one run of a saved search found. */
export type Finding = Readonly<{
  student: number;
  search: number;
  name: string;
  query: string;
  version: number;
  jobs: readonly number[];
}>;

/** A change of a saved search: a new name, or the end of its results because it was paused or removed. */
export type SearchChange = Readonly<{
  student: number;
  search: number;
  version: number;
  name: string;
  stopped: boolean;
}>;

/** How long a found ad waits for an email before it is too old to send. */
const waitsDays = 7;
/** How long a mailed ad is remembered so that it is not mailed again; ads expire long before. */
const keptDays = 365;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Ads that saved searches found. */
export const foundAdStore = (connection: Connection) => {
  const rows = connection.collection<Row>('found_ads');
  const standings = connection.collection<Standing>('found_searches');
  /** Drops what a search found before it was last stopped, and names the rest as it is named now. */
  const settle = async (search: number) => {
    const standing = await standings.findOne({ _id: search });
    if (!standing) return;
    const { version, name, stopped, stoppedVersion = stopped ? version : 0 } = standing;
    const waiting = { search, mailed: false };
    await rows.deleteMany({ ...waiting, version: { $lt: stoppedVersion } }, { writeConcern });
    await rows.updateMany(
      { ...waiting, version: { $lt: version }, $nor: [{ nameVersion: { $gte: version } }] },
      { $set: { name, nameVersion: version } },
      { writeConcern },
    );
  };
  return {
    buildIndexes: async () => {
      await rows.createIndexes([{ key: { student: 1, mailed: 1, at: 1 } }, { key: { search: 1 } }, { key: { at: 1 } }]);
      await standings.createIndexes([{ key: { student: 1 } }]);
    },
    /** Stores the ads of a search run that no search of the student found before. */
    keep: async ({ student, search, name, query, version, jobs }: Finding, at: Date) => {
      const found = jobs.map((job): Row => {
        return { _id: `${student}:${job}`, student, job, search, name, query, version, at, mailed: false };
      });
      if (found.length === 0) return;
      try {
        await rows.insertMany(found, { ordered: false, writeConcern });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      await settle(search);
    },
    /** Gives earlier results of the search its new name, or drops them. */
    follow: async ({ student, search, version, name, stopped }: SearchChange, at: Date) => {
      const standing = { student, version, name, stopped, at };
      const older = { _id: search, version: { $lt: version } };
      const save = (upsert: boolean) => standings.updateOne(older, { $set: standing }, { upsert, writeConcern });
      try {
        await save(true);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row exists: it is newer, or an older one was inserted at the same moment.
        await save(false);
      }
      if (stopped) await standings.updateOne({ _id: search }, { $max: { stoppedVersion: version } }, { writeConcern });
      await settle(search);
    },
    /** For each student, the ads that wait for an email, in the order in which they were found. */
    waitingFor: async (students: readonly number[], now: Date): Promise<ReadonlyMap<number, readonly FoundAd[]>> => {
      const found = await rows
        .find({ student: { $in: [...students] }, mailed: false, at: { $gte: daysBefore(now, waitsDays) } })
        .sort({ at: 1, _id: 1 })
        .toArray();
      return Map.groupBy(found, ({ student }) => student);
    },
    /** For each student, the ads that were mailed. */
    mailedTo: async (students: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
      const found = await rows
        .find({ student: { $in: [...students] }, mailed: true }, { projection: { student: 1, job: 1 } })
        .toArray();
      const byStudent = Map.groupBy(found, ({ student }) => student);
      return new Map([...byStudent].map(([student, all]) => [student, all.map(({ job }) => job)]));
    },
    /** Removes ads that waited too long for an email, and ads that were mailed long ago. */
    sweep: async (now: Date) => {
      await rows.deleteMany({ mailed: false, at: { $lt: daysBefore(now, waitsDays) } }, { writeConcern });
      await rows.deleteMany({ at: { $lt: daysBefore(now, keptDays) } }, { writeConcern });
      await standings.deleteMany({ at: { $lt: daysBefore(now, waitsDays) } }, { writeConcern });
    },
    markMailed: async (student: number, jobs: readonly number[]) => {
      if (jobs.length === 0) return;
      await rows.updateMany({ student, job: { $in: [...jobs] } }, { $set: { mailed: true } }, { writeConcern });
    },
    ofStudent: (student: number) =>
      rows.find({ student }, { projection: { _id: 0, student: 0, nameVersion: 0 } }).toArray(),
    removeOf: async (student: number) => {
      await rows.deleteMany({ student }, { writeConcern });
      await standings.deleteMany({ student }, { writeConcern });
    },
  };
};

export type FoundAdStore = ReturnType<typeof foundAdStore>;

import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { writeConcern } from '../mongo/connection.ts';

type Row = {
  _id: string;
  /** The time of this start; starting again restarts the job from the beginning. */
  run: string;
  after: number;
  announced: number;
  of: number;
  heldUntil: Date;
  finishedAt?: Date;
};

/** Progress of a job; without `finishedAt` it is still running. */
export type Progress = Readonly<{ announced: number; of: number; finishedAt?: Date | undefined }>;

export type AnnounceAgain = Readonly<{
  /**
   * Starts publishing all documents in the background, or restarts it from the first document. Answers how many
   * documents there are.
   */
  start: () => Promise<number>;
  progress: () => Promise<Progress>;
  /**
   * Runs started jobs, in one process at a time, until told to stop. Another process then continues, as it does after a
   * crash.
   */
  work: (signal: AbortSignal) => Promise<void>;
}>;

export type AnnounceAgainOptions = Readonly<{
  connection: Connection;
  /** The documents to publish. */
  name: string;
  count: () => Promise<number>;
  /** Publishes the first `size` documents above an id and answers their ids in order. */
  announce: (after: number, size: number) => Promise<readonly number[]>;
  clock: () => Date;
}>;

const batchSize = 500;
/** Longer than a batch takes, in milliseconds. */
const heldForMs = 30_000;

/** A job that publishes all documents of a kind again, for services that have lost their copies. */
export const openAnnounceAgain = (options: AnnounceAgainOptions): AnnounceAgain => {
  const { connection, name, count, announce, clock } = options;
  const rows = connection.collection<Row>('announcements');
  const free = new Date(0);

  const hold = () => {
    const now = clock();
    return rows.findOneAndUpdate(
      { _id: name, finishedAt: { $exists: false }, heldUntil: { $lte: now } },
      { $set: { heldUntil: new Date(now.getTime() + heldForMs) } },
      { returnDocument: 'after', writeConcern },
    );
  };

  const announceBatch = async ({ run, after }: Row) => {
    const ids = await announce(after, batchSize);
    const isLast = ids.length < batchSize;
    await rows.updateOne(
      // If a batch took too long, another process may have taken it over; it counts only once.
      { _id: name, run, after },
      {
        $set: { after: ids.at(-1) ?? after, heldUntil: free, ...(isLast && { finishedAt: clock() }) },
        $inc: { announced: ids.length },
      },
      { writeConcern },
    );
  };

  return {
    start: async () => {
      const of = await count();
      const begun = { run: randomUUID(), after: 0, announced: 0, of, heldUntil: free };
      await rows.replaceOne({ _id: name }, begun, { upsert: true, writeConcern });
      return of;
    },
    progress: async () => {
      const row = await rows.findOne({ _id: name });
      return { announced: row?.announced ?? 0, of: row?.of ?? 0, finishedAt: row?.finishedAt };
    },
    work: async (signal) => {
      while (!signal.aborted) {
        const row = await hold();
        if (!row) return;
        await announceBatch(row);
      }
    },
  };
};

import type { Format } from './formats.ts';

/** Results for the rows of a file; `read` is the sum of the others. */
export type Counts = Readonly<{ read: number; new: number; updated: number; duplicate: number; rejected: number }>;

export const noCounts: Counts = { read: 0, new: 0, updated: 0, duplicate: 0, rejected: 0 };

/** Options for reading the rows of a file. */
export type ReadingOptions = Readonly<{
  format?: Format | undefined;
  /** `title=job_title,...`: the column for each field. */
  map: string;
  /** The website of ads that name none; their ids are unique within it. */
  website: string;
}>;

/** A rejected row as reported to the person who sent the file; `file` only for archives. */
export type Rejection = Readonly<{ line: number; file?: string; reason: string; row: unknown }>;

export type ReasonCount = Readonly<{ reason: string; count: number }>;

/**
 * One import of a file. It is independent of the request that brought the file, and continues after the rows already
 * read if its process ends.
 */
export type ImportRun = Readonly<{
  _id: number;
  /** The feed that is read; absent for a single file. */
  feed?: string | undefined;
  /** The file's name, or the address it is fetched from. */
  name: string;
  /** The URL to fetch the file from before it is stored. */
  url?: string | undefined;
  /** Its key and size in the object store. */
  file?: Readonly<{ key: string; sizeBytes: number }> | undefined;
  options: ReadingOptions;
  /** Treats ads as posted now. */
  asNew: boolean;
  /** Closes ads that are missing from the feed, however many there are. */
  acceptLosses: boolean;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** Why it failed, for the person who sent the file. */
  problem?: string | undefined;
  counts: Counts;
  /** Why rows were rejected, the most frequent reason first. */
  reasons: readonly ReasonCount[];
  /** Columns that no field was read from. */
  ignoredColumns: readonly string[];
  /** Rejected rows that do not tell which ad they are, by an id or a URL; any missing ad may be one of them. */
  unidentified?: number | undefined;
  /** Whether the last row that was read is one of them, as in a file that is cut off. */
  endsUnidentified?: boolean | undefined;
  /** Ads closed because they are gone from the feed; counted before the first of them is closed. */
  closed: number;
  /** Whether those ads are counted, so that an interrupted run goes on closing them. */
  closing?: boolean | undefined;
  /** Why no ads were closed although some are gone. */
  keptBecause?: string | undefined;
  bytesRead: number;
  /** Measured since the last start. */
  rowsPerSecond?: number | undefined;
  secondsLeft?: number | undefined;
  /** How often it started without reading a row; a run without progress is given up. */
  attempts: number;
  createdAt: Date;
  updatedAt: Date;
  endedAt?: Date | undefined;
}>;

export type NewRun = Pick<ImportRun, '_id' | 'feed' | 'name' | 'url' | 'file' | 'options' | 'asNew' | 'acceptLosses'>;

export const startedRun = (run: NewRun, now: Date): ImportRun => ({
  ...run,
  status: 'waiting',
  counts: noCounts,
  reasons: [],
  ignoredColumns: [],
  closed: 0,
  bytesRead: 0,
  attempts: 0,
  createdAt: now,
  updatedAt: now,
});

export const isEnded = ({ status }: Pick<ImportRun, 'status'>) => status === 'done' || status === 'failed';

/** How many different reasons are counted separately. */
const maxReasons = 50;

/** A reason without words of its row, so that a thousand wrong dates have the same reason. */
const kindOf = (reason: string) => reason.replace(/"[^"]*"/g, '"…"');

/** Adds the counts of further rows. */
export const withReasons = (before: readonly ReasonCount[], reasons: readonly string[]): readonly ReasonCount[] => {
  const counts = new Map(before.map(({ reason, count }) => [reason, count]));
  for (const kind of reasons.map(kindOf)) {
    const shown = counts.has(kind) || counts.size < maxReasons ? kind : 'other reasons';
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
};

/** The progress of a run since its last start. */
export type Pace = Readonly<{ rows: number; bytes: number; elapsedMs: number; bytesLeft: number }>;

/** Rows per second, and the seconds left at this speed; undefined until the speed is known. */
export const paceOf = ({ rows, bytes, elapsedMs, bytesLeft }: Pace) =>
  rows > 0 && bytes > 0 && elapsedMs > 0
    ? {
        rowsPerSecond: Math.round((10_000 * rows) / elapsedMs) / 10,
        secondsLeft: Math.ceil((bytesLeft * elapsedMs) / bytes / 1_000),
      }
    : {};

/** If a feed loses more than this share of its ads at once, it is considered broken. */
const largestLoss = 0.5;

const toAccept = 'None was closed. If they are really gone, run the feed with --accept-losses.';

type Losses = Readonly<{ gone: number; before: number }>;

/** Why no missing ad is closed; undefined if they are closed. */
export const lossProblem = (
  { gone, before }: Losses,
  { unidentified = 0, endsUnidentified }: Pick<ImportRun, 'unidentified' | 'endsUnidentified'>,
): string | undefined => {
  if (gone === 0) return undefined;
  const missing = `${gone} of the feed's ${before} ads ${gone === 1 ? 'is' : 'are'} not in it any more`;
  if (gone > before * largestLoss) return `${missing}, which is more than half. ${toAccept}`;
  if (endsUnidentified) return `${missing}, and its last row cannot be read, as if the file was cut off. ${toAccept}`;
  if (gone > unidentified) return undefined;
  const rows = unidentified === 1 ? 'the rejected row that names' : `the ${unidentified} rejected rows that name`;
  return `${missing}, and may be in ${rows} no id or URL. ${toAccept}`;
};

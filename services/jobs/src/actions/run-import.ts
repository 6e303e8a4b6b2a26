import type { Context } from '../context.ts';
import { adOfRow, type Ad } from '../domain/imported/ad.ts';
import { mappingOf } from '../domain/imported/columns.ts';
import { idOfRow } from '../domain/imported/source.ts';
import type { Arrival } from '../domain/imported/incoming.ts';
import { type Counts, type ImportRun, isEnded, paceOf, type Rejection, withReasons } from '../domain/imported/run.ts';
import type { Bytes, Entry } from '../import/entry.ts';
import { fetchFile } from '../import/fetch-file.ts';
import { readFile } from '../import/read-file.ts';
import { createRowReader } from '../import/row-reader.ts';
import { problemOfFile, UnreadableFile } from '../import/unreadable-file.ts';
import { closeWithdrawn } from './close-withdrawn.ts';
import { type Saved, saveAds } from './save-ads.ts';
import { storeImport } from './start-import.ts';

/** How many rows are saved together; after an interruption, at most this many are read again. */
const batchSize = 200;
const maxAttempts = 10;

/**
 * Reads a file to its end, or until told to stop; the next call continues after the saved rows. If the file cannot be
 * read further, the run ends with a problem, and the complete rows before it stay.
 */
export const runImport = async (context: Context, id: number, stop: AbortSignal): Promise<void> => {
  const found = await context.imports.byId(id);
  if (!found || isEnded(found)) return;
  const run = await saved(context, { ...found, status: 'running', attempts: found.attempts + 1 }, found);
  if (!run) return;
  try {
    if (run.attempts > maxAttempts)
      throw new UnreadableFile('Something went wrong while it was read, again and again.');
    await finish(context, await readRows(context, await withFile(context, run, stop), stop), stop);
  } catch (error) {
    await end(context, id, { status: 'failed', problem: problemOfFile(error) });
  }
};

/** Saves the next state of a run; undefined if it has ended or another process has continued it. */
const saved = async ({ imports, clock }: Context, next: ImportRun, before: ImportRun) => {
  const run = { ...next, updatedAt: clock() };
  return (await imports.save(run, before)) ? run : undefined;
};

/** The run with its file in the store; a feed's file is fetched first. */
const withFile = async (context: Context, run: ImportRun, stop: AbortSignal): Promise<ImportRun> => {
  if (run.file || !run.url) return run;
  const file = await storeImport(context, fetchFile(run.url, { addresses: context.feedAddresses, signal: stop }));
  const next = { ...run, file };
  return (await saved(context, next, run)) ?? next;
};

const finish = async (context: Context, run: ImportRun | undefined, stop: AbortSignal) => {
  if (!run || stop.aborted) return;
  const keptBecause = run.feed === undefined ? undefined : await closeWithdrawn(context, { ...run, feed: run.feed });
  await end(context, run._id, { status: 'done', ...(keptBecause !== undefined && { keptBecause }) });
};

const end = async (context: Context, id: number, ending: Partial<ImportRun>) => {
  const run = await context.imports.byId(id);
  if (!run) return;
  await saved(context, { ...run, ...ending, secondsLeft: undefined, endedAt: context.clock() }, run);
  if (run.file) await context.objects.remove([run.file.key]);
};

/**
 * Reads the rows after those already read. Answers undefined if it was stopped or another process has continued the
 * run.
 */
const readRows = async (context: Context, start: ImportRun, stop: AbortSignal): Promise<ImportRun | undefined> => {
  const stream = start.file && (await context.objects.get(start.file.key));
  if (!stream) throw new UnreadableFile('The file is not there any more; import it again.');
  const { format, map } = start.options;
  const bytes = meter(stream);
  const rows = createRowReader(mappingOf(map));
  const reading = createReading(context, start, bytes.count);
  let run: ImportRun | undefined = start;
  let waiting: RowEntry[] = [];
  let position = 0;
  const flush = async () => {
    run = run && (await reading.save(run, waiting, rows));
    waiting = [];
  };
  try {
    for await (const entry of readFile({
      bytes: bytes.read,
      name: start.url ? new URL(start.url).pathname : start.name,
      format,
    })) {
      if (entry.kind === 'header') rows.readHeader(entry.columns);
      else if (position++ >= start.counts.read) waiting.push(entry);
      if (waiting.length >= batchSize) await flush();
      if (!run || stop.aborted) return undefined;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) await flush();
    throw error;
  }
  await flush();
  return run;
};

type RowEntry = Exclude<Entry, { kind: 'header' }>;
type Rows = ReturnType<typeof createRowReader>;

/** Counts the bytes of a stream while it is read. */
const meter = (bytes: Bytes) => {
  let read = 0;
  const counted = async function* () {
    for await (const part of bytes) {
      read += part.length;
      yield part;
    }
  };
  return { read: counted(), count: () => read };
};

/** Saves rows and the progress of the run. */
const createReading = (context: Context, start: ImportRun, bytesRead: () => number) => {
  const sizeBytes = start.file?.sizeBytes ?? 0;
  let begun: Readonly<{ atMs: number; bytes: number }> | undefined;

  const saveRows = async (run: ImportRun, entries: readonly RowEntry[], rows: Rows) => {
    const arrival = { localities: context.localities, now: context.clock(), asNew: run.asNew };
    const read = entries.map((entry) => outcomeOf(entry, rows, { website: run.options.website, now: arrival.now }));
    const rejected = read.flatMap((one, index) =>
      one.kind === 'rejected' ? [{ at: run.counts.read + index, rejection: one.rejection }] : [],
    );
    await context.imports.reject(run._id, rejected, arrival.now);
    const ads = read.flatMap((one) => (one.kind === 'ad' ? [one.ad] : []));
    const counts = await saveInRounds(context, ads, arrival);
    if (run.feed !== undefined) await context.feeds.see(run.feed, distinct(read.flatMap(keyOf)), run._id);
    const last = read.at(-1);
    return {
      counts,
      rejected: rejected.map(({ rejection }) => rejection.reason),
      unidentified: (run.unidentified ?? 0) + read.filter(isUnidentified).length,
      endsUnidentified: last === undefined ? run.endsUnidentified : isUnidentified(last),
    };
  };

  return {
    save: async (run: ImportRun, entries: readonly RowEntry[], rows: Rows) => {
      begun ??= { atMs: performance.now(), bytes: 0 };
      await requireFeed(context, run);
      const { counts, rejected, ...identified } = await saveRows(run, entries, rows);
      const pace = paceOf({
        rows: run.counts.read + entries.length - start.counts.read,
        bytes: bytesRead() - begun.bytes,
        elapsedMs: performance.now() - begun.atMs,
        bytesLeft: Math.max(0, sizeBytes - bytesRead()),
      });
      const next = {
        ...run,
        ...pace,
        ...identified,
        counts: added(run.counts, counts, entries.length, rejected.length),
        reasons: withReasons(run.reasons, rejected),
        ignoredColumns: rows.ignored(),
        bytesRead: bytesRead(),
        attempts: entries.length > 0 ? 0 : run.attempts,
      };
      return saved(context, next, run);
    },
  };
};

const distinct = (values: readonly string[]) => [...new Set(values)];

/** A feed that was removed or added anew is not read on: nobody asked for the ads that are left. */
const requireFeed = async ({ feeds }: Context, { feed, createdAt }: ImportRun) => {
  if (feed === undefined) return;
  const found = await feeds.byName(feed);
  if (!found || found.createdAt > createdAt) throw new UnreadableFile('The feed was removed while it was read.');
};

/** `key` tells the ad of a rejected row, if its id or URL can be read. */
type Outcome = Readonly<{ kind: 'ad'; ad: Ad } | { kind: 'rejected'; rejection: Rejection; key: string | undefined }>;

const keyOf = (one: Outcome) => (one.kind === 'ad' ? [one.ad.origin.key] : one.key === undefined ? [] : [one.key]);
const isUnidentified = (one: Outcome) => one.kind === 'rejected' && one.key === undefined;

const outcomeOf = (entry: RowEntry, rows: Rows, reading: Parameters<typeof adOfRow>[1]): Outcome => {
  const file = entry.file === undefined ? {} : { file: entry.file };
  const rejected = (reason: string, row: unknown, key?: string): Outcome => ({
    kind: 'rejected',
    rejection: { line: entry.line, ...file, reason, row },
    key,
  });
  if (entry.kind === 'broken') return rejected(entry.reason, entry.row);
  const row = rows.rowOf(entry.record);
  const result = adOfRow(row, reading);
  return result.kind === 'ad' ? result : rejected(result.reason, entry.record, idOfRow(row, reading.website).key);
};

const added = (before: Counts, { new: fresh, updated, duplicate }: Saved, read: number, rejected: number): Counts => ({
  read: before.read + read,
  new: before.new + fresh,
  updated: before.updated + updated,
  duplicate: before.duplicate + duplicate,
  rejected: before.rejected + rejected,
});

/** Saves ads in rounds with each source key once, because two different rows of one ad are two versions of it. */
const saveInRounds = async (context: Context, ads: readonly Ad[], arrival: Arrival): Promise<Saved> => {
  let total: Saved = { new: 0, updated: 0, duplicate: 0 };
  for (let left = ads; left.length; ) {
    const round = new Map<string, Ad>();
    const later: Ad[] = [];
    let same = 0;
    for (const ad of left) {
      const earlier = round.get(ad.origin.key);
      if (!earlier) round.set(ad.origin.key, ad);
      else if (earlier.origin.content === ad.origin.content) same++;
      else later.push(ad);
    }
    const saved = await saveAds(context, [...round.values()], arrival);
    total = {
      new: total.new + saved.new,
      updated: total.updated + saved.updated,
      duplicate: total.duplicate + saved.duplicate + same,
    };
    left = later;
  }
  return total;
};

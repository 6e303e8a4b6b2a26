import type { Context } from '../context.ts';
import { type Ad, adOfRow } from '../domain/imported/ad.ts';
import type { Mapping } from '../domain/imported/columns.ts';
import type { Arrival } from '../domain/imported/incoming.ts';
import type { Entry, Position } from '../import/entry.ts';
import { createRowReader } from '../import/row-reader.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { type Saved, saveAds } from './save-ads.ts';

export type Counts = Saved & Readonly<{ read: number; rejected: number }>;

/** The reports of an import while it runs, and at its end either its counts or an error. */
export type Report =
  | Readonly<{ ignoredColumns: readonly string[] }>
  | Readonly<{ rejected: Position & Readonly<{ reason: string; row: unknown }> }>
  | Readonly<{ progress: Counts }>
  | Readonly<{ counts: Counts }>
  | Readonly<{ error: string }>;

export type ImportOptions = Readonly<{
  mapping: Mapping;
  /** The website of ads that name none, and the namespace of their ids. */
  website: string;
  /** Ads count as posted now. */
  asNew: boolean;
}>;

const progressEvery = 500;

/** Imports the ads of a file as they come. An unreadable file ends with an error; the whole rows before it are saved. */
export async function* importAds(
  context: Context,
  entries: AsyncIterable<Entry>,
  { mapping, website, asNew }: ImportOptions,
): AsyncIterable<Report> {
  const rows = createRowReader(mapping);
  const batch = createBatch(context, { localities: context.localities, now: context.clock(), asNew });
  let read = 0;
  let rejected = 0;
  const counts = () => ({ read, ...batch.saved(), rejected });

  async function* rowReports(entry: RowEntry): AsyncIterable<Report> {
    const result = entry.kind === 'broken' ? entry : adOfRow(rows.rowOf(entry.record), website);
    read++;
    if (result.kind === 'ad') await batch.add(result.ad);
    else {
      rejected++;
      yield { rejected: rejectedOf(entry, result.reason) };
    }
    if (read % progressEvery === 0) yield { progress: counts() };
  }

  try {
    for await (const entry of entries) {
      if (entry.kind === 'header') rows.readHeader(entry.columns);
      else yield* rowReports(entry);
    }
    await batch.flush();
    yield { ignoredColumns: rows.ignored() };
    yield { counts: counts() };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await batch.flush();
    yield { progress: counts() };
    yield { error: error.message };
  }
}

type RowEntry = Exclude<Entry, { kind: 'header' }>;

const rejectedOf = (entry: RowEntry, reason: string) => ({
  line: entry.line,
  ...(entry.file !== undefined && { file: entry.file }),
  reason,
  row: entry.kind === 'broken' ? entry.row : entry.record,
});

const batchSize = 200;

/** Saves ads two hundred at a time, each source key once a time. */
const createBatch = (context: Context, arrival: Arrival) => {
  const waiting = new Map<string, Ad>();
  let total: Saved = { new: 0, updated: 0, duplicate: 0 };

  const flush = async () => {
    const ads = [...waiting.values()];
    waiting.clear();
    const saved = await saveAds(context, ads, arrival);
    total = {
      new: total.new + saved.new,
      updated: total.updated + saved.updated,
      duplicate: total.duplicate + saved.duplicate,
    };
  };

  return {
    flush,
    saved: () => total,
    add: async (ad: Ad) => {
      const { key, content } = ad.origin;
      const earlier = waiting.get(key);
      if (earlier?.origin.content === content) total = { ...total, duplicate: total.duplicate + 1 };
      else {
        if (earlier || waiting.size >= batchSize) await flush();
        waiting.set(key, ad);
      }
    },
  };
};

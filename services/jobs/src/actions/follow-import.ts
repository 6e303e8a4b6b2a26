import { setTimeout as sleep } from 'node:timers/promises';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Counts, type ImportRun, isEnded, type ReasonCount, type Rejection } from '../domain/imported/run.ts';

export type Progress = Counts & Readonly<{ share: number; rowsPerSecond?: number; secondsLeft?: number }>;

/** What is reported about an import: progress while it runs, and at its end either its counts or an error. */
export type Report =
  | Readonly<{ run: number }>
  | Readonly<{ progress: Progress }>
  | Readonly<{ rejected: Rejection }>
  | Readonly<{ ignoredColumns: readonly string[] }>
  | Readonly<{ reasons: readonly ReasonCount[] }>
  | Readonly<{ closed: number; keptBecause?: string | undefined }>
  | Readonly<{ counts: Counts }>
  | Readonly<{ error: string }>;

const firstWaitMs = 50;
const longestWaitMs = 1_000;

/** Follows an import until it ends: its progress about once a second, then its result. Errors: NOT_FOUND. */
export const followImport = async (context: Context, id: number): Promise<AsyncIterable<string>> => {
  const run = await context.imports.byId(id);
  if (!run) throw notFound('Import');
  return reportsOf(context, run);
};

async function* reportsOf({ imports }: Context, start: ImportRun): AsyncIterable<string> {
  let run = start;
  yield line({ run: run._id });
  for (let waitMs = firstWaitMs; !isEnded(run); waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    if (waitMs === longestWaitMs) yield line({ progress: progressOf(run) });
    await sleep(waitMs);
    run = (await imports.byId(run._id)) ?? run;
  }
  for await (const rejected of imports.rejectionsOf(run._id)) yield `{"rejected":${rejected}}\n`;
  for (const report of endOf(run)) yield line(report);
}

const line = (report: Report) => `${JSON.stringify(report)}\n`;

/** The share of the file that has been read, from 0 to 1, and the speed. */
export const progressOf = ({ counts, bytesRead, file, rowsPerSecond, secondsLeft }: ImportRun): Progress => ({
  ...counts,
  share: file?.sizeBytes ? Math.min(1, bytesRead / file.sizeBytes) : 0,
  ...(rowsPerSecond !== undefined && { rowsPerSecond }),
  ...(secondsLeft !== undefined && { secondsLeft }),
});

const endOf = (run: ImportRun): readonly Report[] => {
  const { ignoredColumns, reasons, feed, closed, keptBecause, counts, problem } = run;
  return [
    { ignoredColumns },
    ...(reasons.length ? [{ reasons }] : []),
    ...(feed === undefined ? [] : [{ closed, ...(keptBecause !== undefined && { keptBecause }) }]),
    ...(problem === undefined ? [{ counts }] : [{ progress: progressOf(run) }, { error: problem }]),
  ];
};

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { OpsError } from './ops-error.ts';
import { reach, refusalOf, type StackConnection } from './stack-connection.ts';

const Progress = z.object({
  read: z.number(),
  share: z.number(),
  rowsPerSecond: z.number().optional(),
  secondsLeft: z.number().optional(),
});

const Line = z.object({
  run: z.number().optional(),
  rejected: z.object({ line: z.number(), reason: z.string(), row: z.unknown() }).optional(),
  ignoredColumns: z.array(z.string()).optional(),
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })).optional(),
  progress: Progress.optional(),
  closed: z.number().optional(),
  keptBecause: z.string().optional(),
  counts: z.record(z.string(), z.number()).optional(),
  error: z.string().optional(),
});

/** How long the portal may be away, for example while it restarts, before the command gives up. */
const patienceMs = 300_000;
const retryMs = 2_000;

/**
 * Follows an import until it ends: prints its progress and its results, and writes rejected rows to a file if there are
 * any. If the portal goes away in the meantime, it waits. Throws OpsError if the import failed.
 */
export const followImport = async (stack: StackConnection, begun: Response, rejectedFile: string) => {
  let answer: Response | undefined = begun;
  let run: number | undefined;
  for (let lastSeen = Date.now(); ; ) {
    const report = createReport(rejectedFile);
    const end = answer?.body && (await read(answer.body, report, (id) => (run = id)).catch(() => undefined));
    if (end) return report.finish(end);
    if (answer?.body) lastSeen = Date.now();
    if (run === undefined || Date.now() - lastSeen > patienceMs) throw new OpsError(lost(run));
    if (answer) console.error('The portal does not answer. The import goes on when it is back; waiting for it.');
    await sleep(retryMs);
    answer = await reportOf(stack, run).catch(() => undefined);
  }
};

const lost = (run: number | undefined) =>
  run === undefined
    ? 'The portal went away before the file was there. Import it again.'
    : `The portal does not come back. Import ${run} goes on when it does: npm run ops -- import --follow ${run}`;

/** The report of an import that was started before. Throws OpsError if there is none. */
export const reportOf = async ({ gateway, opsKey }: StackConnection, run: number) => {
  const answer = await reach(`${gateway}/api/ops/import/${run}`, { headers: { authorization: `Bearer ${opsKey}` } });
  if (!answer.ok) throw refusalOf(answer, await answer.json().catch(() => answer.statusText));
  return answer;
};

type End = Readonly<{ counts?: Readonly<Record<string, number>> | undefined; error?: string | undefined }>;
type Report = ReturnType<typeof createReport>;

/** Reads a report to its end; undefined if the connection breaks. */
const read = async (body: ReadableStream<Uint8Array>, report: Report, onRun: (run: number) => void) => {
  for await (const text of createInterface({ input: Readable.from(body) })) {
    if (!text.trim()) continue;
    const line = Line.parse(JSON.parse(text));
    if (line.run !== undefined) onRun(line.run);
    if (line.counts || line.error !== undefined) return { counts: line.counts, error: line.error } satisfies End;
    await report.take(line);
  }
  return undefined;
};

const shownReasons = 10;

const createReport = (rejectedFile: string) => {
  const progress = createProgress();
  const file = createRowsFile(rejectedFile);
  let refused = 0;
  return {
    take: async ({ rejected, ignoredColumns, reasons, progress: now, closed, keptBecause }: z.infer<typeof Line>) => {
      if (now) progress.show(now);
      if (rejected) {
        refused += 1;
        await file.add(rejected);
      }
      if (ignoredColumns?.length) console.log(`Columns without a place here: ${ignoredColumns.join(', ')}`);
      for (const { reason, count } of reasons?.slice(0, shownReasons) ?? [])
        console.log(`${String(count).padStart(8)} rejected: ${reason}`);
      if (closed)
        console.log(
          closed === 1
            ? '1 ad closed that is not in the feed any more'
            : `${closed} ads closed that are not in the feed any more`,
        );
      if (keptBecause !== undefined) console.log(keptBecause);
    },
    finish: async ({ counts, error }: End) => {
      progress.end();
      const problem = await file.close();
      if (counts) console.log(JSON.stringify(counts, null, 2));
      if (refused > 0 && !problem) console.log(`${refused} rejected rows, each with its reason: ${rejectedFile}`);
      if (error !== undefined) throw new OpsError(error);
      if (problem) throw new OpsError(`The ${refused} rejected rows could not be written: ${problem}`);
    },
  };
};

/** A file of JSON lines, made with the first. `close` answers why it could not be written. */
const createRowsFile = (path: string) => {
  let problem: string | undefined;
  const open = () => createWriteStream(path).on('error', ({ message }) => (problem ??= message));
  let stream: ReturnType<typeof open> | undefined;
  return {
    add: async (row: unknown) => {
      stream ??= open();
      // A failure is told at the end; the import does not depend on this file.
      if (!problem && !stream.write(`${JSON.stringify(row)}\n`)) await once(stream, 'drain').catch(() => undefined);
    },
    close: async () => {
      if (stream) await finished(stream.end()).catch(() => undefined);
      return problem;
    },
  };
};

const linesEveryMs = 5_000;

/** Prints a line that is overwritten on a terminal; elsewhere only one line from time to time. */
const createProgress = () => {
  const isTerminal = process.stderr.isTTY;
  let shownAtMs = Date.now();
  let isOpen = false;
  return {
    show: (progress: z.infer<typeof Progress>) => {
      if (!isTerminal && Date.now() - shownAtMs < linesEveryMs) return;
      shownAtMs = Date.now();
      isOpen = isTerminal;
      process.stderr.write(isTerminal ? `\r\u001b[K${wordsOf(progress)}` : `${wordsOf(progress)}\n`);
    },
    end: () => void (isOpen && process.stderr.write('\n')),
  };
};

const wordsOf = ({ read, share, rowsPerSecond, secondsLeft }: z.infer<typeof Progress>) =>
  [
    `${read.toLocaleString('en-AU')} rows read`,
    `${Math.floor(share * 100)} %`,
    ...(rowsPerSecond === undefined ? [] : [`${Math.round(rowsPerSecond)} rows/s`]),
    ...(secondsLeft === undefined ? [] : [`${durationOf(secondsLeft)} left`]),
  ].join(' · ');

const durationOf = (seconds: number) =>
  seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60).toLocaleString('en-AU')} min`;

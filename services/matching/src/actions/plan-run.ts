import type { Context } from '../context.ts';
import { chunksOf, dueSince } from '../domain/run.ts';
import { dayFrom } from './run-matching.ts';

/** Students per chunk: about a second of work, so that a crash repeats little. */
const chunkSize = 500;

/**
 * Plans the day's run when it is due and queues the chunks that are not done. Called by the schedule and by every
 * sweep, so a late start catches up once and chunks lost from a queue are found again. `note` is told of a new plan.
 */
export const planRun = async (context: Context, note: (plannedAt: Date) => Promise<void>) => {
  const now = context.clock();
  const day = dayFrom(context, undefined);
  if (!dueSince(context.schedule, now)) return;
  const run = (await context.runs.byDay(day)) ?? (await planned(context, note, day, now));
  const waiting = run.chunks.flatMap(({ done }, index) => (done ? [] : [index]));
  if (waiting.length > 0) await context.matchLater(day, waiting);
};

const planned = async (
  { runs, students, log }: Context,
  note: (plannedAt: Date) => Promise<void>,
  day: string,
  plannedAt: Date,
) => {
  const run = { _id: day, plannedAt, chunks: chunksOf(await students.lastIdsOfChunks(chunkSize)) };
  await runs.insert(run);
  await note(plannedAt);
  log.info({ day, chunks: run.chunks.length }, 'run planned');
  return (await runs.byDay(day)) ?? run;
};

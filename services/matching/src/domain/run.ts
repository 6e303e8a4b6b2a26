import { dayOf } from './day.ts';

/** A range of the students of a run: ids above `after`, up to and including `upTo`. */
export type Chunk = Readonly<{ after: number; upTo: number; done?: Count | undefined }>;

/** How many students were matched, and with which result. */
export type Count = Readonly<{ students: number; prepared: number; empty: number; already: number }>;

/** A day's run. Its id makes sure that it is planned only once; each chunk is a checkpoint. */
export type DailyRun = Readonly<{ _id: string; plannedAt: Date; chunks: readonly Chunk[] }>;

export const noCount: Count = { students: 0, prepared: 0, empty: 0, already: 0 };

export const sum = (a: Count, b: Count): Count => ({
  students: a.students + b.students,
  prepared: a.prepared + b.prepared,
  empty: a.empty + b.empty,
  already: a.already + b.already,
});

/** Chunks that cover every id up to the last of these, which are the last ids of each chunk, ascending. */
export const chunksOf = (lastIds: readonly number[]): readonly Chunk[] =>
  lastIds.map((upTo, index) => ({ after: lastIds[index - 1] ?? 0, upTo }));

export type Schedule = Readonly<{
  timeZone: string;
  /** The first time that matches the cron pattern after an instant. */
  nextAfter: (instant: Date) => Date | undefined;
}>;

/** When the day's run was due; undefined before that. A late start catches up once, because a day is planned only once. */
export const dueSince = ({ timeZone, nextAfter }: Schedule, now: Date): Date | undefined => {
  const first = nextAfter(new Date(startOfDay(now, timeZone).getTime() - 1));
  return first !== undefined && first <= now ? first : undefined;
};

/** A morning is over when no more than this share of its digests waits for the mail server. */
const shareLeft = 0.01;

/** Of how many waiting digests a morning is still under way. */
export const waitingThatMatter = ({ chunks }: DailyRun): number =>
  1 + Math.floor(shareLeft * chunks.reduce((all, { done }) => all + (done?.prepared ?? 0), 0));

/**
 * How many seconds ago the day's run should have begun, while it is not through or `waiting` of its digests are not with
 * the mail server; 0 before its time and afterwards.
 */
export const morningOpenS = (
  schedule: Schedule,
  now: Date,
  { run, waiting }: Readonly<{ run: DailyRun | undefined; waiting: number }>,
): number => {
  const since = dueSince(schedule, now);
  if (!since) return 0;
  const isOver = run?.chunks.every(({ done }) => done) && waiting < waitingThatMatter(run);
  return isOver ? 0 : (now.getTime() - since.getTime()) / 1_000;
};

const longestDayMs = 26 * 3_600_000;

/** The first instant of a local day; also right on days of 23 or 25 hours. */
export const startOfDay = (now: Date, timeZone: string): Date => {
  const day = dayOf(now, timeZone);
  let before = now.getTime() - longestDayMs;
  let within = now.getTime();
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle), timeZone) === day) within = middle;
    else before = middle;
  }
  return new Date(within);
};

import { dayOf } from './day.ts';

/** Some students of a run, by their ids: those above `after`, up to and with `upTo`. */
export type Chunk = Readonly<{ after: number; upTo: number; done?: Count | undefined }>;

/** How many students were looked at, and what became of them. */
export type Count = Readonly<{ students: number; prepared: number; empty: number; already: number }>;

/** A day's run: planned once for ever, by its id; each chunk is a checkpoint. */
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
  /** The first time of the pattern after an instant. */
  nextAfter: (instant: Date) => Date | undefined;
}>;

/** Whether the day's run should have begun: a late start catches up, once, because a day is planned once. */
export const isDue = ({ timeZone, nextAfter }: Schedule, now: Date): boolean => {
  const first = nextAfter(new Date(startOfDay(now, timeZone).getTime() - 1));
  return first !== undefined && first <= now;
};

const longestDayMs = 26 * 3_600_000;

/** The first instant of a local day: days of 23 or 25 hours have one too. */
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

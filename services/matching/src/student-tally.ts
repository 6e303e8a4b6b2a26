import { keyOfNeeds, keyOfPlace, needsOf } from './domain/needs.ts';
import { notReady } from './domain/student.ts';
import type { Alike } from './engine/reach.ts';
import type { StudentStore } from './store/students.ts';

/** Counts of the students who would be looked at in a day's run, with identical students grouped together. */
export type TallyOf = (day: string, now: Date) => Promise<readonly Alike[]>;

/** How long a tally is kept, in milliseconds. The counts are shown as approximate, so they may be a little old. */
const staleMs = 5 * 60_000;
const chunkSize = 500;

/** Reads all students at most once per period; requests in between share one tally. */
export const tallyKeeper = (students: Pick<StudentStore, 'chunk'>): TallyOf => {
  let kept: Readonly<{ day: string; at: number; tally: Promise<readonly Alike[]> }> | undefined;
  return (day, now) => {
    if (kept?.day !== day || now.getTime() - kept.at > staleMs) {
      const tally = read(students, day);
      kept = { day, at: now.getTime(), tally };
      tally.catch(() => (kept = undefined));
    }
    return kept.tally;
  };
};

const read = async (students: Pick<StudentStore, 'chunk'>, day: string): Promise<readonly Alike[]> => {
  const alike = new Map<string, Alike>();
  for (let after = 0; ; ) {
    const chunk = await students.chunk(after, chunkSize);
    for (const student of chunk) {
      if (notReady(student, day)) continue;
      const needs = needsOf(student, day);
      const key = `${keyOfNeeds(needs)} ${keyOfPlace(needs)} ${student.trades.key}`;
      alike.set(key, { needs, trades: student.trades, count: (alike.get(key)?.count ?? 0) + 1 });
    }
    const last = chunk.at(-1);
    if (!last || chunk.length < chunkSize) return [...alike.values()];
    after = last.id;
  }
};

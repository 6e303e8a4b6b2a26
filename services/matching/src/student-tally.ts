import { createHmac } from 'node:crypto';
import { keyOfNeeds, keyOfPlace } from './domain/needs.ts';
import { notReady } from './domain/student.ts';
import { type Alike, alikeOf, type Tally, tallied } from './engine/reach.ts';
import type { StudentStore } from './store/students.ts';

/** Counts of the students who would be looked at in a day's run, with identical students grouped together. */
export type TallyOf = (day: string) => Promise<Tally>;

/** A secret number of a student, of 32 bits, another one each day. */
export type MarkOf = (day: string, student: number) => number;

export const secretMarks = (key: Uint8Array): MarkOf => {
  return (day, student) => createHmac('sha256', key).update(`${day} ${student}`).digest().readInt32LE();
};

const chunkSize = 500;

/**
 * Reads all students when they are first asked for on a day. The tally stays as it is until the next day, so that nobody
 * learns from a changed count who has just come or gone.
 */
export const tallyKeeper = (students: Pick<StudentStore, 'chunk'>, markOf: MarkOf): TallyOf => {
  let kept: Readonly<{ day: string; tally: Promise<Tally> }> | undefined;
  return (day) => {
    if (kept?.day !== day) {
      const tally = read(students, markOf, day);
      kept = { day, tally };
      tally.catch(() => (kept = undefined));
    }
    return kept.tally;
  };
};

const read = async (students: Pick<StudentStore, 'chunk'>, markOf: MarkOf, day: string): Promise<Tally> => {
  const alike = new Map<string, Alike>();
  for (let after = 0; ; ) {
    const chunk = await students.chunk(after, chunkSize);
    for (const student of chunk) {
      if (notReady(student, day)) continue;
      const one = alikeOf(student, day, markOf(day, student.id));
      const key = `${keyOfNeeds(one.needs)} ${keyOfPlace(one.needs)} ${one.trades.key} ${one.spoken.join()}`;
      const { count, mark } = alike.get(key) ?? { count: 0, mark: 0 };
      alike.set(key, { ...one, count: count + 1, mark: mark ^ one.mark });
    }
    const last = chunk.at(-1);
    if (!last || chunk.length < chunkSize) return tallied([...alike.values()]);
    after = last.id;
  }
};

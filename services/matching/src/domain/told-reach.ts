import type { Variant } from './written-ad.ts';

/** How many students may take an ad, and their secret numbers combined: 0 for nobody, another one for other students. */
export type Counted = Readonly<{ count: number; mark: number }>;

/** Counts below this are not shown. High enough that a place with one or two students hardly ever seems to have many. */
const leastTold = 10;

/** A shift by one student more is this many times as likely; five in six shifts are at most four. */
const alpha = 0.67;
const geometric = (chance: number) => Math.floor(Math.log(1 - chance) / Math.log(alpha));
const half = 2 ** 16;

/** By how many students the combined secret number of a set shifts its count, up or down: 0 for nobody. */
const shiftOf = (mark: number) => geometric((mark >>> 16) / half) - geometric((mark & (half - 1)) / half);

/**
 * A count of students as shown to an employer: shifted by the secret numbers of those counted, then undefined below ten,
 * else rounded down, more coarsely the higher it is. The same students have the same number all day, so that asking again
 * teaches nothing. One student more or fewer makes another shift, so that whoever adds students of their own does not
 * find the edge at which a real one shows (decision 0096).
 */
export const toldNumber = ({ count, mark }: Counted): number | undefined => {
  const shifted = count + shiftOf(mark);
  if (shifted < leastTold) return undefined;
  const step = shifted < 100 ? 5 : 10;
  return shifted - (shifted % step);
};

const nobody: Counted = { count: 0, mark: 0 };

/**
 * What an employer is told of how many students may take an ad as written and after each of its changes, counted in this
 * order. The numbers agree although each is only about right: none is left above what there is, and a change that seems
 * to bring no more is not advised.
 */
export const toldReach = (variants: readonly Variant[], [asWritten = nobody, ...changed]: readonly Counted[]) => {
  const told = toldNumber(asWritten);
  const changes = variants.map(({ kind, change }, index) => ({
    kind,
    change,
    students: toldNumber(changed[index] ?? nobody),
  }));
  return {
    students: told ?? null,
    closing: changes
      .filter(({ kind }) => kind === 'closing')
      .map(({ change, students = 0 }) => ({ change, students: Math.min(students, told ?? 0) || null })),
    opening: changes
      .filter(({ kind, students = 0 }) => kind === 'opening' && (told === undefined || students > told))
      .map(({ change, students = null }) => ({ change, students })),
  };
};

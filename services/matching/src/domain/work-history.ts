import type { Placement } from '@waratah/vocabulary/occupations/placement';

/**
 * A job on a profile; `start` and `end` are months like '2024-02', and the end of a current job is empty or 'Present'.
 */
export type Work = Readonly<{ title: string; code: string; confidence: number; start: string; end: string }>;

/** What a profile says of a student's occupations, as ai read it. */
export type Occupations = Readonly<{
  studies: readonly Placement[];
  works: readonly Work[];
  /** Families that the telling skills of the profile point to. */
  abilities: readonly Placement[];
}>;

export const noOccupations: Occupations = { studies: [], works: [], abilities: [] };

const monthNumber = (words: string) => {
  const [, year, month = '01'] = /(\d{4})(?:-(\d{2}))?/.exec(words) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month);
};

/** Months that a job on the profile lasted until an instant; 0 if its start is unknown. */
export const monthsOf = ({ start, end }: Pick<Work, 'start' | 'end'>, now: Date): number => {
  const from = monthNumber(start);
  const to = monthNumber(end) ?? now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return from === undefined ? 0 : Math.max(0, to - from + 1);
};

/** Months of several jobs. */
export const monthsIn = (works: readonly Work[], now: Date) =>
  works.reduce((sum, work) => sum + monthsOf(work, now), 0);

/** The job that began last. */
export const newestOf = (works: readonly Work[]) =>
  works.toSorted((one, other) => (one.start > other.start ? -1 : 1))[0];

/** The families of the work that somebody does now; of their newest work if they do none. */
export const presentOf = (works: readonly Work[]): readonly string[] => {
  const present = works.filter(({ end }) => monthNumber(end) === undefined);
  const [newest] = present.length > 0 ? [] : [newestOf(works)];
  return newest ? [newest.code] : present.map(({ code }) => code);
};

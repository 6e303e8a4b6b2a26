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

type Dates = Pick<Work, 'start' | 'end'>;

/** The numbers of the first and the last month of a job, which may go on at an instant; none if its start is unknown. */
const spanOf = ({ start, end }: Dates, now: Date) => {
  const first = monthNumber(start);
  const last = monthNumber(end) ?? now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return first === undefined ? [] : [{ first, last }];
};

/** The months in which somebody had at least one of these jobs, until an instant. Jobs without a start count none. */
export const monthsIn = (works: readonly Dates[], now: Date): number => {
  const spans = works.flatMap((work) => spanOf(work, now)).toSorted((one, other) => one.first - other.first);
  let months = 0;
  let counted = 0;
  for (const { first, last } of spans) {
    months += Math.max(0, last - Math.max(first - 1, counted));
    counted = Math.max(counted, last);
  }
  return months;
};

/** The job that began last. */
export const newestOf = (works: readonly Work[]) =>
  works.toSorted((one, other) => (one.start > other.start ? -1 : 1))[0];

/** The families of the work that somebody does now; of their newest work if they do none. */
export const presentOf = (works: readonly Work[]): readonly string[] => {
  const present = works.filter(({ end }) => monthNumber(end) === undefined);
  const [newest] = present.length > 0 ? [] : [newestOf(works)];
  return newest ? [newest.code] : present.map(({ code }) => code);
};

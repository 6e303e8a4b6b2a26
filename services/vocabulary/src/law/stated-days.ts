import { daysAfter, daysBetween } from './days.ts';

/**
 * The first and the last day of a job in the words of its ad, in the truncated forms of ISO 8601: "2027-01-20", "--01-20"
 * where the ad names no year, "2027-01" or "--01" where it names no day.
 */
export type StatedDays = Readonly<{ first?: string | undefined; last: string }>;

/** That a job ends, perhaps after how many months, and the days on which it is worked if a sentence names the last. */
export type StatedTerm = Readonly<{
  months?: number | undefined;
  first?: string | undefined;
  last?: string | undefined;
}>;

/** The days (YYYY-MM-DD) between which a job is worked; `first` is absent if the ad names only its end. */
export type Stretch = Readonly<{ first?: string | undefined; last: string }>;

const form = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/;

type Parts = Readonly<{ year: number | undefined; month: number; dayOfMonth: number | undefined }>;

const partsOf = (stated: string): Parts | undefined => {
  const [, year, month, dayOfMonth] = form.exec(stated) ?? [];
  if (month === undefined) return undefined;
  return {
    year: year === '-' ? undefined : Number(year),
    month: Number(month),
    dayOfMonth: dayOfMonth === undefined ? undefined : Number(dayOfMonth),
  };
};

/** The day in a year; a month alone is its first or its last day. Undefined if the month has no such day. */
const dayIn = (year: number, { month, dayOfMonth }: Parts, end: 'first' | 'last'): string | undefined => {
  const firstOfMonth = Date.UTC(year, month - 1, 1);
  const firstOfNext = Date.UTC(year, month, 1);
  const day = new Date(Date.UTC(year, month - 1, dayOfMonth ?? 1)).toISOString().slice(0, 10);
  if (month < 1 || month > 12 || Date.parse(day) < firstOfMonth || Date.parse(day) >= firstOfNext) return undefined;
  return dayOfMonth === undefined && end === 'last'
    ? daysAfter(new Date(firstOfNext).toISOString().slice(0, 10), -1)
    : day;
};

const yearOf = (day: string) => Number(day.slice(0, 4));

/** An end without a year is the first such day from another on. */
const lastDay = (stated: Parts, from: string): string | undefined => {
  if (stated.year !== undefined) return dayIn(stated.year, stated, 'last');
  return [0, 1]
    .map((more) => dayIn(yearOf(from) + more, stated, 'last'))
    .find((day) => day !== undefined && day >= from);
};

/** A beginning without a year is the last such day up to the end. */
const firstDay = (stated: Parts, last: string): string | undefined => {
  if (stated.year !== undefined) return dayIn(stated.year, stated, 'first');
  return [0, 1]
    .map((less) => dayIn(yearOf(last) - less, stated, 'first'))
    .find((day) => day !== undefined && day <= last);
};

/** Days before its posting on which the job of an ad may have begun, if the ad names no year. */
const longestDelay = 60;

/**
 * The days that an ad means which was posted on a day. Undefined if they are no days, or the job would begin after its
 * end or, without a year, long before the ad; it then says nothing that can be relied on.
 */
export const stretchOf = ({ first, last }: StatedDays, postedOn: string): Stretch | undefined => {
  const [begins, ends] = [first === undefined ? undefined : partsOf(first), partsOf(last)];
  if (ends === undefined || (first !== undefined && begins === undefined)) return undefined;
  const begun = begins?.year === undefined ? undefined : dayIn(begins.year, begins, 'first');
  const end = lastDay(ends, begun ?? postedOn);
  if (end === undefined) return undefined;
  if (begins === undefined) return { last: end };
  const start = firstDay(begins, end);
  if (start === undefined || start > end) return undefined;
  const isYearTold = begins.year !== undefined || ends.year !== undefined;
  return isYearTold || daysBetween(start, postedOn) <= longestDelay ? { first: start, last: end } : undefined;
};

/** The first day of a job whose ad does not name its end; without a year it is shortly before the posting, or the next one. */
export const firstDayOf = (first: string, postedOn: string): string | undefined => {
  const begins = partsOf(first);
  if (begins === undefined) return undefined;
  if (begins.year !== undefined) return dayIn(begins.year, begins, 'first');
  return [-1, 0, 1]
    .map((years) => dayIn(yearOf(postedOn) + years, begins, 'first'))
    .find((day) => day !== undefined && daysBetween(day, postedOn) <= longestDelay);
};

const daysOfMonth = 365.25 / 12;

/** Months that a job lasts, rounded up; one whose first day is not stated begins at the earliest when it is posted. */
export const monthsOf = ({ first, last }: Stretch, postedOn: string): number =>
  Math.ceil((daysBetween(first ?? postedOn, last) + 1) / daysOfMonth);

/** Months that a job lasts by the text of an ad posted on a day, rounded up; undefined if it does not say. */
export const monthsOfTerm = ({ months, first, last }: StatedTerm, postedOn: string): number | undefined => {
  const stretch = last === undefined ? undefined : stretchOf({ first, last }, postedOn);
  return months ?? (stretch && stretch.last >= postedOn ? monthsOf(stretch, postedOn) : undefined);
};

/** A stated day as the ad gives it: "20 January 2027", "20 January", "January 2027" or "January"; empty if it is none. */
export const statedDayInWords = (stated: string): string => {
  const parts = partsOf(stated);
  if (parts === undefined) return '';
  const month = monthInWords.format(Date.UTC(2000, parts.month - 1, 1));
  return [parts.dayOfMonth, month, parts.year].filter((part) => part !== undefined).join(' ');
};

const monthInWords = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });

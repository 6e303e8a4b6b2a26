/**
 * The start or end of a job on a profile: a month 'YYYY-MM', a year if no month was given, 'Present', or '' if not
 * given.
 */
export const present = 'Present';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const stillHeld = /^(present|current(ly)?|now|ongoing|today|to date)$/;

const month = (year: string, number: number) =>
  number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;

/**
 * Reads a month in one of its usual forms ('2024-04', '04/2024', '3/4/2024', 'Apr 2024'); undefined for anything else.
 */
export function toMonth(text: string): string | undefined {
  const words = text.trim().toLowerCase();
  if (words === '') return '';
  if (stillHeld.test(words)) return present;
  if (/^(19|20)\d\d$/.test(words)) return words;
  const yearFirst = /^((?:19|20)\d\d)[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(words);
  if (yearFirst?.[1]) return month(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.]((?:19|20)\d\d)$/.exec(words);
  if (yearLast?.[2]) return month(yearLast[2], Number(yearLast[1]));
  const named = /^(?:\d{1,2}\s+)?([a-z]{3,9})[.,]?\s+((?:19|20)\d\d)$/.exec(words);
  if (named?.[1] && named[2]) return month(named[2], names.indexOf(named[1].slice(0, 3)) + 1);
  return undefined;
}

/** A sort key. A year alone counts as its December; text that is not a month sorts last. */
const rank = (end: string) => {
  const read = toMonth(end);
  if (read === undefined) return '';
  if (read === '' || read === present) return '9999';
  return read.length === 4 ? `${read}-12` : read;
};

/** Sorts current jobs ('Present' or no end) first, then by end, newest first (spec section 2, Profile). */
export const sortExperience = <Entry extends Readonly<{ end: string }>>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => rank(b.end).localeCompare(rank(a.end)));

/** Whether the end is not before the start; true if either is unknown. A year alone is compared as a year. */
export function isInOrder(start: string, end: string): boolean {
  const [from, to] = [toMonth(start), toMonth(end)];
  if (!from || !to || from === present || to === present) return true;
  const precision = Math.min(from.length, to.length);
  return from.slice(0, precision) <= to.slice(0, precision);
}

/** A month like 'Apr 2024'; text that is not a month is returned unchanged. */
export function monthText(text: string): string {
  const read = toMonth(text) ?? text;
  const [year, number] = read.split('-');
  const name = names[Number(number) - 1];
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}` : read;
}

import { type Weekday, weekdays } from '@waratah/vocabulary/work-hours';

const day =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:s|nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays|weekends)';
/** Between the first and the last of a range of days or times. */
export const to = ' ?(?:-|–|—|to|till?|until|through|thru) ?';
/** Named days, part of a pattern: "Mon-Fri", "Saturday and Sunday", "weekdays". */
export const dayList = `${day}\\b(?:(?:${to}|,? ?(?:and|&|or|,|/|\\+) ?| )(?:(?:every|each|on) )?${day}\\b){0,6}`;

/** The days that a list names, in the order of the week for a range. */
export const daysIn = (text: string): readonly Weekday[] => {
  const lower = text.toLowerCase();
  if (lower.startsWith('weekdays')) return weekdays.slice(0, 5);
  if (lower.startsWith('weekends')) return weekdays.slice(5);
  const named = [...lower.matchAll(/mon|tue|wed|thu|fri|sat|sun/g)].flatMap(([name]) =>
    weekdays.filter((one) => one === name),
  );
  const [first, last] = [named[0], named.at(-1)];
  // slow-pattern: a sentence has at most 500 characters.
  const isRange = named.length === 2 && new RegExp(`\\w${to}\\w`).test(lower);
  if (!first || !last || !isRange) return [...new Set(named)];
  const [from, until] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= until ? weekdays.slice(from, until + 1) : [...weekdays.slice(from), ...weekdays.slice(0, until + 1)];
};

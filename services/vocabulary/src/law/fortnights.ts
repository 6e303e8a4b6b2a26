import { dayMs } from '../limits.ts';
import type { VisaCode } from '../visa-types.ts';
import { daysAfter, daysOfWeek, mondayOf } from './days.ts';
import type { VisaFacts } from './facts.ts';
import { fitsFortnight, fortnightLimit } from './hours.ts';

/** Hours worked or rostered on a day (YYYY-MM-DD), paid or unpaid, for any employer. */
export type HoursOfDay = Readonly<{ day: string; hours: number }>;

/** How many weeks after this one are considered. */
export const weeksAhead = 8;

/**
 * The days whose hours are considered on a day: from the Monday of last week to the Sunday of the last week considered.
 */
export const countedDays = (day: string): Readonly<{ from: string; to: string }> => {
  const monday = mondayOf(day);
  return { from: daysAfter(monday, -7), to: daysAfter(monday, 7 * weeksAhead + 6) };
};

type Counted = Readonly<{
  visa: VisaCode;
  facts: VisaFacts;
  /** Hours a week of regular work, used for weeks without noted shifts. */
  regular: number;
  shifts: readonly HoursOfDay[];
}>;

const rounded = (hours: number) => Math.round(hours * 100) / 100;

/**
 * Hours that count against the limit, by week: last week, this week, and the following weeks up to the last one with a
 * shift. Days on which no limit holds count nothing. A week that is over counts its shifts, if any were noted; every other
 * week counts at least the regular hours.
 */
export const countedWeeks = ({ visa, facts, regular, shifts }: Counted, day: string): readonly number[] => {
  const { from } = countedDays(day);
  const isLimited = (one: string) => fortnightLimit(visa, facts, one) !== undefined;
  const weeks = Array.from({ length: weeksAhead + 2 }, (_, index) => {
    const days = daysOfWeek(daysAfter(from, 7 * index)).filter(isLimited);
    const noted = shifts.filter((shift) => days.includes(shift.day));
    const hours = noted.reduce((sum, shift) => sum + shift.hours, 0);
    const usual = days.length > 0 ? regular : 0;
    return rounded(index === 0 && noted.length > 0 ? hours : Math.max(hours, usual));
  });
  const last = shifts.reduce((latest, shift) => (shift.day > latest ? shift.day : latest), day);
  const used = Math.floor((Date.parse(mondayOf(last)) - Date.parse(from)) / (7 * dayMs)) + 1;
  return weeks.slice(0, Math.max(3, used));
};

/** Hours of a fortnight (two neighbouring weeks), and how many are left of the limit. */
export type FortnightLeft = Readonly<{ from: string; to: string; left: number }>;

const leftOf = (limit: number, first: number, second: number) => Math.max(0, rounded(limit - first - second));

/**
 * The two fortnights that contain this week: one with last week, one with next week. This week's hours count in both,
 * so a student may still work what is left of the tighter one.
 */
export const fortnightsOf = (
  weeks: readonly number[],
  limit: number,
  day: string,
): readonly [withLast: FortnightLeft, withNext: FortnightLeft] => {
  const monday = mondayOf(day);
  const [last = 0, current = 0, next = 0] = weeks;
  return [
    { from: daysAfter(monday, -7), to: daysAfter(monday, 6), left: leftOf(limit, last, current) },
    { from: monday, to: daysAfter(monday, 13), left: leftOf(limit, current, next) },
  ];
};

/** The fortnight with the fewest hours left; the earlier one if they are equal. */
export const tightestOf = ([first, ...others]: readonly FortnightLeft[]): FortnightLeft | undefined =>
  first && others.reduce((tightest, one) => (one.left < tightest.left ? one : tightest), first);

/** Hours of each week from last week on, the hours of every later week, and the limit of a fortnight. */
export type KnownWeeks = Readonly<{ weeks: readonly number[]; regular: number; limit: number }>;

/**
 * The Monday of the first week from which this many hours a week fit beside those already counted; undefined if there
 * is none.
 */
export const firstWeekFor = (hours: number, { weeks, regular, limit }: KnownWeeks, day: string): string | undefined => {
  const counted = (week: number) => weeks[week] ?? regular;
  const fitsFrom = (start: number) => {
    if (!fitsFortnight(counted(start - 1), counted(start) + hours, limit)) return false;
    for (let week = start; week <= Math.max(start, weeks.length); week++)
      if (!fitsFortnight(counted(week) + hours, counted(week + 1) + hours, limit)) return false;
    return true;
  };
  for (let start = 1; start <= weeks.length + 1; start++)
    if (fitsFrom(start)) return daysAfter(mondayOf(day), 7 * (start - 1));
  return undefined;
};

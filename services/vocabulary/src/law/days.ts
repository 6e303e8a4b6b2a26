import { dayMs } from '../limits.ts';
import { remembered } from '../remembered.ts';

/** The same few hundred days are counted from and named again and again, for each student and job. */
const timeOf = remembered(
  (day: string) => day,
  (day) => Date.parse(day),
);
const dayOf = remembered(
  (time: number) => time,
  (time) => new Date(time).toISOString().slice(0, 10),
);

/** The day this many days after another; before it if negative. */
export const daysAfter = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs);

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** The days of the week that begins on a Monday. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));

const longDay = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day like 'Monday 30 November', without the comma that some versions of the time zone data add. */
export const longDayInWords = remembered(
  (day: string) => day,
  (day): string => longDay.format(new Date(day)).replace(',', ''),
);

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

const withYear = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** "23 February 2026". */
export const dayInWords = remembered(
  (day: string) => day,
  (day): string => withYear.format(new Date(`${day}T00:00:00Z`)),
);

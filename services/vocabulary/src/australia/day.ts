import { dayMs } from '../limits.ts';

/** The time zone that decides which day it is for all users. */
export const australianZone = 'Australia/Sydney';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: australianZone });

/** The calendar day of an instant in Sydney, YYYY-MM-DD. Rules are applied as of this day. */
export const australianDay = (instant: Date): string => day.format(instant);

/** The last second of a calendar day in Sydney, as an ISO time. */
export const endOfAustralianDay = (isoDay: string): string => {
  const inSummer = new Date(`${isoDay}T23:59:59+11:00`);
  const inWinter = new Date(`${isoDay}T23:59:59+10:00`);
  return (australianDay(inWinter) === isoDay ? inWinter : inSummer).toISOString();
};

/** The last days in Sydney, as many as asked for, oldest first and including today. */
export const lastDays = (now: Date, count: number): readonly string[] => {
  const today = Date.parse(australianDay(now));
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
};

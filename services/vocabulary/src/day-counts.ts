import { lastDays } from './australia/day.ts';

/** A count for a day in Sydney (YYYY-MM-DD); days with a count of zero are left out. */
export type DayCount = Readonly<{ day: string; count: number }>;

const shownDays = 30;

/** The days of the chart that shows an employer how an ad performs, oldest first. */
export const countedDaysOfAd = (now: Date): readonly string[] => lastDays(now, shownDays);

/** The first day of the chart. */
export const firstCountedDay = (now: Date): string => countedDaysOfAd(now)[0] ?? '';

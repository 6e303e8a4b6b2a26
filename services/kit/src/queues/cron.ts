import { defaultRepeatStrategy } from 'bullmq';

/** The first time after an instant that matches a cron pattern in a time zone; undefined if there is none. */
export const nextTime = (pattern: string, timeZone: string, after: Date): Date | undefined => {
  const next = defaultRepeatStrategy(after.getTime(), { pattern, tz: timeZone });
  return next === undefined ? undefined : new Date(next);
};

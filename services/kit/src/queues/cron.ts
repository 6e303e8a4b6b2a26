import { defaultRepeatStrategy } from 'bullmq';

/** The first time that a cron pattern names after an instant, by the clocks of a time zone; undefined when there is none. */
export const nextTime = (pattern: string, timeZone: string, after: Date): Date | undefined => {
  const next = defaultRepeatStrategy(after.getTime(), { pattern, tz: timeZone });
  return next === undefined ? undefined : new Date(next);
};

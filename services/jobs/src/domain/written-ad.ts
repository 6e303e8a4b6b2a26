import { ReadDemand } from '@waratah/vocabulary/law/read-demand';
import { hoursOfAd, weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { shownHours, shownRights } from './shown-facts.ts';

const hours = z.number().nullish();

/** What ai reads in an ad that is not stored (vocabulary/ad-reading.ts), as far as its card shows it. */
const Reading = z.object({
  hoursMin: hours,
  hoursMax: hours,
  workDays: z.array(z.enum(weekdays)).nullish(),
  shiftStart: z.string().nullish(),
  shiftEnd: z.string().nullish(),
  hours: z.object({ min: z.number(), max: z.number(), inferred: z.boolean().optional() }).optional(),
  sponsors: z.boolean(),
  workRights: ReadDemand,
});

/** The hours, work rights and sponsorship that a card would show of an ad that is still being written. */
export const shownOfReading = (reading: unknown) => {
  const read = Reading.parse(reading);
  return {
    weeklyHours: shownHours(hoursOfAd(read, read.hours)),
    workRights: shownRights(read.workRights),
    sponsors: read.sponsors,
  };
};

import { demandedRights, shutOutHolders, soleHolders } from '@waratah/vocabulary/law/demand';
import { hoursOfAd, weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { shownHours, shownRights } from './shown-facts.ts';

const Said = z.object({ quote: z.string() });
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
  workRights: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unstated') }),
    Said.extend({ kind: z.literal('open') }),
    Said.extend({ kind: z.enum(['residents_only', 'full_rights']), rights: z.enum(demandedRights).optional() }),
    Said.extend({
      kind: z.literal('unclear'),
      rights: z.enum([...demandedRights, ...soleHolders, ...shutOutHolders]).optional(),
    }),
  ]),
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

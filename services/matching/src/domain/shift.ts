import { daysAfter } from '@waratah/vocabulary/law/days';
import { countedDays, type HoursOfDay } from '@waratah/vocabulary/law/fortnights';
import { shiftHoursMax, shiftHoursMin } from '@waratah/vocabulary/limits';
import { z } from 'zod';
import { isDay } from './day.ts';

/** Hours that a student notes for a day: worked, or rostered where the day is still to come. */
export type Shift = Readonly<{
  /** Chosen by the client, so that the same shift can be sent again and corrected. */
  id: string;
  /** Local day, YYYY-MM-DD. */
  day: string;
  hours: number;
  /** For whom; empty when not said. */
  employer: string;
  /** When it was last written. */
  at: Date;
}>;

/** Older shifts matter to no fortnight; a year is kept for the student's own records. */
export const keptDays = 366;
/** More than two shifts on each day of a year. */
export const mostShifts = 800;

const dayMessage = 'Choose a day of the last year, or of the next eight weeks';

const hoursMessage = `Enter hours from ${shiftHoursMin} to ${shiftHoursMax}`;

/** A shift as a student gives it on a day. */
export const shiftOn = (today: string) =>
  z.object({
    id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'Must be 8 to 64 letters, digits or dashes'),
    day: z
      .string(dayMessage)
      .refine((day) => isDay(day) && day > daysAfter(today, -keptDays) && day <= countedDays(today).to, dayMessage),
    hours: z
      .number(hoursMessage)
      .min(shiftHoursMin, hoursMessage)
      .max(shiftHoursMax, hoursMessage)
      .transform((hours) => Math.round(hours * 100) / 100),
    employer: z
      .string()
      .max(200, 'At most 200 characters')
      .nullish()
      .transform((name) => (name ?? '').replace(/\s+/g, ' ').trim()),
  });

/** A day has 24 hours, whatever the employers. */
export const fitsDay = (others: readonly HoursOfDay[], { day, hours }: HoursOfDay): boolean =>
  others.filter((other) => other.day === day).reduce((sum, other) => sum + other.hours, hours) <= 24;

import { z } from 'zod';

const youngest = 18;
const oldest = 120;

const messages = {
  missing: 'Date of birth is required',
  unreadable: 'Please enter your date of birth as YYYY-MM-DD',
  tooYoung: 'You must be 18 or older to register',
} as const;

const isDate = (value: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  // `Date` would read 31 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** The calendar day in eastern Australia. */
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** Age in whole years. YYYY-MM-DD sorts in the order of time. */
const ageOn = (born: string, now: Date) => {
  const today = dayOf.format(now);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) >= born.slice(5) ? years : years - 1;
};

/** The time in an ISO date-time that means a day. */
const midnight = /T00:00:00(?:\.000)?Z$/;

/** YYYY-MM-DD of somebody who is 18 or older (spec section 5, terms). */
export const dateOfBirth = (now: Date) =>
  z
    .string(messages.missing)
    .transform((born) => born.replace(midnight, ''))
    .refine((born) => born !== '', messages.missing)
    .refine((born) => born === '' || isDate(born), messages.unreadable)
    .refine((born) => !isDate(born) || ageOn(born, now) < oldest, messages.unreadable)
    .refine((born) => !isDate(born) || ageOn(born, now) >= youngest, messages.tooYoung);

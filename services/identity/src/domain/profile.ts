import type { Localities } from '@waratah/vocabulary/australia/localities';
import { isInOrder, toMonth } from '@waratah/vocabulary/months';
import { z } from 'zod';
import { dateOfBirth } from './birth.ts';
import { homeIn } from './home.ts';
import {
  contactNumber,
  graduationYear,
  personName,
  required,
  text,
  validAbnOr,
  visaStatus,
  website,
} from './fields.ts';

/** An absent key leaves the field unchanged; null or blank clears it (design section 12: updates are partial). */
const clearable = <T extends z.ZodType<string>>(field: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), field.optional());

const entry = text(200);
const list = (max: number) =>
  z
    .array(entry)
    .max(max, `At most ${max} entries`)
    .transform((items) => items.filter(Boolean));

/** Words such as 'ongoing' are kept; four digits must be a year of this century or the last. */
const studyYear = text(10).refine(
  (value) => !/^\d{4}$/.test(value) || /^(19|20)/.test(value),
  'Must be a year like 2026',
);

const endsFirst = 'Must not be before the start';

const education = z
  .object({ institution: entry, degree: entry, field: entry, startYear: studyYear, endYear: studyYear })
  .refine(({ startYear, endYear }) => isInOrder(startYear, endYear), { path: ['endYear'], error: endsFirst });

/** Stored as 'YYYY-MM', a year, 'Present' or empty, however it was written. */
const monthHeld = text(20).transform((value, context) => {
  const month = toMonth(value);
  if (month !== undefined) return month;
  context.addIssue({ code: 'custom', message: 'Must be a month like 2024-07' });
  return z.NEVER;
});

const experience = z
  .object({ company: entry, title: entry, start: monthHeld, end: monthHeld, description: text(4_000) })
  .refine(({ start, end }) => isInOrder(start, end), { path: ['end'], error: endsFirst });

const person = {
  fullName: personName.optional(),
  contactNumber: clearable(contactNumber),
};

/** A graduation year that was valid at registration stays valid. */
const firstGraduation = 1950;

export const studentProfileOn = (now: Date, localities: Localities) =>
  z.object({
    ...person,
    dateOfBirth: clearable(dateOfBirth(now)),
    citySuburb: clearable(homeIn(localities)),
    university: clearable(text(200)),
    degree: clearable(text(200)),
    graduationYear: clearable(graduationYear(now, firstGraduation)),
    visaStatus: clearable(visaStatus),
    education: z.array(education).max(20, 'At most 20 entries').optional(),
    experience: z.array(experience).max(40, 'At most 40 entries').optional(),
    skills: list(100).optional(),
    activities: list(100).optional(),
    languages: list(60).optional(),
  });

/** An ABN from the registration that is no valid one stays as it is (`storedAbn`) until it is changed. */
export const employerProfileOn = (storedAbn: string | undefined) =>
  z.object({
    ...person,
    companyName: required('Company Name is required').optional(),
    companyAbn: clearable(validAbnOr(storedAbn)),
    employerRoleTitle: clearable(text(200)),
    companyWebsite: clearable(website),
    companySize: clearable(text(50)),
    industry: clearable(text(100)),
    companyDescription: clearable(text(10_000)),
  });

type Dated = { endYear: string };

/** Newest first, by end year (spec section 2, Profile). */
export const sortEducation = <Entry extends Dated>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => (Number(b.endYear) || 0) - (Number(a.endYear) || 0));

/** Taken from the first education entry's end year only when exactly four digits (spec section 5). */
export const graduationYearOf = (entries: readonly Dated[]) => {
  const endYear = entries[0]?.endYear ?? '';
  return /^\d{4}$/.test(endYear) ? endYear : undefined;
};

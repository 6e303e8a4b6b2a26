import { z } from 'zod';
import { dateOfBirth } from './birth.ts';
import { abn, contactNumber, personName, required, text, visaStatus, website, year } from './fields.ts';

/** An absent key leaves the field unchanged; null or blank clears it (design section 12: updates are partial). */
const clearable = <T extends z.ZodType<string>>(field: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), field.optional());

const entry = text(200);
const list = (max: number) =>
  z
    .array(entry)
    .max(max, `At most ${max} entries`)
    .transform((items) => items.filter(Boolean));

const education = z.object({ institution: entry, degree: entry, field: entry, startYear: text(10), endYear: text(10) });
const experience = z.object({ company: entry, title: entry, start: text(20), end: text(20), description: text(4_000) });

const person = {
  fullName: personName.optional(),
  contactNumber: clearable(contactNumber),
};

export const studentProfileOn = (now: Date) =>
  z.object({
    ...person,
    dateOfBirth: clearable(dateOfBirth(now)),
    citySuburb: clearable(text(200)),
    university: clearable(text(200)),
    degree: clearable(text(200)),
    graduationYear: clearable(year),
    visaStatus: clearable(visaStatus),
    education: z.array(education).max(20, 'At most 20 entries').optional(),
    experience: z.array(experience).max(40, 'At most 40 entries').optional(),
    skills: list(100).optional(),
    activities: list(100).optional(),
  });

export const EmployerProfile = z.object({
  ...person,
  companyName: required('Company Name is required').optional(),
  companyAbn: clearable(abn),
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

const endRank = (end: string) => (end === '' || /^present$/i.test(end) ? '\uffff' : end);

/** 'Present' or empty end first, then by end, newest first (spec section 2, Profile). */
export const sortExperience = <Entry extends { end: string }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => (endRank(a.end) < endRank(b.end) ? 1 : endRank(a.end) > endRank(b.end) ? -1 : 0));

/** Taken from the first education entry's end year only when exactly four digits (spec section 5). */
export const graduationYearOf = (entries: readonly Dated[]) => {
  const endYear = entries[0]?.endYear ?? '';
  return /^\d{4}$/.test(endYear) ? endYear : undefined;
};

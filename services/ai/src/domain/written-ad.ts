import type { Localities } from '@waratah/vocabulary/australia/localities';
import type { AdReading } from '@waratah/vocabulary/ad-reading';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { levelNamed } from '@waratah/vocabulary/occupations/levels';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { weekdays, weekHoursMax } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { type AdFacts, readAd } from './ad.ts';
import { openingsIn } from './openings.ts';
import { readingOfFacts } from './reading-of-facts.ts';

const text = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, max).trim());

/** Input that is not a number yet counts as not stated. */
const hours = z.number().min(1).max(weekHoursMax).nullish().catch(undefined);

const pay = z.number().positive().nullish().catch(undefined);

/** An ad as in its form; missing fields are empty. */
export const WrittenAd = z.object({
  title: text(200),
  description: text(50_000),
  educationRequirements: text(5_000),
  employmentType: text(50),
  experienceLevel: text(60),
  location: text(200),
  city: text(100),
  state: text(50),
  hoursMin: hours,
  hoursMax: hours,
  workDays: z
    .array(z.enum(weekdays))
    .nullish()
    .catch([])
    .transform((days) => days ?? []),
  shiftStart: text(5),
  shiftEnd: text(5),
  remoteOption: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  salaryMin: pay,
  salaryMax: pay,
  salaryPeriod: z.enum(salaryPeriods).nullish().catch(undefined),
  visaTypes: z
    .array(z.string())
    .nullish()
    .transform((names) => (names ?? []).flatMap((name) => visaCodeOf(name) ?? [])),
});
export type WrittenAd = z.infer<typeof WrittenAd>;

/** Reads an ad while it is written: its fields, the facts of its text, and which visas it is open to. */
export type ReadAd = Readonly<{ reading: AdReading; openings: readonly VisaOpening[] }>;

/** For an ad without words, nothing is said about visas. */
export const readWrittenAd = (ad: WrittenAd, localities: Localities, day: string): ReadAd => {
  const facts = readAd({
    title: ad.title,
    descriptionHtml: ad.description,
    skills: [],
    education: ad.educationRequirements,
  });
  const reading = readingOf(ad, facts);
  const hasWords = ad.title !== '' || ad.description !== '';
  return { reading, openings: hasWords ? openingsIn(reading, localities, day) : [] };
};

/** Leaves out the words of the text, which stay in this service. */
const readingOf = (
  { description: _text, educationRequirements: _asked, experienceLevel, ...form }: WrittenAd,
  facts: AdFacts,
): AdReading => ({
  ...form,
  ...readingOfFacts(facts),
  isRemote: form.remoteOption || facts.workplace?.kind === 'remote',
  level: levelNamed(experienceLevel) ?? facts.seniority?.kind,
});

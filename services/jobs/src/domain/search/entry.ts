import type { JobRecord } from '../job.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { visaTypes } from '@waratah/vocabulary/visa-types';
import { annualised, periodOf } from '../salary.ts';
import { functionsOf } from './functions.ts';
import { wordsOf } from './words.ts';

/** The parts of an ad that are searched, and how much a word in each says. */
export const searchedFields = {
  title: { weight: 14, usualLength: 4 },
  skills: { weight: 4, usualLength: 8 },
  facts: { weight: 3, usualLength: 6 },
  place: { weight: 3, usualLength: 3 },
  company: { weight: 3, usualLength: 3 },
  description: { weight: 1, usualLength: 160 },
} as const;
export type SearchedField = keyof typeof searchedFields;

/** The bit of each visa that an ad can name. */
const visaBitOf = new Map<string, number>(visaTypes.map(({ code }, at) => [code, 1 << at]));
export const visaBits = (codes: readonly string[]): number =>
  codes.reduce((bits, code) => bits | (visaBitOf.get(code) ?? 0), 0);

/** From 1; 0 for no state. */
export const stateNumber = (state: string | undefined): number => stateCodes.findIndex((code) => code === state) + 1;
export const stateNamed = (number: number): string | undefined => stateCodes[number - 1];

export const employmentBits = (types: readonly string[]): number =>
  employmentTypeCodes.reduce<number>((bits, type, bit) => (types.includes(type) ? bits | (1 << bit) : bits), 0);

/** What an ad is filtered and sorted by: numbers only. */
export type Facts = Readonly<{
  /** The employer ticked it, or the text offers it and the employer said nothing. */
  sponsors: boolean;
  /** The employer ticked it, or the hours fit subclass 500. */
  studentFriendly: boolean;
  remote: boolean;
  visas: number;
  employment: number;
  functions: number;
  state: number;
  /** Degrees; NaN where the place is not known. */
  latitude: number;
  longitude: number;
  /** Dollars a year of full time; 0 and 0 without pay. */
  salaryLow: number;
  salaryHigh: number;
  /** Minutes since 1970. */
  posted: number;
  expires: number;
  employer: number;
}>;

export type Entry = Readonly<{
  words: Readonly<Record<SearchedField, readonly string[]>>;
  facts: Facts;
  /** Lower case, for places that cannot be placed. */
  placeText: string;
  /** Where an imported ad is from; empty for our own. */
  source: string;
}>;

/** Of longer texts the end is not searched. */
const longestText = 20_000;
const beginningLength = 400;

/** Descriptions are sanitised when saved, so tags are all there is to take away. */
const plain = (html: string) =>
  html
    .slice(0, longestText)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w{1,8};|&#\d{1,6};/g, ' ');

const employmentWords: Readonly<Record<string, string>> = {
  CASUAL: 'casual',
  PART_TIME: 'part-time',
  FULL_TIME: 'full-time',
  FIXED_TERM: 'contract fixed term',
  PAID_INTERNSHIP: 'internship paid',
  UNPAID_INTERNSHIP: 'internship unpaid',
};

/** Hours a week that fit a student visa in session. */
const studentHours = studentFortnightHours / 2;

const isStudentFriendly = (job: JobRecord): boolean => {
  if (job.internationalStudentFriendly !== undefined) return job.internationalStudentFriendly;
  if (job.assessment && !['unstated', 'open'].includes(job.assessment.workRights.kind)) return false;
  const hours = job.assessment?.hours?.min;
  if (hours !== undefined) return hours <= studentHours;
  const types = employmentTypesOf(job);
  const few = types.includes('CASUAL') || types.includes('PART_TIME');
  return few && (job.visaTypes.length === 0 || job.visaTypes.includes('500'));
};

/** What the form says, else what the text offers. */
const employmentTypesOf = ({ employmentType, assessment }: JobRecord): readonly string[] =>
  employmentType ? [employmentType] : (assessment?.employmentTypes ?? []);

const isRemote = ({ remoteOption, assessment }: JobRecord) => remoteOption || assessment?.remote === true;

const minuteMs = 60_000;

/** An ad as the search sees it. */
export const entryOf = (job: JobRecord): Entry => {
  const text = plain(job.description);
  const period = periodOf(job);
  const low = job.salaryMin ?? job.salaryMax;
  const high = job.salaryMax ?? job.salaryMin;
  const { latitude = Number.NaN, longitude = Number.NaN } = job.place;
  const placeText = [job.location, job.city, job.place.city, job.state, job.place.state].filter(Boolean).join(' ');
  return {
    words: {
      title: wordsOf(job.title),
      skills: wordsOf([...job.requiredSkills, ...job.preferredSkills].join(' ')),
      facts: wordsOf(
        [
          ...employmentTypesOf(job).map((type) => employmentWords[type]),
          job.experienceLevel ?? job.assessment?.seniority,
          isRemote(job) ? 'remote' : '',
        ].join(' '),
      ),
      place: wordsOf(placeText),
      company: wordsOf(job.companyName),
      description: wordsOf(text),
    },
    facts: {
      sponsors: job.visaSponsorship ?? job.assessment?.sponsorship.kind === 'offers',
      studentFriendly: isStudentFriendly(job),
      remote: isRemote(job),
      visas: visaBits(job.visaTypes),
      employment: employmentBits(employmentTypesOf(job)),
      functions: functionsOf(job.title, text.slice(0, beginningLength), job.roleCategory),
      state: stateNumber(job.state ?? job.place.state),
      latitude,
      longitude,
      salaryLow: low === undefined || !period ? 0 : Math.round(annualised(low, period)),
      salaryHigh: high === undefined || !period ? 0 : Math.round(annualised(high, period)),
      posted: Math.floor(job.postedAt.getTime() / minuteMs),
      expires: Math.floor(job.expiresAt.getTime() / minuteMs),
      employer: job.employerId ?? 0,
    },
    placeText: placeText.toLowerCase(),
    source: job.source?.website ?? '',
  };
};

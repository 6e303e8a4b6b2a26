import { type JobRecord, weekHoursOfAd } from '../job.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { annualised } from '@waratah/vocabulary/pay-amounts';
import { visaTypes } from '@waratah/vocabulary/visa-types';
import { periodOf } from '../salary.ts';
import { functionsOf } from './functions.ts';
import { tradeTermsOf } from './trades.ts';
import { spellingsOf, titleWordsOf, wordsOf } from './words.ts';

/** The parts of an ad that are searched, with the weight of a word in each. */
export const searchedFields = {
  title: { weight: 14, usualLength: 4 },
  skills: { weight: 4, usualLength: 8 },
  facts: { weight: 3, usualLength: 6 },
  place: { weight: 3, usualLength: 3 },
  trade: { weight: 3, usualLength: 1 },
  company: { weight: 3, usualLength: 3 },
  description: { weight: 1, usualLength: 160 },
} as const;
export type SearchedField = keyof typeof searchedFields;

/** The bit of each visa that an ad can name. */
const visaBitOf = new Map<string, number>(visaTypes.map(({ code }, at) => [code, 1 << at]));
export const visaBits = (codes: readonly string[]): number =>
  codes.reduce((bits, code) => bits | (visaBitOf.get(code) ?? 0), 0);

/** Numbered from 1; 0 means no state. */
export const stateNumber = (state: string | undefined): number => stateCodes.findIndex((code) => code === state) + 1;
export const stateNamed = (number: number): string | undefined => stateCodes[number - 1];

export const employmentBits = (types: readonly string[]): number =>
  employmentTypeCodes.reduce<number>((bits, type, bit) => (types.includes(type) ? bits | (1 << bit) : bits), 0);

/** The numbers that an ad is filtered and sorted by. */
export type Facts = Readonly<{
  /** The employer chose it, or the text offers it and the employer chose nothing. */
  sponsors: boolean;
  /** The employer chose it, or the hours fit subclass 500. */
  studentFriendly: boolean;
  remote: boolean;
  visas: number;
  /** Visas named in the form or the text. */
  named: number;
  employment: number;
  functions: number;
  state: number;
  /** In degrees; NaN if the place is unknown. */
  latitude: number;
  longitude: number;
  /** Dollars a year at full-time hours; both 0 without pay. */
  salaryLow: number;
  salaryHigh: number;
  /** Minutes since 1970. */
  posted: number;
  expires: number;
  employer: number;
}>;

export type Entry = Readonly<{
  /** Words of title and place, unstemmed. */
  spellings: readonly string[];
  words: Readonly<Record<SearchedField, readonly string[]>>;
  facts: Facts;
  /** In lower case, for places without known coordinates. */
  placeText: string;
  /** The website of an imported ad; empty for ads of employers with an account. */
  source: string;
}>;

/** Text after this many characters is not searched. */
const longestText = 20_000;
const beginningLength = 400;

/** Descriptions are sanitised when saved, so only tags have to be removed. */
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

/** What an ad demands shuts students out, whatever its employer ticked: a tick changes no condition of a visa. */
const isClosedToStudents = (job: JobRecord): boolean =>
  ['residents_only', 'full_rights'].includes(job.assessment?.workRights.kind ?? '') ||
  (weekHoursOfAd(job)?.min ?? 0) > studentHours;

/** "No backpackers" says nothing of students. */
const isQuestionToStudents = ({ assessment }: JobRecord): boolean =>
  assessment?.workRights.kind === 'unclear' && assessment.workRights.rights !== 'no_holiday_makers';

const isStudentFriendly = (job: JobRecord): boolean => {
  if (isClosedToStudents(job)) return false;
  if (job.internationalStudentFriendly !== undefined) return job.internationalStudentFriendly;
  if (isQuestionToStudents(job)) return false;
  if (weekHoursOfAd(job)) return true;
  const types = employmentTypesOf(job);
  const few = types.includes('CASUAL') || types.includes('PART_TIME');
  return few && (job.visaTypes.length === 0 || job.visaTypes.includes('500'));
};

/** The employment bases of the form, else those of the text. */
const employmentTypesOf = ({ title, employmentType, assessment }: JobRecord): readonly string[] => {
  if (employmentType) return [employmentType];
  const read = assessment?.employmentTypes ?? [];
  return read.length > 0 ? read : basisNames.flatMap(([name, words]) => (words.test(title) ? [name] : []));
};

/** Employment bases in titles, for ads that have not been read yet. */
const basisNames = [
  ['PART_TIME', /\bpart[ -]?time\b/i],
  ['CASUAL', /\bcasuals?\b/i],
  ['FULL_TIME', /\bfull[ -]?time\b/i],
] as const;

/** Patterns for visas in texts; a number alone is not enough. */
const visasIn = (text: string): readonly string[] => [
  ...Array.from(
    text.matchAll(/\b(?:subclass|visa|sc) ?(?:type )?\(?(\d{3})\b|\b(\d{3}) ?(?:visa|sponsorship)/gi),
    (match) => match[1] ?? match[2] ?? '',
  ),
  ...(/\b(?:international student|student visa)s?\b/i.test(text) ? ['500'] : []),
  ...(/\b(?:TSS|temporary skill shortage)\b/.test(text) ? ['482'] : []),
  ...(/\b(?:graduate visa|post[ -]study)/i.test(text) ? ['485'] : []),
  ...(/\bworking holiday\b/i.test(text) ? ['417/462'] : []),
];

const isRemote = ({ remoteOption, assessment }: JobRecord) => remoteOption || assessment?.remote === true;

const minuteMs = 60_000;

/** Text that shows the kind of work if the title does not: the trade named by the source, and the first words. */
const beginningOf = ({ source }: JobRecord, text: string) =>
  [source?.classification ?? '', text.slice(0, beginningLength)].join(' ');

/** The search's view of an ad. */
export const entryOf = (job: JobRecord): Entry => {
  const text = plain(job.description);
  const period = periodOf(job);
  const low = job.salaryMin ?? job.salaryMax;
  const high = job.salaryMax ?? job.salaryMin;
  const { latitude = Number.NaN, longitude = Number.NaN } = job.place;
  const placeText = [job.location, job.city, job.place.city, job.state, job.place.state].filter(Boolean).join(' ');
  return {
    words: {
      title: titleWordsOf(job.title),
      skills: wordsOf([...job.requiredSkills, ...job.preferredSkills].join(' ')),
      facts: wordsOf(
        [
          ...employmentTypesOf(job).map((type) => employmentWords[type]),
          job.experienceLevel ?? job.assessment?.seniority,
          isRemote(job) ? 'remote' : '',
        ].join(' '),
      ),
      place: wordsOf(placeText),
      trade: tradeTermsOf(job.title),
      company: wordsOf(job.companyName),
      description: wordsOf(text),
    },
    facts: {
      sponsors: job.visaSponsorship ?? job.assessment?.sponsorship.kind === 'offers',
      studentFriendly: isStudentFriendly(job),
      remote: isRemote(job),
      visas: visaBits(job.visaTypes),
      named: visaBits([...job.visaTypes, ...visasIn(`${job.title} ${text}`)]),
      employment: employmentBits(employmentTypesOf(job)),
      functions: functionsOf(job.title, beginningOf(job, text), job.roleCategory),
      state: stateNumber(job.state ?? job.place.state),
      latitude,
      longitude,
      salaryLow: low === undefined || !period ? 0 : Math.round(annualised(low, period)),
      salaryHigh: high === undefined || !period ? 0 : Math.round(annualised(high, period)),
      posted: Math.floor(job.postedAt.getTime() / minuteMs),
      expires: Math.floor(job.expiresAt.getTime() / minuteMs),
      employer: job.employerId ?? 0,
    },
    spellings: spellingsOf(`${job.title} ${placeText} ${job.companyName}`),
    placeText: placeText.toLowerCase(),
    source: job.source?.website ?? '',
  };
};

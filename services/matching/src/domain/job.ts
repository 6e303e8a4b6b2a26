import { fullTimeDayHours, fullTimeHours } from '@waratah/vocabulary/employment-types';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { daysAfter } from '@waratah/vocabulary/law/days';
import type { LanguagesAsked } from '@waratah/vocabulary/languages';
import type { Demand } from '@waratah/vocabulary/law/demand';
import {
  firstDayOf,
  monthsOf,
  monthsOfTerm,
  type StatedTerm,
  type Stretch,
  stretchOf,
} from '@waratah/vocabulary/law/stated-days';
import { endsAfterMonths, termMonthsIn, type WeekHours, weekHoursOf } from '@waratah/vocabulary/law/stated-terms';
import { type Level, levels } from '@waratah/vocabulary/occupations/levels';
import type { Placement } from '@waratah/vocabulary/occupations/placement';
import { workInTitle } from '@waratah/vocabulary/occupations/placement';
import type { PayTerm } from '@waratah/vocabulary/pay-terms';
import { hoursOfAd, type WorkHours, workHoursInWords } from '@waratah/vocabulary/work-hours';
import type { Embedding } from './embedding.ts';
import { oncePer } from './once.ts';

/** An ad as matching knows it: from the jobs service's events and ai's assessment. */
export type JobAd = Readonly<{
  id: number;
  title: string;
  companyName: string;
  /** The company's name in lower case, which identifies the employer; empty if not named. */
  employer: string;
  /** Equal for ads with the same work from the same employer, wherever and whenever it is. */
  kind: string;
  place: JobPlace;
  /** CASUAL, PART_TIME, ...; empty when unstated. */
  employmentType: string;
  /** The level as given in the form. */
  level?: Level | undefined;
  /** Codes of design section 12; empty when the ad names none. */
  visaTypes: readonly string[];
  pay: Pay | undefined;
  /** The hours as given in the form. */
  workHours?: WorkHours | undefined;
  postedAt: Date;
  expiresAt: Date | undefined;
  /** The page of an imported ad on its website; empty for our own ads. */
  sourceUrl: string;
  /** As the ad lists them and as ai found them; lower case, each once. */
  skills: readonly string[];
  /** Undefined until ai has read the ad; such an ad is never sent. */
  assessment: Assessment | undefined;
  /** The trace in which the ad arrived, if it was traced. */
  trace?: string | undefined;
}>;

export type JobPlace = Readonly<{
  text: string;
  city: string;
  state: string;
  /** The states that have a place of this name, if the ad does not say which one is meant. */
  states?: readonly string[] | undefined;
  /** Not in Australia. */
  abroad?: boolean | undefined;
  /** The location is in Australia, but the text places the work abroad. */
  perhapsAbroad?: boolean | undefined;
  /** The title names another state than the location; `states` has both. */
  titledElsewhere?: boolean | undefined;
  remote: boolean;
  /** Whether it lies in a designated regional area; undefined when its postcode is not known. */
  regional?: boolean | undefined;
  /** The day on which the area was designated, if it once was not. */
  regionalSince?: string | undefined;
  coordinates: Readonly<{ latitude: number; longitude: number }> | undefined;
}>;

/** Pay for one period, in the ad's currency. */
export type Pay = Readonly<{ min: number | undefined; max: number | undefined; currency: string; period: string }>;

export type Quoted<Kind extends string> = Readonly<{ kind: Kind; quote: string }>;
export type Unstated = Readonly<{ kind: 'unstated' }>;

/** What ai read in the ad, with the words that it was read from. */
export type Assessment = Readonly<{
  embedding: Embedding;
  sponsorship: Quoted<'offers'> | Quoted<'refuses'> | Unstated;
  workRights: Demand;
  hours: ReadHours | undefined;
  /** CASUAL, PART_TIME or FULL_TIME, if title and text offer only that one. */
  employmentType?: string | undefined;
  /** Title or text offer part-time or casual work, possibly beside full-time work. */
  offersPartTime?: boolean | undefined;
  /** Title or text say that the work can be done from anywhere. */
  remote?: boolean | undefined;
  /** The words of title or text that place the work abroad. */
  abroad?: string | undefined;
  /** The text may place the work in Sydney, Melbourne or Brisbane, which are no designated regional areas. */
  inMajorCity?: boolean | undefined;
  /** The level that the ad is meant for. */
  seniority?: Quoted<string> | undefined;
  /** The minimum years of experience that it asks for; six months are half a year. */
  yearsAsked?: number | undefined;
  /** The text says that the work is not paid. */
  unpaid?: Quoted<'unpaid'> | undefined;
  /** The first of each kind; absent in old assessments. */
  payTerms?: readonly PayTerm[] | undefined;
  /** The words by which the pay is that of juniors, apprentices or trainees. */
  juniorPay?: string | undefined;
  languagesAsked?: LanguagesAsked | undefined;
  /** The text says that the job ends. */
  tenure?: StatedTerm | undefined;
  /** The day on which the job begins, in the forms of `StatedDays`, if the ad names only one. */
  firstDay?: string | undefined;
  /** The text calls the job permanent, and nothing in it hints at an end. */
  ongoing?: boolean | undefined;
  /** Families of occupations, the most confident first; empty if neither title nor text tells. */
  occupations?: readonly Placement[] | undefined;
  /** Signs of fraud were read in it. */
  suspicious?: boolean | undefined;
}>;

const isLevel = (word: string | undefined): word is Level => levels.some((level) => level === word);

/**
 * The level that an ad names. An employer's own choice in the form comes before what was read in the text; the fields
 * of feeds are often filled in without thought, so they come after it.
 */
export const levelOf = ({ level, sourceUrl, assessment }: Pick<JobAd, 'level' | 'sourceUrl' | 'assessment'>) => {
  const word = assessment?.seniority?.kind;
  const read = isLevel(word) ? word : undefined;
  return sourceUrl === '' ? (level ?? read) : (read ?? level);
};

/**
 * Hours a week according to the text; `inferred` if they were concluded from a roster, days or "full time". `days` is on
 * how many days of a week the fewest are worked, if all are equally long.
 */
type ReadHours = Readonly<{
  min: number;
  max: number;
  quote: string;
  inferred?: boolean | undefined;
  days?: number | undefined;
}>;

/** The fewest paid hours of one day, if the times of the text tell; undefined otherwise. */
export const dayHoursOf = ({ assessment }: Pick<JobAd, 'assessment'>): number | undefined => {
  const { min = 0, days = 0 } = assessment?.hours ?? {};
  return min > 0 && days > 0 ? min / days : undefined;
};

/** Hours of full-time work in a period of pay. */
const hoursPaid: Readonly<Record<string, number>> = {
  hour: 1,
  day: fullTimeDayHours,
  week: fullTimeHours,
  year: fullTimeHours * 52,
};

/** Pay per hour, from the lower end of the stated range. */
export const hourlyPay = ({ min, max, period }: Pay): number | undefined => {
  const amount = min ?? max;
  if (amount === undefined) return undefined;
  return amount / (hoursPaid[period] ?? 1);
};

type Timed = Pick<JobAd, 'workHours' | 'assessment' | 'employmentType'>;

/** The hours of form and text. */
const statedHours = ({ workHours, assessment }: Timed): WeekHours | undefined =>
  hoursOfAd(workHours ?? {}, assessment?.hours);

/** Hours a week the job asks for; undefined when it does not say. */
export const weeklyHours = oncePer((job: Timed): WeekHours | undefined =>
  weekHoursOf(statedHours(job), job.employmentType),
);

/** Whether an ad offers casual or part-time work, whatever it says of hours. */
export const isOfFewerHours = ({ employmentType, assessment }: Timed): boolean =>
  employmentType === 'CASUAL' || employmentType === 'PART_TIME' || assessment?.offersPartTime === true;

/** Like "12 to 18 h a week, Thu to Sat, 5 pm to 10 pm"; empty when the ad says nothing of it. */
export const hoursInWords = (job: Timed): string => workHoursInWords(statedHours(job), job.workHours ?? {});

type Ending = Pick<JobAd, 'title' | 'postedAt' | 'assessment'>;

/** Months after which the job surely ends, as its title says; undefined if it may go on, or its text names a day. */
export const endMonths = oncePer(({ title, assessment }: Ending): number | undefined =>
  assessment?.tenure?.last === undefined ? endsAfterMonths(title) : undefined,
);

/**
 * The days between which the job is worked; undefined unless its text names the last, and neither title nor text
 * has more months than lie between.
 */
export const stretchOfJob = oncePer(({ title, postedAt, assessment }: Ending): Stretch | undefined => {
  const { months, first, last } = assessment?.tenure ?? {};
  if (last === undefined) return undefined;
  const postedOn = australianDay(postedAt);
  const stretch = stretchOf({ first, last }, postedOn);
  return stretch && (termMonthsIn(title) ?? months ?? 0) <= monthsOf(stretch, postedOn) ? stretch : undefined;
});

/** The first day of a job, if its ad names it. */
export const firstDayOfJob = oncePer((job: Ending): string | undefined => {
  const { tenure, firstDay } = job.assessment ?? {};
  if (tenure?.last !== undefined) return stretchOfJob(job)?.first;
  return firstDay === undefined ? undefined : firstDayOf(firstDay, australianDay(job.postedAt));
});

/** The last day of a job that names its first and its months, which are whole ones or more; undefined otherwise. */
export const endOfTerm = oncePer((job: Ending): string | undefined => {
  const [first, months] = [firstDayOfJob(job), termMonths(job)];
  return first === undefined || months === undefined ? undefined : daysAfter(first, shortestMonth * months - 1);
});
const shortestMonth = 28;

/** Months that a job lasts, as title or text say; undefined when they do not. */
export const termMonths = oncePer(
  ({ title, postedAt, assessment }: Ending): number | undefined =>
    termMonthsIn(title) ?? (assessment?.tenure && monthsOfTerm(assessment.tenure, australianDay(postedAt))),
);

/** Whether form or text say that the job ends, perhaps without saying when. */
export const isFixedTerm = ({ employmentType, assessment }: Pick<JobAd, 'employmentType' | 'assessment'>): boolean =>
  employmentType === 'FIXED_TERM' || assessment?.tenure !== undefined;

/** Whether form and text say that the job goes on without an end. */
export const isOngoing = ({ employmentType, assessment }: Pick<JobAd, 'employmentType' | 'assessment'>): boolean =>
  assessment?.ongoing === true && ['', 'FULL_TIME', 'PART_TIME'].includes(employmentType);

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (value: number) => `$${(Number.isInteger(value) ? whole : withCents).format(value)}`;

const amount = (value: number, period: string) =>
  period === 'year' && value >= 1_000 ? `$${Math.round(value / 1_000)}k` : dollars(value);

const per: Readonly<Record<string, string>> = { hour: ' an hour', day: ' a day', week: ' a week', year: ' a year' };

/** Pay in words, like "$33 an hour", "up to $250 a day" or "$62k to $70k a year"; empty when the ad states none. */
export const payInWords = (pay: Pay | undefined): string => {
  if (!pay || (pay.min ?? pay.max) === undefined) return '';
  const currency = pay.currency === 'AUD' ? '' : ` ${pay.currency}`;
  return `${rangeInWords(pay)}${currency}${per[pay.period] ?? ''}`;
};

const rangeInWords = ({ min, max, period }: Pay): string => {
  const [low, high] = [min, max].map((end) => end && amount(end, period));
  if (low && high) return low === high ? low : `${low} to ${high}`;
  return low ? `from ${low}` : `up to ${high}`;
};

/** Ads of one kind have the same employer and call the work the same, whatever else their titles say. */
export const kindOf = ({ title, companyName }: Pick<JobAd, 'title' | 'companyName'>): string =>
  `${companyName.toLowerCase()} ${workInTitle(title).join(' ')}`;

/** A place as shown, like "Sydney NSW", "Remote" or the ad's own words. */
export const placeInWords = ({ text, city, state, remote }: JobPlace): string => {
  if (remote) return 'Remote';
  return city && state
    ? `${city} ${state}`
    : text.trimEnd().replace(/,$/, '') || city || state || 'Location not specified';
};

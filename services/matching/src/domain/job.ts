import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import type { Demand } from '@waratah/vocabulary/law/demand';
import { termMonthsIn, type WeekHours, weekHoursOf } from '@waratah/vocabulary/law/stated-terms';
import type { Embedding } from './embedding.ts';

/** An ad as matching knows it: from the jobs service's events and ai's assessment. */
export type JobAd = Readonly<{
  id: number;
  title: string;
  companyName: string;
  /** The company's name in lower case, to tell employers apart; empty when not named. */
  employer: string;
  /** Stems of the title's words (study-words.ts). */
  titleWords: readonly string[];
  place: JobPlace;
  /** CASUAL, PART_TIME, ...; empty when unstated. */
  employmentType: string;
  /** Codes of design section 12; empty when the ad names none. */
  visaTypes: readonly string[];
  pay: Pay | undefined;
  postedAt: Date;
  expiresAt: Date | undefined;
  /** Where the ad can be read: its source for imported ads, empty for ours. */
  sourceUrl: string;
  /** As the ad lists them and as ai found them; lower case, each once. */
  skills: readonly string[];
  /** Undefined until ai has read the ad; such an ad is never sent. */
  assessment: Assessment | undefined;
  /** The trace in which the ad came, where somebody traced it. */
  trace?: string | undefined;
}>;

export type JobPlace = Readonly<{
  text: string;
  city: string;
  state: string;
  remote: boolean;
  /** Whether it lies in a designated regional area; undefined when its postcode is not known. */
  regional?: boolean | undefined;
  coordinates: Readonly<{ latitude: number; longitude: number }> | undefined;
}>;

/** Pay for one period, in the ad's currency. */
export type Pay = Readonly<{ min: number | undefined; max: number | undefined; currency: string; period: string }>;

export type Quoted<Kind extends string> = Readonly<{ kind: Kind; quote: string }>;
export type Unstated = Readonly<{ kind: 'unstated' }>;

/** What ai read from the ad, with the words it was read from. */
export type Assessment = Readonly<{
  embedding: Embedding;
  sponsorship: Quoted<'offers'> | Quoted<'refuses'> | Unstated;
  workRights: Demand;
  hours: ReadHours | undefined;
  /** CASUAL, PART_TIME or FULL_TIME where title and text offer one basis alone. */
  employmentType?: string | undefined;
  /** Title or text say that the work is done from anywhere. */
  remote?: boolean | undefined;
  /** The level that the ad is meant for. */
  seniority?: Quoted<string> | undefined;
  /** Years of experience that it demands, at least. */
  yearsAsked?: number | undefined;
}>;

/** Hours a week as the text says them; `inferred` where they follow from its roster, its days or "full time". */
type ReadHours = Readonly<{ min: number; max: number; quote: string; inferred?: boolean | undefined }>;

const hoursAYear = fullTimeHours * 52;

/** Pay by the hour, from the lower end of what is stated. */
export const hourlyPay = ({ min, max, period }: Pay): number | undefined => {
  const amount = min ?? max;
  if (amount === undefined) return undefined;
  if (period === 'year') return amount / hoursAYear;
  return period === 'week' ? amount / fullTimeHours : amount;
};

/** Hours a week the job asks for; undefined when it does not say. */
export const weeklyHours = (job: JobAd): WeekHours | undefined =>
  weekHoursOf(job.assessment?.hours, job.employmentType);

/** Months that a job lasts, as its title says; undefined when it does not. */
export const termMonths = ({ title }: Pick<JobAd, 'title'>): number | undefined => termMonthsIn(title);

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (value: number) => `$${(Number.isInteger(value) ? whole : withCents).format(value)}`;

const amount = (value: number, period: string) =>
  period === 'year' && value >= 1_000 ? `$${Math.round(value / 1_000)}k` : dollars(value);

const per: Readonly<Record<string, string>> = { hour: ' an hour', week: ' a week', year: ' a year' };

/** Pay in words, like "$33 an hour" or "$62k to $70k a year"; empty when the ad states none. */
export const payInWords = (pay: Pay | undefined): string => {
  const ends = [pay?.min, pay?.max].filter((end) => end !== undefined);
  if (!pay || ends.length === 0) return '';
  const [low, high] = ends.map((end) => amount(end, pay.period));
  const currency = pay.currency === 'AUD' ? '' : ` ${pay.currency}`;
  return `${high && high !== low ? `${low} to ${high}` : low}${currency}${per[pay.period] ?? ''}`;
};

/** Like "Sydney NSW", "Remote" or the ad's own words. */
export const placeInWords = ({ text, city, state, remote }: JobPlace): string => {
  if (remote) return 'Remote';
  return city && state ? `${city} ${state}` : text || city || state || 'Location not specified';
};

import { numberOf, numeral } from './numerals.ts';
import type { SalaryPeriod } from './posting-fields.ts';

export type Amounts = Readonly<{ salaryMin?: number; salaryMax?: number; salaryPeriod?: SalaryPeriod }>;

/** Full-time work: 38 hours a week in five days, 52 weeks a year (section 62 of the Fair Work Act 2009). */
const periodsAYear = { hour: 38 * 52, day: 5 * 52, week: 52, year: 1 } as const;

/** Converts pay to a year of full-time work, so that different periods can be compared. */
export const annualised = (amount: number, period: SalaryPeriod) => amount * periodsAYear[period];

/**
 * The period of an amount if the ad states none: below 250 dollars an hour, below 10,000 a week, otherwise a year.
 * Full-time work never pays less than 250 a week, and these ads never pay 250 an hour.
 */
export const guessedPeriod = (amount: number): SalaryPeriod => {
  if (amount < 250) return 'hour';
  return amount < 10_000 ? 'week' : 'year';
};

/** More than this per year is a typing error. */
const maxPerYear = 5_000_000;

export const isPlausible = (amount: number, period: SalaryPeriod) => annualised(amount, period) <= maxPerYear;

const amount = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b)?(?!\s*%|[\d,])/gi;

/** Words for pay periods, with how many of our periods make up one. A shift is a day's work. */
const periods: readonly (readonly [RegExp, SalaryPeriod, number])[] = [
  [/(?:\b|(?<=\d))(?:hour|hourly|hr|hrly|p[/ ]?hr?)\b|\/ ?h\b|时薪|時薪|小时|小時/i, 'hour', 1],
  [/\b(?:day|daily|p\/?d|shift|night)\b|日薪|每天/i, 'day', 1],
  [/\bfortnight|\bf\/n\b/i, 'week', 0.5],
  [/\b(?:week|weekly|wk|p\/?w)\b|周薪|週薪|每周/i, 'week', 1],
  [/\b(?:month|monthly)\b/i, 'year', 12],
  [/\b(?:year|yearly|yr|annum|annual|annually|p\.?a)\b/i, 'year', 1],
];

const hourWord = String.raw`[ -]?(?:hours?|hrs?|h)\b`;
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b`;

/** "6 days, 10 hours a day", "6am to 5pm", "for 5 hours", "(6 hours)", "90 hours a fortnight". */
const daysOfHours = new RegExp(
  String.raw`(\d) days?,? ?(?:x |of |at )?(\d{1,2}(?:\.\d)?)${hourWord}(?: (?:an?|per|each|every) day)?`,
  'i',
);
const times = new RegExp(String.raw`${clock} ?(?:-|–|to|till?|until) ?${clock}`, 'i');
const someHours = new RegExp(
  String.raw`(?:(?:\b(?:for|per|an?|of|is)|,|\(|/) ?)?(?:\b(?:an?|one) )?(?<![\d.$])(?<!\$ )(\d{1,2}(?:\.\d)?)${hourWord}\)?(?: (?:an?|per|each|every) (day|shift|week|wk|fortnight)\b)?`,
  'i',
);

const words = new RegExp(String.raw`\b(?!\d)${numeral}\b`, 'gi');
const bonus =
  /(?:\baud ?)?\$ ?\d[\d,]*(?:\.\d\d)?k? (?:sign[- ]?(?:on|up)|signing|joining|welcome|referral|retention|relocation) (?:bonus|allowance|payment)/gi;
const inFigures = (said: string) =>
  said
    .replace(bonus, ' ')
    .replace(words, (word) => String(numberOf(word)))
    .replace(/(?<=\$ ?\d{1,3}) (?=\d00\b)/g, '')
    .replace(/(?<![\d.,])(\d{2,3})\.(\d00)(?![\d.,])/g, '$1$2');

/** Signs that an amount without a period is pay. */
const isMoney =
  /[$£€]|\d\s*k\b|\bAUD ?\d|\d ?(?:AUD|dollars|bucks)\b|\b(?:salary|rate|pay|wages?)(?: is| of| from|:)? ?\d/i;

/** Reads `$80,000 - $90,000 a year`, `$32.50 p/h` and `$100 for 5 hours`; undefined if the words are not clearly pay. */
export const amountsIn = (said: string): Amounts => {
  const words = inFigures(said);
  const others = [daysOfHours, times, someHours].reduce((left, pattern) => left.replace(pattern, ' '), words);
  const named = daysIn(others) ?? periods.find(([pattern]) => pattern.test(others));
  if (!named && !isMoney.test(words)) return {};
  const [first, second] = amountsOf(others);
  if (first === undefined) return {};
  const [min, max] =
    second !== undefined && isRange(others, first, second)
      ? [Math.min(first, second), Math.max(first, second)]
      : [first, first];
  const [, period, factor] = ofSomeHours(words, named, max) ?? named ?? [undefined, guessedPeriod(max), 1];
  const salaryMax = toCents(max * factor);
  if (!isPlausible(salaryMax, period)) return {};
  const isUpTo = min === max && upTo.test(words);
  return { ...(isUpTo ? {} : { salaryMin: toCents(min * factor) }), salaryMax, salaryPeriod: period };
};

const halfDay = /\bhalf[ -](?:a[ -])?day\b/i;
const severalDays = /\bfor (\d{1,2}) days\b/i;

/** Pay for half a day, or for several days: "$450 for 3 days". */
const daysIn = (words: string): (typeof periods)[number] | undefined => {
  if (halfDay.test(words)) return [halfDay, 'day', 2];
  const days = Number(severalDays.exec(words)?.[1]);
  return days > 0 ? [severalDays, 'day', 1 / days] : undefined;
};

/** Pay for a number of hours, or for a day, shift, week or fortnight of so many hours, is paid by the hour. */
const ofSomeHours = (words: string, named: (typeof periods)[number] | undefined, most: number) => {
  const [, period = 'day', factor = 1] = named ?? [];
  const hours = hoursIn(words, period === 'week' && factor < 1 ? 'fortnight' : period);
  return hours && guessedPeriod(most / hours) === 'hour' ? ([undefined, 'hour', 1 / hours] as const) : undefined;
};

/** Hours of a day or shift that may contain an unpaid break of half an hour. */
const longWithoutBreak = 5;

const hoursIn = (words: string, period: SalaryPeriod | 'fortnight'): number | undefined => {
  if (period === 'hour' || period === 'year') return undefined;
  const [, days, each] = daysOfHours.exec(words) ?? [];
  if (days && each) return period === 'week' ? Number(days) * Number(each) : undefined;
  const span = period === 'day' ? spanOf(times.exec(words) ?? []) : 0;
  if (span > 0) return span > longWithoutBreak ? span - 0.5 : span;
  const [, count, of] = someHours.exec(words) ?? [];
  if (count === undefined) return undefined;
  const unit = of && (unitNames[of.toLowerCase()] ?? of.toLowerCase());
  // "$500 a week, 12 hours" may mean days of 12 hours.
  const isClear = unit === undefined ? period === 'day' || Number(count) > 12 : unit === period;
  return isClear ? Number(count) || undefined : undefined;
};

const unitNames: Readonly<Record<string, string>> = { shift: 'day', wk: 'week' };

const spanOf = ([, from = '', fromMinute = '0', a = '', to = '', toMinute = '0', b = '']: readonly (
  | string
  | undefined
)[]) => {
  if (!from || !to) return 0;
  const start = (Number(from) % 12) + Number(fromMinute) / 60 + (/p/i.test(a) ? 12 : 0);
  const end = (Number(to) % 12) + Number(toMinute) / 60 + (/p/i.test(b) ? 12 : 0);
  return (end - start + 24) % 24;
};

const upTo = /\bup ?to (?:aud|a?u?\$)? ?\d/i;

const toCents = (value: number) => Math.round(value * 100) / 100;

/** Two amounts are a range if the second is larger, or if a dash or "to" joins them: "$122-109K". */
const joined = /\d ?k? ?(?:-|–|—|to) ?\$? ?\d/i;
const isRange = (words: string, first: number, second: number) =>
  second >= first || (joined.test(words) && second > first / 2);

/** A grade before the pay, as in "HEW 5 $85,000", is no amount. */
const grade = /^[^$]*\b(?:hew|hewl|level|grade|band|aps|el|step|class|schads) ?\d{1,2}(?:\.\d{1,2})?\b(?=[^$\d]*\$)/i;

const amountsOf = (words: string) => {
  const found = [...words.replace(grade, '').matchAll(amount)].slice(0, 2);
  const inThousands = found.some(([, , , k]) => k);
  return found
    .map(([, whole = '', part = '']) => Number(whole.replaceAll(',', '') + part))
    .map((value) => (inThousands && value < 1_000 ? value * 1_000 : value))
    .filter((value) => value >= 5);
};

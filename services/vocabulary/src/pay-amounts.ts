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
  [/\b(?:hour|hourly|hr|p\/?h)\b|\/ ?h\b/i, 'hour', 1],
  [/\b(?:day|daily|p\/?d|shift|night)\b/i, 'day', 1],
  [/\bfortnight/i, 'week', 0.5],
  [/\b(?:week|weekly|wk|p\/?w)\b/i, 'week', 1],
  [/\b(?:month|monthly)\b/i, 'year', 12],
  [/\b(?:year|yearly|annum|annual|annually|p\.?a)\b/i, 'year', 1],
];

/** How many hours an amount is for: "$100 for 5 hours", "$150 a shift (6 hours)", "$90 per 4-hour shift". */
const forHours =
  /\b(?:for|per|an?|of) (?:an? |one )?(\d{1,2}(?:\.\d)?)[ -]?(?:hours?|hrs?|h)\b|\((\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?|h)\)/i;

/** Reads `$80,000 - $90,000 a year`, `$32.50 p/h` and `$100 for 5 hours`; undefined if the words are not clearly pay. */
export const amountsIn = (words: string): Amounts => {
  const [, ofHours, inBrackets] = forHours.exec(words) ?? [];
  const hours = Number(ofHours ?? inBrackets ?? 0);
  const others = words.replace(forHours, '');
  const named = periods.find(([pattern]) => pattern.test(others));
  if (!named && !/[$£€]|\d\s*k\b/i.test(words)) return {};
  const [first, second] = amountsOf(others);
  if (first === undefined) return {};
  const [min, max] =
    second !== undefined && isRange(others, first, second)
      ? [Math.min(first, second), Math.max(first, second)]
      : [first, first];
  const [, period, times] = ofSomeHours(named, hours) ?? named ?? [undefined, guessedPeriod(max), 1];
  const salaryMax = toCents(max * times);
  if (!isPlausible(salaryMax, period)) return {};
  const isUpTo = min === max && upTo.test(words);
  return { ...(isUpTo ? {} : { salaryMin: toCents(min * times) }), salaryMax, salaryPeriod: period };
};

/** Pay for a number of hours, or for a day or shift of so many hours, is paid by the hour. */
const ofSomeHours = (named: (typeof periods)[number] | undefined, hours: number) =>
  hours > 0 && (named === undefined || named[1] === 'day') ? ([undefined, 'hour', 1 / hours] as const) : undefined;

const upTo = /\bup ?to (?:aud|a?u?\$)? ?\d/i;

const toCents = (value: number) => Math.round(value * 100) / 100;

/** Two amounts are a range if the second is larger, or if a dash or "to" joins them: "$122-109K". */
const joined = /\d ?k? ?(?:-|–|—|to) ?\$? ?\d/i;
const isRange = (words: string, first: number, second: number) =>
  second >= first || (joined.test(words) && second > first / 2);

const amountsOf = (words: string) => {
  const found = [...words.matchAll(amount)].slice(0, 2);
  const inThousands = found.some(([, , , k]) => k);
  return found
    .map(([, whole = '', part = '']) => Number(whole.replaceAll(',', '') + part))
    .map((value) => (inThousands && value < 1_000 ? value * 1_000 : value))
    .filter((value) => value >= 5);
};

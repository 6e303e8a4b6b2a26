import type { SalaryPeriod } from '@waratah/vocabulary/posting-fields';
import { guessedPeriod, isPlausible } from '../salary.ts';

export type Amounts = Readonly<{ salaryMin?: number; salaryMax?: number; salaryPeriod?: SalaryPeriod }>;

const amount = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b)?(?!\s*%|[\d,])/gi;

/** Words for pay periods, with how many of our periods make up one. */
const periods: readonly (readonly [RegExp, SalaryPeriod, number])[] = [
  [/\b(?:hour|hourly|hr|p\/?h)\b/i, 'hour', 1],
  [/\b(?:day|daily|p\/?d)\b/i, 'week', 5],
  [/\bfortnight/i, 'week', 0.5],
  [/\b(?:week|weekly|p\/?w)\b/i, 'week', 1],
  [/\b(?:month|monthly)\b/i, 'year', 12],
  [/\b(?:year|yearly|annum|annual|annually|p\.?a)\b/i, 'year', 1],
];

/** Reads `$80,000 - $90,000 a year` and `$32.50 p/h`; undefined if the words are not clearly pay. */
export const amountsIn = (words: string): Amounts => {
  const named = periods.find(([pattern]) => pattern.test(words));
  if (!named && !/[$£€]|\d\s*k\b/i.test(words)) return {};
  const [first, second] = amountsOf(words);
  if (first === undefined) return {};
  const [min, max] =
    second !== undefined && isRange(words, first, second)
      ? [Math.min(first, second), Math.max(first, second)]
      : [first, first];
  const [, period, times] = named ?? [undefined, guessedPeriod(max), 1];
  const paid = { salaryMin: min * times, salaryMax: max * times, salaryPeriod: period };
  return isPlausible(paid.salaryMax, period) ? paid : {};
};

/** Two amounts are a range if the second is larger, or if a dash or "to" joins them: "$122-109K". */
const joined = /\d ?k? ?(?:-|–|—|to) ?\$? ?\d/i;
const isRange = (words: string, first: number, second: number) =>
  second >= first || (joined.test(words) && second > first / 2);

/** An amount or a range in dollars, with its period. */
const dollars =
  /\$ ?\d[\d,.]{0,12} ?k?(?: ?(?:-|–|to) ?\$? ?\d[\d,.]{0,12} ?k?)?(?: (?:\+|plus) super)?(?: ?(?:p\/?h|p\.?a|ph|an hour|per hour|per annum|a year|per year|\/hr|\/hour)\b)?/i;

/** Words about other amounts of dollars. */
const notPaid =
  /\b(?:bonus|budgets?|funds?|portfolios?|revenue|turnover|projects?|assets|million|billion)\b|\d ?(?:m|mil|bn|b)\b/i;

const paid = /\b(?:salary|salaries|remuneration|wages?|rate|base|package|paying|pays?)\b/i;

/** How many characters of a text are searched for pay. */
const searchedLength = 8_000;

/** From running text only pay by the hour or year is read; pay by the day or shift does not tell the hourly rate. */
const otherPeriod =
  /\b(?:day|daily|week|weekly|shift|night|month|monthly|fortnight|voucher|each|per (?:person|visit|delivery))\b/i;

/** How many characters around an amount are checked for what it is. */
const around = 16;

const payIn = (words: string) => {
  const { 0: found, index } = dollars.exec(words) ?? { index: 0 };
  if (found === undefined || notPaid.test(words.slice(Math.max(0, index - around), index + found.length + around)))
    return undefined;
  return isPay(amountsIn(found), found) && !otherPeriod.test(words.slice(index, index + found.length + around))
    ? found
    : undefined;
};

/** The words of the title, or else of a sentence, that state the pay; undefined if neither does. */
export const payInWords = (title: string, text: string): string | undefined => {
  const sentences = text.slice(0, searchedLength).split(/[.;!\n](?!\d)/);
  return [title, ...sentences.filter((sentence) => paid.test(sentence))]
    .map(payIn)
    .find((words) => words !== undefined);
};

/**
 * Plausible pay: at least a junior wage by the hour, at most the highest salaries by the year. Pay by the hour must be
 * named as such.
 */
const isPay = ({ salaryMin = 0, salaryPeriod }: Amounts, words: string) =>
  salaryPeriod === 'year'
    ? salaryMin >= 30_000 && salaryMin <= 500_000
    : salaryPeriod === 'hour' && /hour|hr|ph|p\/h/i.test(words) && salaryMin >= 15 && salaryMin <= 150;

const amountsOf = (words: string) => {
  const found = [...words.matchAll(amount)].slice(0, 2);
  const inThousands = found.some(([, , , k]) => k);
  return found
    .map(([, whole = '', part = '']) => Number(whole.replaceAll(',', '') + part))
    .map((value) => (inThousands && value < 1_000 ? value * 1_000 : value))
    .filter((value) => value >= 5);
};

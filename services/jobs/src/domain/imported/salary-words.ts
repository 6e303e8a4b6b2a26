import type { SalaryPeriod } from '@waratah/vocabulary/posting-fields';
import { guessedPeriod, isPlausible } from '../salary.ts';

export type Amounts = Readonly<{ salaryMin?: number; salaryMax?: number; salaryPeriod?: SalaryPeriod }>;

const amount = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b)?(?!\s*%|[\d,])/gi;

/** Words for what pay is paid for, with how many of ours make one of theirs. */
const periods: readonly (readonly [RegExp, SalaryPeriod, number])[] = [
  [/\b(?:hour|hourly|hr|p\/?h)\b/i, 'hour', 1],
  [/\b(?:day|daily|p\/?d)\b/i, 'week', 5],
  [/\bfortnight/i, 'week', 0.5],
  [/\b(?:week|weekly|p\/?w)\b/i, 'week', 1],
  [/\b(?:month|monthly)\b/i, 'year', 12],
  [/\b(?:year|yearly|annum|annual|annually|p\.?a)\b/i, 'year', 1],
];

/** Reads `$80,000 - $90,000 a year` and `$32.50 p/h`; nothing where the words are no clear pay. */
export const amountsIn = (words: string): Amounts => {
  const said = periods.find(([pattern]) => pattern.test(words));
  if (!said && !/[$£€]|\d\s*k\b/i.test(words)) return {};
  const [first, second] = amountsOf(words);
  if (first === undefined) return {};
  const [min, max] = second !== undefined && second >= first ? [first, second] : [first, first];
  const [, period, times] = said ?? [undefined, guessedPeriod(max), 1];
  const paid = { salaryMin: min * times, salaryMax: max * times, salaryPeriod: period };
  return isPlausible(paid.salaryMax, period) ? paid : {};
};

const amountsOf = (words: string) => {
  const found = [...words.matchAll(amount)].slice(0, 2);
  const inThousands = found.some(([, , , k]) => k);
  return found
    .map(([, whole = '', part = '']) => Number(whole.replaceAll(',', '') + part))
    .map((value) => (inThousands && value < 1_000 ? value * 1_000 : value))
    .filter((value) => value >= 5);
};

import type { SalaryPeriod } from './posting-fields.ts';

export type Amounts = Readonly<{ salaryMin?: number; salaryMax?: number; salaryPeriod?: SalaryPeriod }>;

const periodsAYear = { hour: 38 * 52, week: 52, year: 1 } as const;

/** Converts pay to a year of full-time work (38 hours a week, 52 weeks), so that different periods can be compared. */
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

/** Words for pay periods, with how many of our periods make up one. */
const periods: readonly (readonly [RegExp, SalaryPeriod, number])[] = [
  [/\b(?:hour|hourly|hr|p\/?h)\b|\/ ?h\b/i, 'hour', 1],
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

const byTheHour = String.raw`(?:p\/?h|p\.h\b\.?|an? (?:hour|hr)|per (?:hour|hr)|hourly|\/ ?(?:h|hr|hour))`;
const byTheYear = String.raw`(?:p\.?a|per annum|a year|per year)`;
const number = String.raw`\d[\d,.]{0,12}(?:k| k\b)?`;

/** An amount or a range in dollars, with its period; a comma or full stop at its end belongs to the sentence. */
const dollars = new RegExp(
  String.raw`(?:\$|\bAUD) ?${number}(?: ?(?:-|–|—|to) ?(?:\$ ?)?${number})?(?: ?(?:\+|plus) super)?(?: (?:cash|flat|net|gross|casual))?(?: ?(?:${byTheHour}|${byTheYear})(?![a-z]))?`,
  'gi',
);
/** Without the sign: "25 dollars an hour", "cash 18/hr". */
const withoutSign = new RegExp(
  String.raw`\b${number}(?: (?:dollars|bucks|AUD)|\$) ${byTheHour}(?![a-z])|\b\d{2}(?:\.\d{1,2})? (?:per|an) (?:hour|hr) cash\b|(?<![$\d.,:-])\d{2}(?:\.\d{1,2})? ?(?:\/ ?(?:h|hr|hour)|p\/h|ph)(?![a-z])`,
  'i',
);

/** Words about other amounts of dollars. */
const notPaid =
  /\b(?:bonus|budgets?|funds?|portfolios?|revenue|turnover|projects?|assets|million|billion|allowance|vouchers?|parking|you pay)\b|\d ?(?:m|mil|bn|b)\b/i;

const paid =
  /\b(?:salary|salaries|remuneration|wages?|rates?|base|package|paying|pays?|paid|earn(?:ing)?s?|compensation)\b/i;
const namesHour = new RegExp(
  String.raw`(?:[\d$]|\b(?:dollars|bucks|AUD|super|cash|flat|net|gross|casual)) ?${byTheHour}(?![a-z])`,
  'i',
);

/** An amount of thousands that is paid by the year, or with superannuation. */
const namesYear = new RegExp(String.raw`\$ ?\d{2,3}(?:,\d{3}|k) ?(?:${byTheYear}|(?:\+|plus|inc\w*|package) ?)`, 'i');

/** What a candidate would have to pay. */
const feeBefore = /\bpay(?:ing|ment of)? $/i;
const feeAfter = /^ ?(?:for|towards) (?:[\w-]+ ){0,4}(?:sponsor|visa|nomination|pr\b)/i;

/** What follows an amount that is paid in addition. */
const onTop = /^ ?(?:(?:casual|weekend|penalty|night) )?(?:loadings?|allowances?|extra|more|on top|off)\b/i;

/** How many characters of a text are searched for pay. */
const searchedLength = 50_000;

/** From running text only pay by the hour or year is read; pay by the day or shift does not tell the hourly rate. */
const otherPeriod =
  /\b(?:day|daily|week|weekly|shift|night|month|monthly|fortnight|voucher|each|per (?:person|visit|delivery))\b/i;

/** How many characters around an amount are checked for what it is. */
const around = 16;

/** The first amount, or a later one by the hour. */
const payIn = (words: string): string | undefined => {
  const [first, ...others] = words.matchAll(dollars);
  return [first, ...others.filter(([found]) => namesHour.test(found)), withoutSign.exec(words)]
    .flatMap((match) => (match ? [{ index: match.index, found: match[0].replace(/(?<=\d)[,.]+$/, '') }] : []))
    .find(({ found, index }) => isPaid(words, found, index))?.found;
};

const isPaid = (words: string, found: string, index: number) => {
  const end = index + found.length;
  if (notPaid.test(words.slice(Math.max(0, index - around), end + around)) || onTop.test(words.slice(end)))
    return false;
  if (feeBefore.test(words.slice(0, index)) && feeAfter.test(words.slice(end))) return false;
  const isByTheHour = namesHour.test(found);
  return isPay(amountsIn(found), found) && (isByTheHour || !otherPeriod.test(words.slice(index, end + around)));
};

/** A heading on a line of its own: the line below belongs to it. */
const heading = /(?<=^|\n)((?:salary|pay|wages?|rates?|remuneration)(?: [a-z&]{1,12}){0,2}:?)\n/gi;

/** The words of the title, or else of a sentence, that state the pay; undefined if neither does. */
export const payStatedIn = (title: string, text: string): string | undefined => {
  const sentences = text
    .slice(0, searchedLength)
    .replace(heading, '$1 ')
    .split(/(?<!\bp|\bp\.[ah])[.;!\n](?!\d)/i);
  return [
    title,
    ...sentences.filter((sentence) => paid.test(sentence) || namesHour.test(sentence) || namesYear.test(sentence)),
  ]
    .map(payIn)
    .find((words) => words !== undefined);
};

/**
 * Plausible pay: what somebody might be offered by the hour, however little, and at most the highest salaries by the year. Pay
 * by the hour must be named as such.
 */
const isPay = ({ salaryMin = 0, salaryPeriod }: Amounts, words: string) =>
  salaryPeriod === 'year'
    ? salaryMin >= 30_000 && salaryMin <= 500_000
    : salaryPeriod === 'hour' && namesHour.test(words) && salaryMin >= 5 && salaryMin <= 150;

const amountsOf = (words: string) => {
  const found = [...words.matchAll(amount)].slice(0, 2);
  const inThousands = found.some(([, , , k]) => k);
  return found
    .map(([, whole = '', part = '']) => Number(whole.replaceAll(',', '') + part))
    .map((value) => (inThousands && value < 1_000 ? value * 1_000 : value))
    .filter((value) => value >= 5);
};

import { type Amounts, amountsIn } from './pay-amounts.ts';

const byTheHour = String.raw`(?:p\/?h|p\.h\b\.?|an? (?:hour|hr)|per (?:hour|hr)|hourly|\/ ?(?:h|hr|hour))`;
const byTheYear = String.raw`(?:p\.?a|per annum|an? year|per year|\/ ?(?:yr|year))`;
const number = String.raw`\d[\d,.]{0,12}(?:k| k\b)?\+?`;
const superToo = String.raw`(?:(?:\+|plus|inc(?:l|luding)?\.?|and) ?){1,2}super(?:annuation)?`;
const someHours = String.raw`\d{1,2}(?:\.\d)?[ -]?(?:hours?|hrs?|h)`;
const byTheShift = String.raw`(?:(?:an?|per|each|\/) ?(?:${someHours} )?(?:shift|night)|for (?:an? |one )?${someHours}(?: shift)?)(?: ?\(${someHours}\)| of ${someHours})?`;
const longer = String.raw`(?:day|week|wk|fortnight|month)`;
const byLonger = String.raw`(?:(?:an?|per|each|every) ${longer}|p?\/ ?${longer}|p\/?[dw]|daily|weekly|fortnightly|monthly)(?: ?\(${someHours}\))?`;
const period = `(?:${[byTheHour, byTheYear, byTheShift, byLonger].join('|')})`;

/** "Hourly rate: " and "weekly pay of " before an amount. */
const periodBefore = String.raw`(?:\b(?:hourly|daily|weekly|fortnightly|monthly) ?(?:(?:base )?(?:rate|pay|wages?|salary|earnings) ?)?(?:is |of |from |[:–-] ?)?)`;

/** An amount or a range in dollars, with its period; a comma or full stop at its end belongs to the sentence. */
const dollars = new RegExp(
  String.raw`${periodBefore}?(?:\bup ?to )?(?:\$|\bAUD) ?${number}(?:(?:\/(?:yr|hr))? ?(?:-|–|—|to) ?(?:(?:au?)?\$ ?)?${number})?(?: ?${superToo})?(?: (?:cash|flat|net|gross|casual))?(?: ?${period}(?![a-z]))?`,
  'gi',
);
/** Without the sign: "25 dollars an hour", "cash 18/hr", "paying 20 an hour", "65k plus super". */
const withoutSign: readonly RegExp[] = [
  new RegExp(String.raw`\b${number}(?: (?:dollars|bucks|AUD)|\$) ${period}(?![a-z])`, 'i'),
  /\b\d{2}(?:\.\d{1,2})? (?:per|an) (?:hour|hr) cash\b/i,
  /(?<![$\d.,:-])\d{2}(?:\.\d{1,2})? ?(?:\/ ?(?:h|hr|hour)|p\/h|ph)(?![a-z])/i,
  new RegExp(
    String.raw`(?<=\b(?:pay(?:s|ing)?|paid|earn|wage|rate)(?: is| of| from)? )\d{2}(?:\.\d{1,2})? ${byTheHour}(?![a-z])`,
    'i',
  ),
  /(?<![$\d.,:-])\d{2,3}k(?: ?(?:-|–|to) ?\d{2,3}k)?(?= ?(?:\+|plus|and|inc\w{0,8}) super)/i,
];

/** Words about other amounts of dollars. */
const notPaid =
  /\b(?:bonus|budgets?|funds?|portfolios?|revenue|turnover|projects?|assets|million|billion|allowance|vouchers?|parking|you pay)\b|\d ?(?:m|mil|bn|b)\b/i;

/** What else is paid by the day, week or month, or once; what comes free beside the pay does not count. */
const otherCosts = new RegExp(
  [
    String.raw`(?<!\b(?:free|plus|with|incl?|including|includes|and|\+) )\b(?:room|bed|accommodation|board|lodging|housing|meals?)\b`,
    String.raw`\b(?:rent|bond|bills|childcare|fuel|scholarships?|stipend|prizes?|win|grants?|tuition|fees?|courses?|costs?|discounts?|loan|save|savings|raised?|sales|orders|insurance|deposit|sponsorship|reimburse\w*|claims?|donat\w+)\b`,
  ].join('|'),
  'i',
);

const paid =
  /\b(?:salary|salaries|remuneration|wages?|rates?|base|package|paying|pays?|paid|earn(?:ing)?s?|compensation)\b/i;
const namesHour = new RegExp(
  String.raw`(?:[\d$]|\b(?:dollars|bucks|AUD|super|cash|flat|net|gross|casual)) ?${byTheHour}(?![a-z])|^hourly`,
  'i',
);
/** By the shift, day, week, fortnight or month, or for some hours: "$100 for 5 hours". */
const forLonger = new RegExp(
  String.raw`(?:[\d$+]|\bsuper(?:annuation)?|\b(?:cash|flat|net|gross|casual)) ?(?:${byTheShift}|${byLonger})(?![a-z])|^(?:daily|weekly|fortnightly|monthly)\b`,
  'i',
);
const hasHours = new RegExp(String.raw`\b${someHours}\b`, 'i');

/** An amount of thousands that is paid by the year, or with superannuation. */
const namesYear = new RegExp(String.raw`\b\d{2,3}(?:,\d{3}|k) ?(?:${byTheYear}|(?:\+|plus|inc\w*|package) ?)`, 'i');

/** A line of few words is about the job as a whole: "Full time $48k"; not "You look after $300,000 of petty cash". */
const isShort = (sentence: string) =>
  sentence.length < 50 &&
  /[$]|\bAUD\b/.test(sentence) &&
  !/\b(?:you|your|we|our|us)\b|\dk? (?:of|in|worth|for)\b/i.test(sentence);

/** What a candidate would have to pay. */
const feeBefore = /\bpay(?:ing|ment of)? $/i;
const feeAfter = /^ ?(?:for|towards) (?:[\w-]+ ){0,4}(?:sponsor|visa|nomination|pr\b)/i;

/** A label of pay by the hour, since an amount below a hundred is too little for anything longer: "Rate $20", "Pay: $25". */
const rateBefore =
  /\b(?:rates?(?: of pay)?|pay rate|(?:base|flat|casual) (?:pay|rate)|wages?|pay(?=:| is| of| from))(?: is| are| of| from| starts? (?:at|from))?:? ?$/i;
const rateAlone = /^\$ ?\d{2}(?:\.\d{1,2})? ?(?:flat|casual|cash|net)$/i;
const isTwoDigits =
  /^\$ ?\d{2}(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\$? ?\d{2}(?:\.\d{1,2})?)?(?: (?:flat|casual|cash|net))?$/i;

/** What follows an amount that is paid in addition. */
const onTop = /^ ?(?:(?:casual|weekend|penalty|night) )?(?:loadings?|allowances?|extra|more|on top|off)\b/i;

/** How many characters of a text are searched for pay. */
const searchedLength = 50_000;

/** What an amount is for that is not read, such as a piece of work. */
const otherPeriod =
  /\b(?:day|daily|week|weekly|shift|night|month|monthly|fortnight|voucher|each|(?:per|an?|every) (?:person|visit|delivery|drop|parcel|piece|bucket|bin|tray|kilo(?:gram)?|kg|box|house|room|class|lesson|student|customer|sale|lead|call|job|km|kilometre))\b/i;

/** How many characters around an amount are checked for what it is. */
const around = 16;
const farAround = 36;

/** The first amount, or a later one that names its period. */
const payIn = (words: string): string | undefined => {
  const [first, ...others] = words.matchAll(dollars);
  const later = others.filter(([found]) => namesHour.test(found) || forLonger.test(found));
  return [first, ...later, ...withoutSign.map((pattern) => pattern.exec(words))]
    .flatMap((match) => (match ? [{ index: match.index, found: match[0].replace(/(?<=\d)[,.]+$/, '').trim() }] : []))
    .find(({ found, index }) => isPaid(words, found, index))?.found;
};

const isPaid = (words: string, found: string, index: number) => {
  const end = index + found.length;
  const [before, after] = [words.slice(0, index), words.slice(end)];
  if (notPaid.test(words.slice(Math.max(0, index - around), end + around)) || onTop.test(after)) return false;
  if (feeBefore.test(before) && feeAfter.test(after)) return false;
  const namesHours = namesHour.test(found) || hasHours.test(found);
  if (!namesHours && otherPeriod.test(after.slice(0, around))) return false;
  const isByTheHour = namesHours || isRate(before, found);
  const isLonger = forLonger.test(found);
  const isSalary = !isLonger && (paid.test(words) || namesYear.test(words));
  const isOther = otherCosts.test(words.slice(Math.max(0, index - farAround), end + farAround));
  if (isOther && !isByTheHour && !isSalary) return false;
  return isPay(amountsIn(found), isByTheHour ? 'hour' : isLonger ? 'longer' : 'year');
};

const isRate = (before: string, found: string) =>
  rateAlone.test(found) || (rateBefore.test(before) && isTwoDigits.test(found));

/** A heading on a line of its own: the line below belongs to it. */
const heading = /(?<=^|\n)((?:salary|pay|wages?|rates?|remuneration)(?: [a-z&]{1,12}){0,2}:?)\n/gi;

/** The words of the title, or else of a sentence, that state the pay; undefined if neither does. */
export const payStatedIn = (title: string, text: string): string | undefined => {
  const sentences = text
    .slice(0, searchedLength)
    .replace(heading, '$1 ')
    .split(/(?<!\bp|\bp\.[ah])[.;!\n](?!\d)/i);
  const telling = sentences.filter(namesPay);
  const short = sentences.filter((sentence) => isShort(sentence) && !namesPay(sentence));
  return [title, ...telling, ...short].map(payIn).find((words) => words !== undefined);
};

const namesPay = (sentence: string) =>
  [paid, namesHour, namesYear, forLonger].some((pattern) => pattern.test(sentence));

/**
 * Plausible pay: what somebody might be offered by the hour, however little, and at most the highest salaries by the year. Every
 * period but the year must be named.
 */
const isPay = (
  { salaryMax = 0, salaryMin = salaryMax, salaryPeriod = 'hour' }: Amounts,
  named: 'hour' | 'longer' | 'year',
) => {
  const [least, most] = plausible[salaryPeriod];
  const isNamed = salaryPeriod === 'year' || named === (salaryPeriod === 'hour' ? 'hour' : 'longer');
  return isNamed && salaryMin >= least && salaryMin <= most;
};

/** Dollars, from and to. */
const plausible = {
  hour: [5, 150],
  day: [40, 3_000],
  week: [100, 15_000],
  year: [30_000, 500_000],
} as const;

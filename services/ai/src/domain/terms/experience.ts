import { numberOf, numeral } from '@waratah/vocabulary/numerals';

/** Years of experience that an ad asks for; without an upper end, that many or more. Six months are half a year. */
export type Experience = Readonly<{ minYears: number; maxYears?: number; quote: string }>;

const years = new RegExp(
  `(?<![\\d$.])\\b(?<low>${numeral})(?<plus> ?\\+)?(?: ?\\(\\d+\\))?(?: ?(?:-|–|to) ?(?<high>${numeral}))? ?\\+? ?(?:or more |plus )?(?:years?|yrs?)\\b['’]?(?: or more| plus| minimum)?`,
  'gi',
);
const asked =
  /^[^.;]{0,60}?\b(?:experience[ds]?|exp|background|working|worked|in (?:a|an|the) (?:\w+ )?(?:similar|same|role|position)|of (?:\w+ ){0,4}(?:practice|development|management|analysis)|PQE|PAE|post[- ](?:qualification|admission))\b/i;
const askedBefore = /\b(?:experience|background)\b[^.;]{0,25}$/i;
/** Words before the number that ask for experience explicitly, so that the words after it need not. */
const demanded = /\b(?:min(?:imum)?(?: of)?|at ?least(?: an?)?)\W{0,3}$/i;
/** Years that belong to the employer, a contract or a product. */
const notOfPeople =
  /^\W{0,3}(?:contract|fixed|term|program(?:me)?|project|old|young|pipeline|journey|in a row|of work(?! experience)|warranty|lease|scholarship|degree|of (?:age|excellence|growth|history|success|operation|trading|service to)|plan|running|ago)\b/i;
/** The employer's own years, and upper limits. */
// slow-pattern: a sentence has at most 500 characters.
const other =
  /\b(?:we(?! (?:need|require|ask|seek|want|expect|look|are (?:looking|seeking|after))\b)|our|company|firm|founded|established|combined|history|for over|for more than|heritage|warranty|old|ago)\b[^.;]{0,50}$|\b(?:up ?to|next) $/i;
/** Preferences: directly before the years, or after them up to the next demand. */
const hopedBefore = /\b(?:ideally|preferably|desirable|preferred)\b[^.;]{0,25}$/i;
const hopedAfter =
  /^[^.;•]{0,60}?\b(?:preferred|desirable|preferable|a plus|an advantage|advantageous|highly regarded|a bonus)\b/i;
const most = 20;

/** The largest number of years that a sentence asks for, or of months. */
export const experienceOf = (items: readonly string[]): Experience | undefined =>
  [...yearsIn(items), ...items.filter((item) => /months?|mths?/i.test(item)).flatMap(monthsIn)].toSorted(
    (one, other) => other.minYears - one.minYears,
  )[0];

const yearsIn = (items: readonly string[]): readonly Experience[] =>
  items
    .filter((item) => /years?|yrs?/i.test(item))
    .flatMap((item) =>
      [...item.matchAll(years)].flatMap((match): readonly Experience[] => {
        const before = item.slice(0, match.index);
        const rest = item.slice(match.index + match[0].length);
        if (other.test(before) || notOfPeople.test(rest) || hopedBefore.test(before) || hopedAfter.test(rest))
          return [];
        const isDemanded = demanded.test(before) || match.groups?.plus !== undefined;
        if (!isDemanded && !asked.test(rest) && !askedBefore.test(before)) return [];
        const { low = '', high } = match.groups ?? {};
        const minYears = numberOf(low);
        if (!Number.isInteger(minYears) || minYears < 1 || minYears > most) return [];
        return [{ minYears, ...(high !== undefined && { maxYears: numberOf(high) }), quote: item }];
      }),
    );

const monthsInYear = 12;
const mostMonths = 36;
// slow-pattern: a sentence has at most 500 characters.
const months = new RegExp(
  `(?<![\\d$.])\\b(?<low>${numeral})(?: ?\\+)?(?: ?\\(\\d+\\))?(?: ?(?:-|–|to) ?(?<high>${numeral}))? ?\\+?[ -]?(?:or more |plus )?(?:months?|mths?)\\b['’]?(?: or more| plus| minimum)?`,
  'gi',
);
/** Months are more often those of a contract, a visa or a trial, so that the experience has to stand beside them. */
const monthsAsked =
  /^ (?:(?!contract|leave|probation|trial|commitment|placement|program|term\b)[\w/&'’-]+ ){0,5}?(?:experience[ds]?|exp)\b/i;
const monthsInRole =
  /^ (?:working |employed |spent )?(?:as an? |in (?:an? |the )?(?:similar|same|comparable) (?:role|position|job))/i;
const monthsAskedBefore = /\bexperience[^.;]{0,15}$/i;
/** What the job gives, what somebody else has, a time that is over, and an upper limit. */
const otherMonths =
  /\b(?:gain|get|receive|obtain|build|offers?|provides?|earn|we have|our (?:team|staff) (?:have|has))\b[^.;]{0,25}$|\b(?<!\b(?:no|not) )(?:less than|under|up ?to|fewer than|within|next|first|last|past|every|after)(?: the)? $/i;

const monthsIn = (item: string): readonly Experience[] =>
  [...item.matchAll(months)].flatMap((match): readonly Experience[] => {
    const before = item.slice(0, match.index);
    const rest = item.slice(match.index + match[0].length);
    if (otherMonths.test(before) || hopedBefore.test(before) || hopedAfter.test(rest)) return [];
    const isAsked =
      monthsAsked.test(rest) || monthsAskedBefore.test(before) || (demanded.test(before) && monthsInRole.test(rest));
    const { low = '', high } = match.groups ?? {};
    const least = numberOf(low);
    if (!isAsked || !Number.isInteger(least) || least < 1 || least > mostMonths) return [];
    const maxYears = high === undefined ? undefined : numberOf(high) / monthsInYear;
    return [{ minYears: least / monthsInYear, ...(maxYears !== undefined && { maxYears }), quote: item }];
  });

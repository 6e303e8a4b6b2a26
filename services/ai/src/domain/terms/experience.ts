import { numberOf, numeral } from './numerals.ts';

/** Years of experience that an ad asks for; without an upper end, that many or more. */
export type Experience = Readonly<{ minYears: number; maxYears?: number; quote: string }>;

const years = new RegExp(
  `(?<![\\d$.])\\b(?<low>${numeral})(?<plus> ?\\+)?(?: ?\\(\\d+\\))?(?: ?(?:-|–|to) ?(?<high>${numeral}))? ?\\+? ?(?:or more |plus )?(?:years?|yrs?)\\b['’]?(?: or more| plus| minimum)?`,
  'gi',
);
const asked =
  /^[^.;]{0,60}?\b(?:experience|exp|background|working|worked|in (?:a|an|the) (?:similar|same|role)|of (?:\w+ ){0,4}(?:practice|development|management|analysis))\b/i;
const askedBefore = /\b(?:experience|background)\b[^.;]{0,25}$/i;
/** The employer's own years, and hopes. */
// slow-pattern: a sentence has at most 500 characters.
const other =
  /\b(?:we|our|company|firm|founded|established|combined|history|for over|for more than|heritage|warranty|old|ago)\b[^.;]{0,50}$/i;
const hope = /\b(?:preferred|desirable|ideally|preferably|a plus|advantage\w*|bonus)\b/i;
const most = 20;

/** The largest number of years that a sentence demands. */
export const experienceOf = (items: readonly string[]): Experience | undefined => {
  const found = items
    .filter((item) => /years?|yrs?/i.test(item) && !hope.test(item))
    .flatMap((item) =>
      [...item.matchAll(years)].flatMap((match): readonly Experience[] => {
        const before = item.slice(0, match.index);
        const rest = item.slice(match.index + match[0].length);
        if (other.test(before) || !(asked.test(rest) || askedBefore.test(before))) return [];
        const { low = '', high } = match.groups ?? {};
        const minYears = numberOf(low);
        if (!Number.isInteger(minYears) || minYears < 1 || minYears > most) return [];
        return [{ minYears, ...(high !== undefined && { maxYears: numberOf(high) }), quote: item }];
      }),
    );
  return found.toSorted((one, other) => other.minYears - one.minYears)[0];
};

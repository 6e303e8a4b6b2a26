import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { longNumeral, numberOf } from '@waratah/vocabulary/numerals';

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;
export type Ends = readonly [min: number, max: number];
export type Shape = Readonly<{ name: string; pattern: RegExp; weekly: (groups: Groups) => Ends }>;

export const dash = String.raw`\s*(?:-|–|—|to|or|and|\/)\s*`;
export const hours = String.raw`\s*-?\s*(?:hours?|hrs?|h)\b\.?`;
export const range = String.raw`(?<![\d$.:/])(?<!(?<![a-z]{3})[a-z])(?<!\b(?:band|level|grade|stage|step|zone|class|tier|year) )(?<low>${longNumeral})(?<plus>\s*\+)?(?:${hours})?(?:${dash}(?<high>${longNumeral}))?(?<more>\s*\+)?`;

/** Hours that may have minutes: "7 hours 36 minutes". */
export const wholeHours = String.raw`${hours}(?:\s*(?:and\s+)?(?<minutes>\d{2})\s*min(?:ute)?s?\b)?`;

const upTo =
  'up to|max(?:imum)?\\.?(?: of|:)?|no more than|at most|not exceed(?:ing)?|not more than|under|less than|fewer than|below';
const atLeast = 'at least|min(?:imum)?\\.?(?: of|:)?|no less than|not less than|more than|over';
export const bound = String.raw`(?:(?<upto>\b(?:${upTo})\s+(?:a maximum of\s+)?)|(?<atleast>\b(?:${atLeast})\s+(?:a minimum of\s+)?)|(?<from>\bfrom\s+(?:a minimum of\s+)?))?`;

const orMore = String.raw`\+|\(?(?:min(?:imum)?|or more|and above)\b`;
const orLess = String.raw`\(?(?:max(?:imum)?|or less|or fewer)\b`;
/** A bound that follows the hours. */
export const boundAfter = String.raw`(?:\s*(?:(?<orMore>${orMore})|(?<orLess>${orLess})))?`;
/** A bound that follows the period. */
export const boundAtEnd = String.raw`(?:\s*(?:(?<endOrMore>${orMore})|(?<endOrLess>${orLess})))?`;

/** A minimum without a maximum may go up to full time. "From 20" is one, "from 20 to 25" is not. */
export const ends = (groups: Groups, fullTime = fullTimeHours): Ends => {
  const { low = '', high, minutes = '0', from, upto, atleast, plus, more } = groups;
  const first = numberOf(low) + Number(minutes) / 60;
  const last = high === undefined ? first : numberOf(high);
  if (upto ?? groups['orLess'] ?? groups['endOrLess']) return [high === undefined ? 0 : first, last];
  const isOpen = atleast ?? plus ?? more ?? groups['orMore'] ?? groups['endOrMore'] ?? (high ? undefined : from);
  return [first, isOpen === undefined ? last : Math.max(last, fullTime)];
};

export const times = ([min, max]: Ends, factor: number): Ends => [min * factor, max * factor];

/** Hours too few for so many days, or too many, are those of one of them or of a longer time. */
export const hoursOfAllDays = (groups: Groups): Ends => {
  const [min, max] = ends(groups);
  const days = numberOf(groups['days'] ?? '');
  return min >= shortestDay * days && max <= longestDay * days ? [min, max] : [0, 0];
};
const [shortestDay, longestDay] = [2, 13];

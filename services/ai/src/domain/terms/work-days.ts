import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { anyOf } from '../rule.ts';
import { dayList, daysIn } from './named-days.ts';
import { areOtherTimes } from './other-times.ts';

/** How many days a week the job takes; half of them for a fortnight. */
export type WorkDays = Readonly<{ min: number; max: number; quote: string }>;

const bound = '(?:(?<upto>\\b(?:up to|max(?:imum)?(?: of)?) )|(?<atleast>\\b(?:at least|min(?:imum)?(?: of)?) ))?';
const counted = `${bound}(?<![\\d.$])\\b(?<low>${numeral})(?: ?(?:-|–|to|or) ?(?<high>${numeral}))?`;
const kind = '(?:full |half |work(?:ing)? |set )?';
const shapes = [
  new RegExp(
    `${counted} ?(?:x )?${kind}days?(?: of work)? ?(?:a|per|each|every|/|p\\.?) ?-?(?:week|wk|w|(?<fortnight>fortnight|f/?n))\\b(?! of (?!work))`,
    'gi',
  ),
  new RegExp(
    `(?!(?:9|nine)[ -]day (?:work(?:ing)? )?fortnight)${counted}[ -]day (?:work(?:ing)? )?(?:week|(?<fortnight>fortnight))\\b`,
    'gi',
  ),
  new RegExp(`${counted}[ -]days? part[ -]?time\\b`, 'gi'),
  new RegExp(`\\bpart[ -]?time[ ,:(–-]{1,3}${counted} ${kind}days?(?=\\s*(?:[),.;|–-]|$))`, 'gi'),
] as const;
const work = new RegExp(
  anyOf(
    'part[ -]?time|full[ -]?time|casual|role|position|post|job|contract|roster\\w*|shifts?|employed',
    'work(?:ing)? (?:hours|week|days|only|just|up to|a minimum of|for)|you (?:will |would )?work|availab\\w+|commit\\w*',
  ),
  'i',
);
/** Days in an office, at home or with meals provided are part of a week, not the whole. */
const other =
  /\b(?:office|home|wfh|remote\w*|hybrid|on-?site|site|lunch\w*|breakfast\w*|meals?|open|operat\w+|seven days|7 days|24|gym|training|client|(?:outside|out of|before|after|vacation) school|provid\w+ \w*services?|services? (?:will be |is |are )?(?:provided|offered|delivered))\b/i;
/** A title or a list that ends in days, like "Clerk, 3 days a week". */
const listed =
  /^(?!.*\b(?:we|our|us|within|answers|hours (?:a|per) day)\b)\D{3,40}[,(–|-] ?[^,]{0,15}days? (?:a|per|each) week\W*$/i;
const around = 60;
/** Any shape contains one of these. */
const dayWords = /day|mon|tue|wed|thu|fri|sat|sun/i;

/** The first statement of how many days the job takes. */
export const workDaysOf = (items: readonly string[]): WorkDays | undefined => {
  for (const item of items.filter((any) => dayWords.test(any))) {
    const found = shapes.map((shape) => countedIn(item, shape)).find(Boolean) ?? namedIn(item);
    if (found) return found;
  }
  return undefined;
};

const daysOf = ({ low = '', high = low, upto, atleast, fortnight }: Readonly<Record<string, string | undefined>>) => {
  const weeks = fortnight === undefined ? 1 : 2;
  const [min, max] = [numberOf(low) / weeks, numberOf(high) / weeks];
  return { min: upto === undefined ? min : 0, max: atleast === undefined ? max : Math.max(max, fullWeek) };
};
const fullWeek = 5;

const countedIn = (item: string, shape: RegExp): WorkDays | undefined => {
  for (const match of item.matchAll(shape)) {
    const { min, max } = daysOf(match.groups ?? {});
    const beside = item.slice(Math.max(0, match.index - around), match.index + match[0].length + around);
    const isWork = work.test(beside) || item.length < match[0].length + 12 || listed.test(item);
    if (max >= 1 && min <= max && max <= 6 && isWork && !other.test(beside)) return { min, max, quote: item };
  }
  return undefined;
};

/** Named days are working days if they follow "part-time" at once, or if it is these "only"; five of them may be short. */
const named = [
  new RegExp(
    `\\bpart[ -]?time(?: (?:role|position|basis|work|hours))?[ ,:(–-]{1,3}(?<days>${dayList})(?! ?(?:or|to)\\b)`,
    'i',
  ),
  new RegExp(`(?<!\\b(?:or|to) )\\b(?<days>${dayList}) only\\b`, 'i'),
] as const;
const notWork = /\b(?:closed?|deliver\w*|parking|interviews?|calls?|meetings?|class(?:es)?|lectures?)\b/i;
const fewerThanAll = 4;

const namedIn = (item: string): WorkDays | undefined => {
  const match = named.map((shape) => shape.exec(item)).find((found) => found !== null);
  const count = daysIn(match?.groups?.['days'] ?? '').length;
  return count === 0 || count > fewerThanAll || other.test(item) || notWork.test(item) || areOtherTimes(item)
    ? undefined
    : { min: count, max: count, quote: item };
};

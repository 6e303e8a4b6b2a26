import { rounded } from '@waratah/vocabulary/numerals';
import type { WeekHours } from '@waratah/vocabulary/law/stated-terms';
import { type Breaks, paidHours, possibleHours, type Weekday } from '@waratah/vocabulary/work-hours';
import { anyOf } from '../rule.ts';
import { breaksOf } from './breaks.ts';
import { clock, endClock, startClock, timesOf } from './clock-times.ts';
import { dayList, daysIn, to } from './named-days.ts';
import { areOtherTimes } from './other-times.ts';

/** Days with the same times, "08:30" to "16:30"; an end before the start is on the next day. */
export type Roster = Readonly<{ days: readonly Weekday[]; start: string; end: string; quote: string }>;

const between =
  '[ ,:;(–—-]{0,3}(?:from|between|at|hours|shifts?|work(?:ing)?|nites?|nights?|arvos?|mornings?|evenings?)?[ ,:(]{0,2}';

/** "7am to 3pm", "7am start, 3pm finish". */
const starting = `(?<start>${startClock})(?:${to}| starts?,? ?(?:and (?:a )?)?)(?<end>${endClock})(?: finish)?`;

const shapes = [
  // slow-pattern: an item has at most 500 characters.
  new RegExp(`\\b(?<days>${dayList})${between}${starting}`, 'gi'),
  // slow-pattern: an item has at most 500 characters.
  new RegExp(
    `(?<![\\d:.])(?<!\\b(?:children|kids|toddlers|babies|pupils|aged?|ages)(?: from| between)? )${starting}[ ,:;(–—-]{0,3}(?:on |every |each )?(?<days>${dayList})`,
    'gi',
  ),
] as const;

/** "6-9am and 3-6pm": which days have which, the words may not tell. */
// slow-pattern: an item has at most 500 characters.
const twoSpans = new RegExp(
  `\\bsplit shifts?\\b|${startClock}${to}${clock} ?(?:and|&|plus|\\+|,|/|;|,? ?(?:and )?then(?: again)?) ?(?:(?:mornings?|afternoons?|arvos?|evenings?|nights?|lunch|dinner|again|from) ?){0,2}${startClock}${to}${clock}`,
  'i',
);

/** Any time contains one of these. */
const timeWords = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight)\b/i;

const exception = '(?:except|exclud\\w+|excl\\b|bar|but(?: not)?|apart from|other than|not|minus|closed)';
const span = `${startClock}${to}${clock}`;

/** Words after which the days or times of an item are more, or others, than its rosters tell. */
// slow-pattern: an item has at most 500 characters.
const untold = new RegExp(
  anyOf(
    `\\b${exception}(?: on| for)?,? (?:every )?${dayList}`,
    `${clock} ?(?:-|–|—|to|till?|until) ?(?:late|close|closing|finish)\\b`,
    '\\b(?:rest of|other days|every other day)\\b',
    `\\b${dayList}${between}${span},? ?(?:(?:and|&|then|also|plus|\\+|again|from|between) ?){0,3}${span}`,
  ),
  'i',
);

/** Whether the times of an item do not all stand in its rosters: "every day except Monday", "5pm till late". */
export const hasUntoldTimes = (item: string): boolean =>
  timeWords.test(item) && !areOtherTimes(item) && (untold.test(item) || twoSpans.test(item));

/** Rosters with days and times, in the order of the text; a repeated one counts once. */
export const rostersOf = (items: readonly string[]): readonly Roster[] => {
  const found = new Map(
    items.flatMap(rostersIn).map((roster) => [`${roster.days.join()} ${roster.start} ${roster.end}`, roster]),
  );
  return [...found.values()];
};

const rostersIn = (item: string): readonly Roster[] => {
  if (!timeWords.test(item) || areOtherTimes(item) || twoSpans.test(item)) return [];
  const [daysFirst = [], timesFirst = []] = shapes.map((shape) => [...item.matchAll(shape)]);
  // In "Mon 9-2 Tue 9-1" the first times are Monday's, in "9-5 Mon to Fri, Sat 9-1" they are nobody's yet.
  const others = timesFirst.filter(({ index }) => !daysFirst.some((first) => isWithin(index, first)));
  return [...daysFirst, ...others].flatMap(({ groups = {} }): readonly Roster[] => {
    const times = timesOf(groups);
    const days = daysIn(groups['days'] ?? '');
    return times && days.length > 0 ? [{ days, ...times, quote: item }] : [];
  });
};

const isWithin = (index: number, match: RegExpExecArray) =>
  index >= match.index && index < match.index + match[0].length;

/** Paid hours a week of all rosters: the fewest and the most, which unpaid breaks explain. */
export const hoursOfAll = (rosters: readonly Roster[], stated: Breaks | undefined): Pick<WeekHours, 'min' | 'max'> => {
  const hours = rosters.map((roster) => paidHours(roster, roster.days.length, breaksOf(roster, stated, rosters)));
  const sumOf = (end: 'min' | 'max') => rounded(hours.reduce((sum, one) => sum + one[end], 0));
  return possibleHours(sumOf('min'), sumOf('max'));
};

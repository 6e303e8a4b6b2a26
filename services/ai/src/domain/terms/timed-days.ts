import { paidHours } from '@waratah/vocabulary/work-hours';
import { endClock, startClock, timesOf } from './clock-times.ts';
import { to } from './named-days.ts';
import { numberOf, numeral, rounded } from './numerals.ts';
import { areOtherTimes } from './rosters.ts';
import type { WeeklyHours } from './weekly-hours.ts';

const day = '(?:days?|shifts?|mornings?|afternoons?|evenings?|nights?)';
// slow-pattern: a sentence has at most 500 characters.
const shape = new RegExp(
  `(?<![\\d.$])\\b(?<low>${numeral})(?: ?(?:-|–|to|or) ?(?<high>${numeral}))? ${day} (?:a|per|each|every) week[ ,:;(–-]{1,3}(?:from |between )?(?<start>${startClock})${to}(?<end>${endClock})`,
  'i',
);
const meals = /\b(?:lunch\w*|dinners?|breakfasts?|meals?|serv\w+)\b/i;

/** Hours a week of counted days with times: "two days a week, 9am to 3pm". */
export const hoursOfTimedDays = (items: readonly string[]): WeeklyHours | undefined => {
  for (const quote of items) {
    const { low = '', high = low, ...clocks } = shape.exec(quote)?.groups ?? {};
    const times = timesOf(clocks);
    if (!times || areOtherTimes(quote) || meals.test(quote)) continue;
    const daily = paidHours(times.start, times.end);
    const [min, max] = [rounded(numberOf(low) * daily), rounded(numberOf(high) * daily)];
    if (min >= 3 && min <= max && max <= 50) return { min, max, quote, inferred: true };
  }
  return undefined;
};

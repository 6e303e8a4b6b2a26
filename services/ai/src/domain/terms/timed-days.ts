import { numberOf, numeral, rounded } from '@waratah/vocabulary/numerals';
import { paidHours } from '@waratah/vocabulary/work-hours';
import { endClock, startClock, timesOf } from './clock-times.ts';
import { to } from './named-days.ts';
import { areOtherTimes } from './rosters.ts';
import type { WeeklyHours } from './weekly-hours.ts';

const day = '(?:days?|shifts?|mornings?|afternoons?|evenings?|nights?)';
const days = `(?<![\\d.$])\\b(?<low>${numeral})(?: ?(?:-|–|to|or) ?(?<high>${numeral}))? ${day} ?(?:(?:a|per|each|every) week|\\/ ?w(?:ee)?k)\\b`;
const times = `(?<start>${startClock})${to}(?<end>${endClock})`;
const shapes = [
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${days}[ ,:;(–-]{1,3}(?:from |between )?${times}`, 'i'),
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${times}[ ,:;(–-]{1,3}(?:for |on )?${days}`, 'i'),
] as const;
const meals = /\b(?:lunch\w*|dinners?|breakfasts?|meals?|serv\w+)\b/i;

/** Hours a week of counted days with times: "two days a week, 9am to 3pm", "9pm-1am, four nights a week". */
export const hoursOfTimedDays = (items: readonly string[]): WeeklyHours | undefined => {
  for (const quote of items) {
    const match = shapes.map((shape) => shape.exec(quote)).find((found) => found !== null);
    const { low = '', high = low, ...clocks } = match?.groups ?? {};
    const span = timesOf(clocks);
    if (!span || areOtherTimes(quote) || meals.test(quote)) continue;
    const daily = paidHours(span.start, span.end);
    const [min, max] = [rounded(numberOf(low) * daily), rounded(numberOf(high) * daily)];
    if (min >= 3 && min <= max && max <= 50) return { min, max, quote, inferred: true };
  }
  return undefined;
};

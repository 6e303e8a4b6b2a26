import { numberOf, numeral, rounded } from '@waratah/vocabulary/numerals';
import { type Breaks, paidHours, possibleHours } from '@waratah/vocabulary/work-hours';
import { breaksOf } from './breaks.ts';
import { endClock, startClock, timesOf } from './clock-times.ts';
import { to } from './named-days.ts';
import { areOtherTimes } from './other-times.ts';
import { hasUntoldTimes } from './rosters.ts';
import type { WeeklyHours } from './weekly-hours.ts';

const day = '(?:days?|(?:(?:breakfast|lunch|dinner|day|night) )?shifts?|mornings?|afternoons?|evenings?|nights?)';
const days = `(?<![\\d.$])\\b(?<low>${numeral})(?: ?(?:-|–|to|or) ?(?<high>${numeral}))? ${day} ?(?:(?:a|per|each|every) week|\\/ ?w(?:ee)?k)\\b`;
/** Days that the words before them make those of each week: "every evening, seven nights". */
const every = '(?:every|each) (?:day|night|morning|afternoon|evening)';
const all = `(?:all )?(?<low>seven|six|five|[567]) ${day}\\b(?! (?:of|off|on|in)\\b)`;
const times = `(?<start>${startClock})${to}(?<end>${endClock})`;
const shapes = [
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${days}[ ,:;(–-]{1,3}(?:from |between )?${times}`, 'i'),
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${times}[ ,:;(–-]{1,3}(?:for |on )?${days}`, 'i'),
] as const;
const wholeWeeks = [
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`\\b${every}[ ,:(–-]{1,3}(?:from |between )?${times}[ ,:;(–-]{1,3}${all}`, 'i'),
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${times}[ ,:;(–-]{1,3}(?:on )?${every}[ ,:;(–-]{1,3}${all}`, 'i'),
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`${times}[ ,:;(–-]{1,3}(?:on )?all ${all}`, 'i'),
  // slow-pattern: a sentence has at most 500 characters.
  new RegExp(`\\ball ${all}[ ,:;(–-]{1,3}(?:from |between )?${times}`, 'i'),
] as const;
const ofShop = /\b(?:trades?|opens?|runs?|busy|available|availability|kitchens? (?:is|hours)|guests?|customers?)\b/i;
const meals = /\b(?:lunch\w*(?! break)(?<!\b(?:un)?paid lunch)|(?:dinner|breakfast)s?(?! shifts?)|meals?|serv\w+)\b/i;

/** Whether the hours are those of a shop or a kitchen rather than of its staff. */
export const isOfShop = (item: string): boolean => ofShop.test(item);

const isOfWholeWeeks = (item: string) => !isOfShop(item) && !hasUntoldTimes(item);

const matchIn = (item: string, patterns: readonly RegExp[]) =>
  patterns.map((one) => one.exec(item)).find((found) => found !== null);

/** Hours a week of counted days with times: "two days a week, 9am to 3pm", "9pm-1am, four nights a week". */
export const hoursOfTimedDays = (items: readonly string[], breaks: Breaks | undefined): WeeklyHours | undefined => {
  for (const quote of items) {
    const match = matchIn(quote, shapes) ?? (isOfWholeWeeks(quote) ? matchIn(quote, wholeWeeks) : undefined);
    const { low = '', high = low, ...clocks } = match?.groups ?? {};
    const span = timesOf(clocks);
    if (!span || areOtherTimes(quote) || hasUntoldTimes(quote) || meals.test(quote)) continue;
    const [least, most] = [low, high].map((days) => paidHours(span, numberOf(days), breaksOf(span, breaks)));
    if (!least || !most || least.min > most.min || least.min < 3 || most.min > 50) continue;
    const { min, max } = possibleHours(least.min, most.max, most.min);
    return {
      min: rounded(min),
      max: rounded(max),
      quote,
      inferred: true,
      days: numberOf(low),
    };
  }
  return undefined;
};

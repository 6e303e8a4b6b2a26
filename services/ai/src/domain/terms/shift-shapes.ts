import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { pattern } from '../rule.ts';
import {
  bound,
  dash,
  type Ends,
  ends,
  type Groups,
  hours,
  range,
  type Shape,
  times,
  wholeHours,
} from './hour-words.ts';
import { dayList, daysIn } from './named-days.ts';

const days = String.raw`(?:half[- ]|full[- ]|consecutive |week|working |business )?days?`;
const shifts = String.raw`(?:[a-z]+ ){0,2}(?:shifts?|sessions?|evenings?|mornings?|afternoons?|nights?|classes|${days})`;
/** Not the end of a word: "someone two days a week". */
const count = String.raw`${bound}(?<![\d$.])(?<![a-z](?=[a-z]))(?<times>${numeral})(?:${dash}(?<timesHigh>${numeral}))?`;
const each = String.raw`(?:a|per|each|every|\/)`;
const aDay = String.raw`\s*${each}\s*(?:day|shift)`;
const perPeriod = (group: string) => String.raw`(?:\s*${each} ?(?:week|wk|weekend|(?<${group}>fortnight)))`;
const noLongerPeriod = String.raw`(?!\s*${each}\s*(?:month|year|quarter|term))`;

/** The bound belongs to the count of shifts: 'up to three shifts'. */
const hoursOfShifts = ({ times: low = '', timesHigh: high, upto, atleast, ...groups }: Groups) => {
  const [shortest, longest] = ends(groups);
  if (longest > longestShift) return [0, 0] as const;
  const [fewest, most] = ends({ low, high, upto }, 0);
  const period = (groups['fortnight'] ?? groups['endFortnight']) ? 2 : 1;
  const total = [(fewest * shortest) / period, (most * longest) / period] as const;
  return [total[0], atleast === undefined ? total[1] : Math.max(total[1], fullTimeHours)] as const;
};
const countOfDays = ({ days: names = '' }: Groups) => daysIn(names).length;
const hoursOfNamedDays = (groups: Groups) => times(ends(groups), countOfDays(groups));

/** Shifts on most days of a week are offered, not all worked: "5-hour shifts, Monday to Saturday". */
const hoursOfFewDays = (groups: Groups): Ends =>
  countOfDays(groups) <= mostNamedShifts && ends(groups)[1] <= longestShift ? hoursOfNamedDays(groups) : [0, 0];
const mostNamedShifts = 4;

/** "15 hours, Thursday and Friday" is a total if a day then has a plausible length. */
const totalOfNamedDays = (groups: Groups): Ends => {
  const [min, max] = ends(groups);
  const perDay = max / countOfDays(groups);
  return perDay >= shortestDay && perDay <= longestDay ? [min, max] : [0, 0];
};
const [shortestDay, longestDay] = [3.5, 12];
const longestShift = 13;

/** "36 hours, 4 days a week" is a total, "8 hours, 4 days a week" is not; "12 hours, 3 days" may be either. */
const hoursBesideDays = (groups: Groups): Ends => {
  const [min, max] = ends(groups);
  const days = numberOf(groups['times'] ?? '');
  if (max > longestShift) return max / days <= longestDay ? [min, max] : [0, 0];
  return max / days < shortestDay ? [min * days, max * days] : [0, 0];
};

/** Hours of a shift or a day, and how many there are. */
export const shiftShapes: readonly Shape[] = [
  {
    name: 'two shifts of seven hours',
    pattern: pattern`${count}\s*(?:x\s*)?${shifts}${perPeriod('fortnight')}?,?\s*(?:of|at|for|with|\(|@|x|–|-)?\s*(?:about |around |approximately )?${range}${hours}(?:\s*(?:each|shifts?|${each}\s*(?:day|shift|session|night)))?${perPeriod('endFortnight')}?${noLongerPeriod}`,
    weekly: hoursOfShifts,
  },
  {
    name: 'three 6-hour shifts',
    pattern: pattern`${count}\s*(?:x|×|of)?\s*${range}${hours}\s*(?:shifts?|sessions?|days?|nights?|classes)\s*(?:${perPeriod('fortnight')}|weekly)`,
    weekly: hoursOfShifts,
  },
  {
    name: '4 x 10 hour shifts',
    pattern: pattern`${bound}(?<![\d$.])(?<times>[2-6])\s*(?:x|×)\s*${range}${hours}\s*(?:shifts?|days?|nights?)\b(?!\s*(?:${each}|in|over|fortnight|month))`,
    weekly: hoursOfShifts,
  },
  {
    name: 'hours a day, days a week',
    pattern: pattern`${range}${wholeHours}${aDay},?\s*(?:and |for |over |x )?\s*(?<times>${numeral})(?:${dash}(?<timesHigh>${numeral}))?\s*days?\s*(?:per|a|each|\/)\s*week`,
    weekly: hoursOfShifts,
  },
  {
    name: 'four-hour shifts, three mornings a week',
    pattern: pattern`${range}${hours}\s*(?:shifts?|sessions?|days?)[ ,:(–-]{1,3}${count}\s*${shifts}\s+${each} (?:week|(?<fortnight>fortnight))\b`,
    weekly: hoursOfShifts,
  },
  {
    name: '4 hours a day x 5 days',
    pattern: pattern`${range}${wholeHours}${aDay},? ?(?:x|×) ?(?<times>${numeral}) days?\b(?!\s*${each} (?:fortnight|month))`,
    weekly: hoursOfShifts,
  },
  {
    name: '36 hours, 4 days a week',
    pattern: pattern`(?<!\b(?:hours|hrs) (?:and|plus|&|\+) [^.;]{0,30})${range}${hours}[ ,(:–-]{1,3}(?<times>[2-6]|two|three|four|five|six) days (?:a|per|each|\/) ?week\b`,
    weekly: hoursBesideDays,
  },
  {
    name: 'shifts of 4 hours, Monday to Friday',
    pattern: pattern`\bshifts? (?:of|are|for) ${range}${hours}[ ,(:–-]{1,3}(?<days>${dayList})`,
    weekly: hoursOfNamedDays,
  },
  {
    name: '6 hours a day, Monday to Friday',
    pattern: pattern`${range}${wholeHours}${aDay}[ ,:(]{1,3}(?:from |on |over )?(?<days>${dayList})`,
    weekly: hoursOfNamedDays,
  },
  {
    name: 'Monday to Friday, 6 hours a day',
    pattern: pattern`\b(?<days>${dayList})[ ,:(–-]{1,3}(?:for |at )?${range}${wholeHours}${aDay}\b`,
    weekly: hoursOfNamedDays,
  },
  {
    name: 'four hours every Saturday',
    pattern: pattern`${range}${hours} (?:every|each) (?<days>${dayList})`,
    weekly: hoursOfNamedDays,
  },
  {
    name: '8-hour shifts on Monday and Friday',
    pattern: pattern`${range}${hours}[ -]shifts?,? (?:on |every |each )?(?<days>${dayList})`,
    weekly: hoursOfFewDays,
  },
  {
    name: 'Monday and Friday, 5 hours each',
    pattern: pattern`\b(?<days>${dayList})(?: (?:days?|nights?|mornings?|evenings?))?[ ,:(–-]{1,3}${range}${hours}[ -](?:each|shifts?)\b`,
    weekly: hoursOfFewDays,
  },
  {
    name: 'Saturdays and Sundays: two 8-hour shifts',
    pattern: pattern`\b(?<days>${dayList})[ ,:(–-]{1,3}(?<times>${numeral}) (?:x )?${range}${hours}[ -]shifts?\b`,
    weekly: (groups) => (numberOf(groups['times'] ?? '') > countOfDays(groups) ? [0, 0] : hoursOfShifts(groups)),
  },
  {
    name: '15 hours, Thursday and Friday',
    pattern: pattern`${bound}${range}${hours}[ ,(:–-]{1,3}(?:(?:day|night|morning|afternoon|evening) shifts?[ ,(:–-]{1,3})?(?:(?:over|across|between|from|on) )?(?<days>${dayList})`,
    weekly: totalOfNamedDays,
  },
];

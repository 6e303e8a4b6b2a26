import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { weekHoursMax } from '@waratah/vocabulary/work-hours';
import { pattern } from '../rule.ts';
import { type Ends, ends, type Groups, hours, range, type Shape, times } from './hour-words.ts';
import { dayList, daysIn } from './named-days.ts';

/** Rosters that differ from week to week. A limit on hours counts for each fortnight, so the fullest one decides. */

const unit = '(?:days?|nights?|shifts?|weeks?)';
const amount = (name: string) => String.raw`(?:(?<${name}>${numeral}|a)[ -])?(?:(?<${name}Unit>${unit}) )?`;
const onOff = String.raw`\b${amount('on')}on ?(?:,|/|-|–|and|then|with|&| )+ ?${amount('off')}off\b`;
const shift = String.raw`(?:(?<times>${numeral}) (?:x )?)?${range}(?:[ -]?(?:paid|working))?${hours}[ -]?(?:shifts?|days?|nights?|(?:an?|per|each) (?:day|shift|night)|each)`;
const gap = String.raw`[^.;!?]{0,40}?`;

const fortnight = 14;
/** From this length of a shift on, a week on is one of seven days, as in mining. */
const longShift = 10;

/** Days of work in the fullest fortnight of a roster that repeats. */
const daysOn = (on: number, off: number): number => {
  let days = 0;
  for (let day = 0; day < fortnight; day += 1) if (day % (on + off) < on) days += 1;
  return days;
};

const isWeeks = (unitOf: string | undefined) => unitOf?.toLowerCase().startsWith('week') ?? false;
const count = (text: string | undefined) => (text === undefined || text.toLowerCase() === 'a' ? 1 : numberOf(text));

const hoursOnOff = (groups: Groups): Ends => {
  const { on, onUnit, off, offUnit = onUnit } = groups;
  if (on === undefined && onUnit === undefined) return [0, 0];
  const [least, most] = ends(groups);
  const weeks = isWeeks(onUnit);
  const lengthOn = count(on) * (weeks ? 7 : 1);
  const lengthOff = count(off) * (isWeeks(offUnit) ? 7 : 1);
  const full = daysOn(lengthOn, lengthOff);
  const few = weeks && least < longShift ? (full * 5) / 7 : full;
  // "Week on, week off, seven 12-hour shifts" counts the shifts of a week.
  const counted = weeks && groups['times'] !== undefined ? (count(groups['times']) * full) / 7 : undefined;
  return [
    Math.min(weekHoursMax, (least * (counted ?? few)) / 2),
    Math.min(weekHoursMax, (most * (counted ?? full)) / 2),
  ];
};

const everySecond = String.raw`\b(?:alternate|alternating|every (?:second|other|2nd)) (?<days>weekends?|${dayList})`;

const hoursEverySecond = (groups: Groups): Ends => {
  const { days = '', times: shifts } = groups;
  const named = days.toLowerCase().startsWith('weekend') ? 2 : daysIn(days).length;
  return times(ends(groups), (shifts === undefined ? named : count(shifts)) / 2);
};

export const onOffShapes: readonly Shape[] = [
  { name: '12-hour shifts, one week on, one week off', pattern: pattern`${shift}${gap}${onOff}`, weekly: hoursOnOff },
  { name: '4 on 4 off, 12-hour shifts', pattern: pattern`${onOff}${gap}${shift}`, weekly: hoursOnOff },
  {
    name: 'every second weekend, two 8-hour shifts',
    pattern: pattern`${everySecond}[ ,:(–-]{1,3}(?:for |of )?(?:(?<times>${numeral}) (?:x )?)?${range}${hours}`,
    weekly: hoursEverySecond,
  },
  {
    name: '38 hours one week and 10 the next',
    pattern: pattern`${range}${hours},? (?:in |the )?(?:one week|week one|(?:the )?first week),? ?(?:and|then|,)? (?<second>${numeral})(?:${hours})? (?:in )?(?:the (?:next|other|second|following)|week two)`,
    weekly: (groups) => {
      const [min, max] = ends(groups);
      const second = numberOf(groups['second'] ?? '');
      return [(min + second) / 2, (max + second) / 2];
    },
  },
];

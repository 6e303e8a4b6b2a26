import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { pattern } from '../rule.ts';
import { dutyShapes } from './duties.ts';
import { fullTimeParts } from './full-time-parts.ts';
import { hoursWithoutPeriod } from './hours-without-period.ts';
import {
  bound,
  boundAfter,
  boundAtEnd,
  ends,
  hours,
  hoursOfAllDays,
  range,
  type Shape,
  times,
  wholeHours,
} from './hour-words.ts';
import { fortnight, fourWeeks, month, week, year } from './periods.ts';
import { onOffShapes } from './on-off-shapes.ts';
import { shiftShapes } from './shift-shapes.ts';

const work = String.raw`(?:\s+(?:of\s+)?(?:work|paid work|employment|casual work|guaranteed|ordinary|rostered|in total|total|approx(?:imately)?|available|spread|split|worked))*`;
const is = String.raw`\s*(?:(?:is|are|will be|of)\b|[:=–-])?\s*(?:[:=–-]\s*)?(?:between )?`;
/** "Two shifts of six hours a week" states the hours of a shift. */
const notOfShifts = String.raw`(?<!\b(?:shifts|days|nights|sessions|mornings|afternoons|evenings|classes|lessons) (?:of|x|@|at|with|for) )`;
const stated = String.raw`${notOfShifts}${bound}${range}${wholeHours}${boundAfter}${work}`;

const weeksOfYear = 52;

/** Patterns for hours, the most reliable first. */
export const hourShapes: readonly Shape[] = [
  {
    name: 'at least 10 and up to 20 hours a week',
    pattern: pattern`\b(?:min(?:imum)?(?: of)?|at least|from|between)\s+(?<low>${numeral})(?:${hours})?,?\s+(?:and|to|but|with)?\s*(?:an? )?(?:up to|max(?:imum)?(?: of)?|no more than|at most)\s+(?<high>${numeral})${hours}${work}${week}`,
    weekly: ({ low = '', high = '' }) => [numberOf(low), numberOf(high)],
  },
  { name: 'hours a week', pattern: pattern`${stated}${week}${boundAtEnd}`, weekly: ends },
  {
    name: 'hours a fortnight',
    pattern: pattern`${stated}${fortnight}${boundAtEnd}`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 1 / 2),
  },
  { name: '30hpw', pattern: pattern`${bound}${range}\s*hpw\b`, weekly: ends },
  {
    name: '64hpf',
    pattern: pattern`${bound}${range}\s*hpf\b`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 1 / 2),
  },
  {
    name: 'hours in four weeks',
    pattern: pattern`${stated}${fourWeeks}`,
    weekly: (groups) => times(ends(groups, 4 * fullTimeHours), 1 / 4),
  },
  {
    name: 'hours a month',
    pattern: pattern`${stated}${month}`,
    weekly: (groups) => times(ends(groups, (fullTimeHours * weeksOfYear) / 12), 12 / weeksOfYear),
  },
  {
    name: '1,300 hours a year',
    pattern: pattern`${bound}(?<![\d$.,])(?<annual>\d,?\d{3}|\d{3})${hours}${work}${year}`,
    weekly: ({ annual = '', ...groups }) =>
      times(ends({ ...groups, low: annual.replace(',', '') }, fullTimeHours * weeksOfYear), 1 / weeksOfYear),
  },
  {
    name: 'part time (20 hours)',
    pattern: pattern`\b(?:full|part)[- ]?time(?: hours)?[\s,:(–-]{1,4}(?:(?:role|position|basis|hours|of|at|permanent|casual|ongoing)[\s,:(–-]{1,3}){0,3}${bound}${range}${hours}(?!${work}\s*(?:notice|shifts?))`,
    weekly: ends,
  },
  {
    name: 'hours: 20 per week',
    pattern: pattern`\b(?:weekly hours|hours (?:per|a|each) week|hours\/week|hours pw|hours weekly)${is}${bound}${range}`,
    weekly: ends,
  },
  {
    name: 'hours per fortnight: 80',
    pattern: pattern`\b(?:fortnightly hours|hours (?:per|a|each) fortnight)${is}${bound}${range}`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 1 / 2),
  },
  {
    name: 'hours: 20 a week',
    pattern: pattern`\bhours(?: of work)?\s*(?:[:=(–-]|are|of|will be)?\s*(?:(?:full|part)[- ]time,? )?(?:between |about |around |roughly )?${bound}${range}${week}`,
    weekly: ends,
  },
  {
    name: 'hours: 64 a fortnight',
    pattern: pattern`\bhours(?: of work)?\s*(?:[:=(–-]|are|of|will be)?\s*(?:between )?${bound}${range}${fortnight}`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 1 / 2),
  },
  {
    name: 'working week: 37.5 hours',
    pattern: pattern`\b(?:(?:working|work|standard|ordinary) week|the week(?= is))\s*(?:of|is|:|=|–|-)\s*${bound}${range}${hours}`,
    weekly: ends,
  },
  ...dutyShapes,
  ...onOffShapes,
  ...shiftShapes,
  {
    name: 'hours over four days',
    pattern: pattern`${bound}${range}${hours}${work},?\s+(?:over|across|spread over)\s+(?:[2-6]|two|three|four|five|six)\s+(?:days|shifts|nights)\b(?!\s*(?:(?:a|per|each|every)\s+(?:fortnight|month)|of\b))`,
    weekly: ends,
  },
  {
    name: '5 days = 40 hours',
    pattern: pattern`(?<![\d.$])\b(?<days>[2-7]|two|three|four|five|six|seven)\s*(?:days?|shifts?|nights?)\s*=\s*${range}${hours}(?!\s*(?:(?:a|per|each|every|\/)\s*)?(?:days?|shifts?|fortnight|month)\b)`,
    weekly: hoursOfAllDays,
  },
  ...fullTimeParts,
  ...hoursWithoutPeriod,
];

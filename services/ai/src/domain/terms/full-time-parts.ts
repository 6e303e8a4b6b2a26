import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { longNumeral, numberOf } from '@waratah/vocabulary/numerals';
import { pattern } from '../rule.ts';
import { bound, dash, ends, type Groups, hours, range, type Shape, times } from './hour-words.ts';

const digit = 'one|two|three|four|five|six|seven|eight|nine';
const fraction = String.raw`(?:(?<![\d$.,])(?:0?\.\d{1,2}|1\.00?)(?![\d.]\d)|\b(?:zero )?point (?:${digit})(?: (?:${digit}))?\b)`;
const equivalent = String.raw`(?:fte\b|eft\b|f\.t\.e\.?|e\.f\.t\.?|full[- ]time[- ]equivalent\b)`;
const fractions = String.raw`(?<low>${fraction})(?:\s*${equivalent}(?=${dash}))?(?:${dash}(?<high>${fraction}))?`;
const load = String.raw`(?:full[- ]time (?:load|hours|position|role|job|workload)|full[- ]time(?=\s*(?:$|[,.;:()–-]|\b(?:and|or|for|with)\b)))`;
const percent = String.raw`(?:\s*%|\s+(?:per ?cent)\b)`;

const partOf = (text: string): number => {
  const [, first, second = ''] = /point (\w+)(?: (\w+))?/i.exec(text) ?? [];
  return first === undefined ? Number(text) : Number(`0.${numberOf(first)}${second === '' ? '' : numberOf(second)}`);
};

const partsOf = ({ low = '', high, ...bounds }: Groups) =>
  times(ends({ ...bounds, low: String(partOf(low)), ...(high && { high: String(partOf(high)) }) }, 1), fullTimeHours);

/** Longer ones are hours of a fortnight. */
const longestWeek = 40;

/** Fractions of a full-time load. */
export const fullTimeParts: readonly Shape[] = [
  {
    name: '0.6 FTE (23 hours)',
    pattern: pattern`${fraction}\s*${equivalent}\s*[(,:–-]\s*${range}${hours}(?=\s*(?:$|[),.;]))`,
    weekly: (groups) => (ends(groups)[1] > longestWeek ? [0, 0] : ends(groups)),
  },
  {
    name: '0.6 FTE',
    pattern: pattern`${bound}${fractions}\s*(?:of (?:an? )?)?(?:${equivalent}|time[- ]fraction\b|(?<=of (?:a )?)${load})`,
    weekly: partsOf,
  },
  {
    name: 'FTE: 0.6',
    pattern: pattern`(?:\b${equivalent}|\btime[- ]fraction)(?:\s*\((?:fte|eft)\))?\s*(?:of|is|at|:|=|-|–)?\s*${bound}${fractions}`,
    weekly: partsOf,
  },
  {
    name: 'part-time (0.6)',
    pattern: pattern`\bpart[- ]?time(?: (?:role|position|basis|post))?[ ,(:–-]{1,3}(?<low>0?\.\d{1,2})(?![\d%])`,
    weekly: partsOf,
  },
  {
    name: '60% of full time',
    pattern: pattern`${bound}(?<![\d$.,])\b(?<low>${longNumeral})${percent}\s*(?:(?:of )?(?:a |an )?(?:${equivalent}|${load}))`,
    weekly: (groups) => times(ends(groups, 100), fullTimeHours / 100),
  },
  {
    name: 'half-time position',
    pattern: pattern`\b(?:half[- ]time (?:position|role|job|appointment|load|basis|contract)|half (?:of )?a full[- ]time (?:load|position|role))\b`,
    weekly: () => [fullTimeHours / 2, fullTimeHours / 2],
  },
];

import { pattern } from '../rule.ts';
import { fullTimeHours, numberOf, numeral } from './numerals.ts';

const dash = String.raw`\s*(?:-|–|—|to|or|and|\/)\s*`;
const hours = String.raw`\s*-?\s*(?:hours?|hrs?|h)\b\.?`;
const range = String.raw`(?<![\d$.:/])(?<!(?<![a-z]{3})[a-z])(?<!\b(?:band|level|grade|stage|step|zone|class|tier|year) )(?<low>${numeral})(?<plus>\s*\+)?(?:${hours})?(?:${dash}(?<high>${numeral}))?(?<more>\s*\+)?`;
const work = String.raw`(?:\s+(?:of\s+)?(?:work|paid work|employment|casual work|guaranteed|minimum|max(?:imum)?|ordinary|rostered|in total|total|approx(?:imately)?|available|spread|split|worked))*`;
const week = String.raw`(?:\s*\(?(?:per a|per|a|each|every|an?|\/|p\.?)\s*(?:working |calendar |school |normal )?(?:week|wk|w)\b|\s*(?:pw|p\.w\.?|weekly)\b|-?\s*(?:working |work )?weeks?\b)`;
const fortnight = String.raw`(?:\s*\(?(?:per|a|each|every|\/|p\.?)\s*(?:fortnight|f\/?n|two weeks|2 weeks)\b|\s*(?:pf|fortnightly)\b|-?\s*fortnights?\b)`;
const bound = String.raw`(?:(?<upto>\b(?:up to|max(?:imum)?(?: of)?|no more than|at most|not exceed(?:ing)?|not more than|under|less than|below)\s+(?:a maximum of\s+)?)|(?<atleast>\b(?:at least|min(?:imum)?(?: of)?|no less than|not less than|more than|over|from)\s+(?:a minimum of\s+)?))?`;

type Shape = Readonly<{ name: string; pattern: RegExp; weekly: (groups: Groups) => readonly [number, number] }>;
type Groups = Readonly<Record<string, string | undefined>>;

/** A minimum without a maximum may go up to full time. */
const ends = (
  { low = '', high, upto, atleast, plus, more }: Groups,
  fullTime = fullTimeHours,
): readonly [number, number] => {
  const first = numberOf(low);
  const last = high === undefined ? first : numberOf(high);
  if (upto !== undefined) return [high === undefined ? 0 : first, last];
  const open = atleast !== undefined || plus !== undefined || more !== undefined;
  return [first, open ? Math.max(last, fullTime) : last];
};

const times = ([min, max]: readonly [number, number], factor: number): readonly [number, number] => [
  min * factor,
  max * factor,
];
const count = (text: string | undefined) => (text === undefined ? 1 : numberOf(text));

const days = String.raw`(?:half[- ]|full[- ]|consecutive |week|working |business )?days?`;
const shifts = String.raw`(?:[a-z]+ ){0,2}(?:shifts?|sessions?|evenings?|mornings?|afternoons?|nights?|classes|${days})`;

/** Patterns for hours, the most reliable first. */
export const hourShapes: readonly Shape[] = [
  {
    name: 'at least 10 and up to 20 hours a week',
    pattern: pattern`\b(?:min(?:imum)?(?: of)?|at least|from|between)\s+(?<low>${numeral})(?:${hours})?,?\s+(?:and|to|but|with)?\s*(?:an? )?(?:up to|max(?:imum)?(?: of)?|no more than|at most)\s+(?<high>${numeral})${hours}${work}${week}`,
    weekly: ({ low = '', high = '' }) => [numberOf(low), numberOf(high)],
  },
  { name: 'hours a week', pattern: pattern`${bound}${range}${hours}${work}${week}`, weekly: ends },
  {
    name: 'hours a fortnight',
    pattern: pattern`${bound}${range}${hours}${work}${fortnight}`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 0.5),
  },
  {
    name: 'part time (20 hours)',
    pattern: pattern`\b(?:full|part)[- ]?time(?: hours)?[\s,:(–-]{1,4}(?:(?:role|position|basis|hours|of|at|permanent|casual|ongoing)[\s,:(–-]{1,3}){0,3}${bound}${range}${hours}(?!${work}\s*(?:notice|shifts?))`,
    weekly: ends,
  },
  {
    name: 'hours: 20 per week',
    pattern: pattern`\b(?:weekly hours|hours (?:per|a|each) week|hours\/week|hours pw|hours weekly)\s*(?:is|are|will be|of)?\s*[:=–-]?\s*${bound}${range}`,
    weekly: ends,
  },
  {
    name: 'hours per fortnight: 80',
    pattern: pattern`\bhours (?:per|a|each) fortnight\s*(?:is|are|will be|of)?\s*[:=–-]?\s*${bound}${range}`,
    weekly: (groups) => times(ends(groups, 2 * fullTimeHours), 0.5),
  },
  { name: 'hours: 20 a week', pattern: pattern`\bhours\s*[:=–-]\s*${bound}${range}${week}`, weekly: ends },
  {
    name: 'two shifts of seven hours',
    pattern: pattern`(?<![\d$.])(?<times>${numeral})(?:${dash}(?<most>${numeral}))?\s*(?:x\s*)?${shifts}(?:\s+(?:a|per|each|every) (?:week|weekend))?,?\s*(?:of|at|for|with|\(|@|x|–|-)?\s*(?:about |around |approximately )?${range}${hours}(?:\s*(?:each|shifts?|(?:a|per|\/)\s*(?:day|shift|session)))?`,
    weekly: (groups) => [count(groups.times) * ends(groups)[0], count(groups.most ?? groups.times) * ends(groups)[1]],
  },
  {
    name: 'three 6-hour shifts',
    pattern: pattern`(?<![\d$.])(?<times>${numeral})(?:${dash}(?<most>${numeral}))?\s*(?:x|×|of)?\s*${range}${hours}\s*(?:shifts?|sessions?|days?|classes)\s*(?:(?:a|per|each|every) (?:week|weekend)|weekly)`,
    weekly: (groups) => [count(groups.times) * ends(groups)[0], count(groups.most ?? groups.times) * ends(groups)[1]],
  },
  {
    name: 'hours a day, days a week',
    pattern: pattern`${range}${hours}\s*(?:per|a|each|\/)\s*(?:day|shift),?\s*(?:and |for |over |x )?\s*(?<times>${numeral})\s*days?\s*(?:per|a|each|\/)\s*week`,
    weekly: (groups) => times(ends(groups), count(groups.times)),
  },
  {
    name: 'part of full time',
    pattern: pattern`(?<![\d.])(?<fte>0\.\d{1,2})\s*(?:fte|eft|full[- ]time equivalent)\b|\b(?:fte|eft)\s*(?:of|:|=)?\s*(?<fte2>0\.\d{1,2})\b`,
    weekly: ({ fte, fte2 }) => times([fullTimeHours, fullTimeHours], Number(fte ?? fte2)),
  },
];

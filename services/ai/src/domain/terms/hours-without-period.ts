import { pattern } from '../rule.ts';
import { bound, ends, type Ends, type Groups, hours, hoursOfAllDays, range, type Shape } from './hour-words.ts';

/** More may be hours of a fortnight, fewer those of a shift, and 24 those of a service. */
const isWeek = (value: number) => value >= 10 && value <= 42 && value !== 24;
/** Fewer alone may be those of anything. */
const fewestAlone = 30;
const week = (groups: Groups): Ends => {
  const [min, max] = ends(groups);
  return isWeek(max) ? [min, max] : [0, 0];
};
const job = '(?:role|position|job|post|contract|vacancy)';
const otherPeriod = '(?:(?:per|a|each|every|/) ?(?:day|shift|month|year|session)|daily|notice|shifts?\\b)';
const basis = '(?:perm(?:anent)?|ongoing|casual|temporary|fixed[- ]term|contract)';

/** Hours in places where only those of a week are usual: after a label, alone in an item, beside "post". */
export const hoursWithoutPeriod: readonly Shape[] = [
  {
    name: 'hours: 37.5',
    pattern: pattern`(?:^|[.;|] ?)(?:work(?:ing)? |ordinary |contracted )?hours(?: of work)?\s*[:=–-][\s:–-]*${bound}${range}(?![.:]?\d)(?:${hours}(?!\s*${otherPeriod})|(?=\s*(?:$|[.,;|(–-])))`,
    weekly: week,
  },
  { name: '28 hours', pattern: pattern`^${bound}${range}${hours}\s*$`, weekly: week },
  {
    name: 'permanent - 30 hours',
    pattern: pattern`\b${basis}(?: (?:work|role|position|job|post|part[- ]?time))?[\s,:(–|-]{1,4}${bound}${range}${hours}(?=\s*(?:$|[.,;|)–-]|plus\b))`,
    weekly: week,
  },
  {
    name: '38 hrs, permanent',
    pattern: pattern`(?:^|[.;|] ?)${bound}${range}${hours}[\s,|–-]{1,3}${basis}\b`,
    weekly: week,
  },
  {
    name: 'permanent. 38 hrs, $32 an hour',
    pattern: pattern`(?:^|[.;|] )${range}${hours}(?=\s*(?:$|[,;|]|(?<=\.) ))`,
    weekly: (groups) => (ends(groups)[0] >= fewestAlone ? week(groups) : [0, 0]),
  },
  { name: 'gardener (26 hours)', pattern: pattern`^[\w ,/&-]{3,60}\(${bound}${range}${hours}\)\s*$`, weekly: week },
  { name: '30 hour post', pattern: pattern`${range}${hours}\s*${job}\b`, weekly: week },
  {
    name: '3 days a week (22 hours)',
    pattern: pattern`(?<![\d.$])\b(?<days>[2-5]|two|three|four|five) ?(?:days?|shifts?) ?(?:a|per|each|\/) ?(?:week|wk) ?[(,–-] ?${bound}${range}${hours}(?=\s*(?:$|[),.;]))`,
    weekly: hoursOfAllDays,
  },
  {
    name: 'the position is for 30 hours',
    pattern: pattern`\b${job} is (?:for |of )?${bound}${range}${hours}(?=\s*(?:$|[.,;(]|(?:to|with|and|working|over)\b))`,
    weekly: week,
  },
];

import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { anyOf } from '../rule.ts';
import { clock, startClock } from './clock-times.ts';
import { to } from './named-days.ts';
import type { Roster } from './rosters.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/**
 * Few hours open a job to students, so they count only if they are all that their sentence tells: "lunch 11-3 and dinner
 * 5-10, Thu-Sun" has two shifts a day. If words about time are left over, the hours are not known.
 */

/** More hours are no student's in any case. */
const fewHours = studentFortnightHours / 2;

const counted = '(?:%|k\\b|\\+|hours?|hrs?|h\\b|shifts?|days?|nights?|weeks?|months?|years?|people|staff|per|an? )';
const span = new RegExp(`(?<![\\d.$/])\\b${startClock}${to}(?:${clock}|\\d{1,2})(?![\\d.,]?\\d)(?! ?${counted})`, 'gi');
const hour = '(?:hours?|hrs?|h)\\b';
const figure = new RegExp(`(?<![\\d.$])\\b(?<hours>${numeral})[- ]?${hour}`, 'gi');
const total =
  /\b(?:(?:a|per|each|every) (?:week|wk|fortnight|month|year)|weekly|fortnightly|p\.?w\b|hpw|in total|total|all up|altogether)|\/ ?(?:week|wk|fortnight)/i;
const alternatives = /\b(?:or|either|between|min(?:imum)?|max(?:imum)?|up to|at (?:least|most)|including|of which)\b/i;

const twiceADay = anyOf(
  '\\b(?:two|both|double|2|three|3) (?:\\w+ )?shifts?\\b ?(?:,|(?:a|per|each|every|/) ?day\\b)',
  '\\bboth shifts\\b|\\btwice (?:a|per|each) day\\b',
);
/** "And a half day of 4". */
const onTop = `(?:\\band|\\bplus|\\+|&) (?:an? |one |every |each |the )?(?:half|extra|further|additional|full) (?:days?|shifts?)\\b`;
// slow-pattern: an item has at most 500 characters.
const leftOver = new RegExp(anyOf(twiceADay, onTop), 'i');

const countIn = (item: string, pattern: RegExp) => item.match(pattern)?.length ?? 0;

/** Whether a sentence tells of more times than those that its hours were counted from. */
const tellsMore = (item: string, { max, inferred }: WeeklyHours, rosters: readonly Roster[]): boolean => {
  if (total.test(item)) return false;
  const spans = countIn(item, span);
  const figures = [...item.matchAll(figure)].map(({ groups }) => numberOf(groups?.['hours'] ?? 'zero'));
  const isSum = figures.reduce((sum, one) => sum + one, 0) === max;
  if (leftOver.test(item)) return true;
  if (inferred)
    return (
      spans > Math.max(1, rosters.filter(({ quote }) => quote === item).length) ||
      (spans > 0 && figures.length > 0 && onDays.test(item))
    );
  return !alternatives.test(item) && ((figures.length > 1 && !isSum) || spans > 1);
};
const onDays = new RegExp(`\\b${numeral}[- ]?${hour} (?:days?|shifts?)\\b`, 'i');

/** Whether the hours are a part of those that the ad tells. */
export const areInPart = (hours: WeeklyHours, items: readonly string[], rosters: readonly Roster[]): boolean =>
  hours.max <= fewHours &&
  items.some((item) => (hours.quote.includes(item) || item.includes(hours.quote)) && tellsMore(item, hours, rosters));

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

/** "Lunch and dinner, two shifts," but not "18 hours a week in three evening shifts,", which divides all hours. */
const twiceADay = anyOf(
  '(?<!\\b(?:or|(?:a|per) week (?:in|over|across|as)) )\\b(?:two|both|double|2|three|3) (?:[\\w-]+ )?shifts?\\b ?,|\\b(?:two|both|double|2|three|3) (?:[\\w-]+ )?shifts?\\b ?(?:a|per|each|every|/) ?day\\b',
  '\\bshifts? of \\w+ hours? (?:each|a|per) day\\b|\\bboth shifts\\b|\\btwice (?:a|per|each) day\\b',
);
/** "And a half day of 4", but not "two and a half days". */
const onTop = `(?:(?<!\\b(?:one|two|three|four|[1-4]) )\\band|\\bplus|\\+|&) (?:an? |one |every |each |the )?(?:half|extra|further|additional|full) (?:days?|shifts?)\\b`;
/** "As well as your usual weekday shifts", "the balance of your five days". */
const usual =
  '\\b(?:your|the|our) (?:usual|normal|regular|ordinary|weekday|other) (?:[\\w-]+ ){0,4}(?:shifts?|roster|days)\\b|\\b(?:balance|rest|remainder) of (?:your|the) (?:[\\w-]+ )?(?:week|days|hours)\\b|\\bin addition to\\b';
// slow-pattern: an item has at most 500 characters.
const leftOver = new RegExp(anyOf(twiceADay, onTop, usual), 'i');

const countIn = (item: string, pattern: RegExp) => item.match(pattern)?.length ?? 0;

/** Whether a sentence tells of more times than those that its hours were counted from. */
const tellsMore = (item: string, { max, inferred }: WeeklyHours, rosters: readonly Roster[]): boolean => {
  const spans = countIn(item, span);
  const figures = [...item.matchAll(figure)].map(({ groups }) => numberOf(groups?.['hours'] ?? 'zero'));
  const isSum = figures.reduce((sum, one) => sum + one, 0) === max;
  if (leftOver.test(item)) return true;
  if (total.test(item)) return false;
  if (inferred)
    return (
      spans > Math.max(1, rosters.filter(({ quote }) => quote === item).length) ||
      (spans > 0 && figures.length > 0 && onDays.test(item))
    );
  return !alternatives.test(item) && ((figures.length > 1 && !isSum) || spans > 1);
};
const onDays = new RegExp(`\\b${numeral}[- ]?${hour} (?:days?|shifts?)\\b`, 'i');

const namedDay = '(?:(?:sat|sun|mon|tues|wednes|thurs|fri)[a-z]*days?|weekends?)';
const onceMore =
  '(?:plus|as well as|an additional|another|a further|on top,?|also,?|(?<!days? )and(?= (?:an? |one |alternate |all day )))';
/** One more shift beside hours that leave no room for it: "20 hours a week plus a Saturday shift". */
// slow-pattern: an item has at most 500 characters.
const oneMoreShift = new RegExp(
  anyOf(
    `\\b${onceMore} (?:(?:an?|one|every|each|some|alternate|all day|the|both|full|of|day) ){0,4}${namedDay}(?! (?:to|-|–|rates?|penalt|and (?:sat|sun)))`,
    `\\b(?:plus|an additional|another|a further|and(?= (?:an?|one|some) )) (?:an? |one |some )?(?:\\d+ hours? )?(?:weekend |saturday |sunday |extra )?shifts?\\b|\\b${namedDay}s? too\\b`,
    `\\b(?:plus|another|a further|an additional|on top,?) (?:\\w+ )?(?:\\d+|six|eight)(?: hours?)?(?: (?:on|at|every))? (?:${namedDay})`,
    '\\b(?:half|full) day\\b|\\ba half days\\b(?!, (?:about |around )?\\d+ hours? (?:a|per) week)|\\bsame again\\b|\\bstay(?:ing)? (?:back|till)\\b|\\blater if\\b|\\bstocktake\\b|\\blate nights?\\b[^.;!?]{0,20}(?:\\bextra\\b|\\bon top\\b)|\\bnot counting\\b|\\bexcluding weekends\\b',
    '\\b(?:a bit more|and then some|runs? over|additional hours|when asked|closing duties|cover for)\\b',
  ),
  'i',
);
const many =
  '(?<![\\d$.])(?:2[5-9]|[34]\\d)(?![\\d%]|[.,]\\d| ?(?:dollars?|bucks|an hour|per hour|minutes?|mins|km|staff|people|seats?|years?|hours? of training|hours? (?:per|a|each) fortnight))';
/** Hours that grow, or that are more in truth: "15 hours a week at first, 30 later". */
// slow-pattern: an item has at most 500 characters.
const growsTo = new RegExp(
  anyOf(
    `\\b(?:at first|to begin with|then|soon|later|after|thereafter|rising|up to|really|in practice|in truth|more like|most do|busy|peak|you do|month[- ]end|in summer|be on)\\b[^.;!?$]{0,30}${many}`,
    `${many}(?:[- ]hours?)?(?: hours)? (?:later|thereafter|in practice|in truth|weeks every|the rest)\\b`,
    '\\b\\d+ ?(?:\\+|plus) ?\\d+(?: x \\d+)? ?(?:hours?|hrs?)\\b|\\bfte\\b.{0,20}?(?:\\band\\b|\\+).{0,12}?\\bfte\\b|\\bdoubl(?:es?|ing)\\b|\\bwill double\\b|\\brising by\\b|\\bview to full[- ]time\\b|\\bfull[- ]time over\\b|\\b(?:balance|rest|remainder) of (?:your|the) (?:[\\w-]+ )?(?:week|days|hours)\\b',
  ),
  'i',
);
const [shiftHours, atMost] = [8, fewHours];

/** Whether a sentence beside the hours may add to them. */
const mayAdd = (item: string, { max }: WeeklyHours) =>
  growsTo.test(item) || (max + shiftHours > atMost && oneMoreShift.test(item));

/** Whether the hours are a part of those that the ad tells. */
export const areInPart = (hours: WeeklyHours, items: readonly string[], rosters: readonly Roster[]): boolean =>
  hours.max <= fewHours &&
  items.some((item, at) => {
    if (!hours.quote.includes(item) && !item.includes(hours.quote)) return false;
    return tellsMore(item, hours, rosters) || mayAdd(item, hours) || mayAdd(items[at + 1] ?? '', hours);
  });

import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { type Breaks, isLongShift, type Shift } from '@waratah/vocabulary/work-hours';
import { anyOf } from '../rule.ts';

const amount = `(?:(?<count>two|three|[23]) (?:x )?)?\\b(?:(?<minutes>${numeral})[- ]?min(?:ute)?s?|(?<half>(?:a )?half[- ](?:an[- ])?h(?:ou)?r|1/2 h(?:ou)?r)|(?<hour>(?:an|one|1)[- ]?h(?:ou)?r))['’s]{0,2}`;
const meal = '(?:meal|lunch|dinner|supper|crib)';
const ofMeal = `(?:${meal} )?`;
/** "One-hour lunch rush" is no break. */
const ends = '(?=\\s*(?:$|[.,;:)]|\\b(?:break|and (?:a|two)\\b|is|unpaid|each|every|per|daily|a day)))';
const notPaid = '(?!,? ?\\(?(?:breaks? )?(?:which )?(?:is |are )?(?:fully )?paid\\b)';

const asPatterns = (...sources: readonly string[]) =>
  // slow-pattern: an item has at most 500 characters.
  sources.map((source) => new RegExp(source, 'i'));

/** Breaks that are called unpaid. */
const unpaid = asPatterns(
  `(?<!\\b(?:no|without) (?:an? )?)${amount} (?:of |is |are )?unpaid ${ofMeal}(?:breaks?|${meal}|rest|smoko)\\b`,
  `(?<!\\bno )\\bunpaid ${amount}[- ]${ofMeal}(?:breaks?|${meal}|rest|smoko)\\b`,
  `\\bbreaks? ?(?:of|is|are|for|:|\\()? ?${amount},? ?\\(?(?:is |are )?unpaid\\b`,
  `\\bunpaid ${ofMeal}breaks? ?(?:of|is|are|lasts?|for|:|\\()? ?(?:for )?${amount}`,
);

/** A break for a meal is unpaid unless the ad says that it is paid. */
const meals = asPatterns(
  `(?<!\\bpaid )${amount} (?:break )?(?:for |at )?${meal}(?: breaks?)?${notPaid}${ends}`,
  `(?<!\\bpaid )\\b${meal}(?: breaks?)?[ :(–-]{1,3}(?:of |is |lasts )?${amount}${notPaid}`,
);
/** Whose meals they may be. */
const others = /\b(?:supervis\w*|duty|children|students?|pupils|residents|patients|guests|customers)\b/i;

/** A break that may be paid or not. */
const unclear = asPatterns(
  `(?<!\\bpaid )${amount} breaks?\\b${notPaid}`,
  `(?<!\\bpaid )\\bbreaks? of ${amount}${notPaid}`,
);

const paid = new RegExp(
  anyOf(
    `(?<!\\b(?:10|15|20|ten|fifteen|twenty)[- ]min(?:ute)?s? )\\bpaid (?:(?:30|45|60)[- ]min(?:ute)?s?[- ]|half[- ]hour )?${ofMeal}breaks?\\b`,
    `\\bbreaks? (?:is|are|will be) (?:all |fully )?paid\\b`,
    `\\b(?:30|45|60|half|an?)[- ](?:min(?:ute)?s?|(?:an )?hour) paid (?:${meal}|break)`,
    `\\bno (?:unpaid|${meal}) breaks?\\b|\\bno breaks?(?=\\s*(?:$|[.,;)]))`,
  ),
  'i',
);

/** Minutes; others are no break of a shift. */
const [shortest, longest] = [10, 120];
/** Shorter breaks are rests, beside which there may be one for a meal. */
const shortestForMeal = 30;

const minutesIn = (item: string, patterns: readonly RegExp[]): number => {
  const { groups } = patterns.map((one) => one.exec(item)).find((match) => match !== null) ?? {};
  if (groups === undefined) return 0;
  const { count = 'one', minutes, half } = groups;
  const each = minutes === undefined ? (half === undefined ? 60 : 30) : numberOf(minutes);
  const all = numberOf(count) * each;
  return all >= shortest && all <= longest ? all : 0;
};

const firstIn = (items: readonly string[], patterns: readonly RegExp[]): number =>
  items.map((item) => minutesIn(item, patterns)).find((minutes) => minutes > 0) ?? 0;

/** The breaks of a shift that the ad states; undefined if it states none. */
export const breaksIn = (items: readonly string[]): Breaks | undefined => {
  const told = items.filter((item) => /\b(?:breaks?|meal|lunch|smoko|dinner|supper|crib)\b/i.test(item));
  const own = told.filter((item) => !others.test(item));
  const certain = firstIn(told, unpaid) || firstIn(own, meals);
  if (certain > 0) return { min: certain, max: certain };
  if (told.some((item) => paid.test(item) && !/unpaid (?!breaks?\b)/i.test(item))) return { min: 0, max: 0 };
  const possible = firstIn(own, unclear);
  return possible >= shortestForMeal ? { min: 0, max: possible } : undefined;
};

/** The stated breaks as those of a shift. Where others are long, a short one may have none. */
export const breaksOf = (
  shift: Shift,
  stated: Breaks | undefined,
  shifts: readonly Shift[] = [shift],
): Breaks | undefined =>
  stated && !isLongShift(shift) && shifts.some(isLongShift) ? { min: 0, max: stated.max } : stated;

import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { numberOf, numeral, rounded } from '@waratah/vocabulary/numerals';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { type Breaks, weekHoursMax } from '@waratah/vocabulary/work-hours';
import type { Basis } from './bases.ts';
import { dayList, daysIn } from './named-days.ts';
import { duty } from './duties.ts';
import { hoursOfAll, type Roster, rostersOf } from './rosters.ts';
import { isVisaLimit } from './other-hours.ts';
import { type WeeklyHours, weeklyHoursIn } from './weekly-hours.ts';

/** Longer hours are no student's in any case, so that more of them change no answer. */
const fewHours = studentFortnightHours / 2;

const hour = '(?:hours?|hrs?|h)\\b';

/** Hours of a week or of counted shifts, but not of a day. */
// slow-pattern: a sentence has at most 500 characters.
const figure = new RegExp(
  `(?<![\\d$.:])(?:(?<count>${numeral})\\s*(?:x\\s*|shifts? of )?)?(?<![\\d$.:])(?<hours>${numeral})[- ]?${hour}(?! ?(?:a|per|each|every|\\/) ?(?:day|shift)| notice| minimum| of | from | away)`,
  'gi',
);
const adds = /\b(?:and|plus)\b|[+&]/i;
const excludes = /\b(?:or|between|including|incl|of which|minimum|up to|max\w*|training|notice|experience|break)\b/i;

/** The hours that an item names together: "two 12-hour shifts and one 5-hour shift". */
const sumOf = (item: string): number => {
  const found = [...item.matchAll(figure)];
  const between = found.slice(1).map((match, index) => {
    const before = found[index];
    return item.slice((before?.index ?? 0) + (before?.[0].length ?? 0), match.index);
  });
  if (found.length < 2 || excludes.test(item) || !between.every((words) => adds.test(words))) return 0;
  return found.reduce(
    (sum, { groups = {} }) => sum + numberOf(groups['hours'] ?? '') * numberOf(groups['count'] ?? 'one'),
    0,
  );
};

/** "24 hours on weekdays plus every Saturday 10-6": the hours of both sides. */
const besidePlus = (item: string, breaks: Breaks | undefined): number => {
  const [left = '', right, ...others] = item.split(/\bplus\b/i);
  if (right === undefined || others.length > 0 || excludes.test(item)) return 0;
  const first = weeklyHoursIn(left)?.max ?? 0;
  const more = weeklyHoursIn(right)?.max ?? hoursOfAll(rostersOf([right]), breaks).max;
  const named = onDay.exec(right)?.groups?.['hours'];
  return first === 0 ? 0 : first + (more || numberOf(named ?? 'zero'));
};
const onDay = new RegExp(`^ (?:on )?${dayList}[ ,:]{1,2}(?:for )?(?<hours>${numeral}) ?${hour}`, 'i');

/** "4 hours on weekdays and 8 hours each Saturday and Sunday": so many hours on each of the days. */
// slow-pattern: a sentence has at most 500 characters.
const onEachDay = new RegExp(
  `(?<![\\d$.:])(?<hours>${numeral})[- ]?${hour} (?:shifts? )?(?:(?:on|each|every|for) )?(?<days>${dayList})`,
  'gi',
);
const sumOfDays = (item: string): number => {
  const found = [...item.matchAll(onEachDay)];
  if (found.length < 2 || excludes.test(item)) return 0;
  return found.reduce(
    (sum, { groups = {} }) => sum + numberOf(groups['hours'] ?? '') * daysIn(groups['days'] ?? '').length,
    0,
  );
};

/** "And 10 hours of preparation", "+ 10 prep". */
// slow-pattern: a sentence has at most 500 characters.
const moreDuty = new RegExp(
  `(?:\\b(?:plus|and)|\\+|&) (?:another |a further |an extra |about |around )?(?<hours>${numeral})(?:[- ]?${hour} (?:of |for )?${duty}\\b| ${duty}(?=\\s*(?:$|[.,;)]|(?:a|per|each|every|\\/) ?week|weekly|p\\.?w)))`,
  'i',
);

/** "20 hours a week of teaching plus 10 hours of preparation": the hours with those of the other duty. */
const withOtherDuty = (item: string, { max }: WeeklyHours): number => {
  const found = moreDuty.exec(item);
  const before = item.slice(0, found?.index ?? 0);
  return !found || excludes.test(item) || [...before.matchAll(figure)].length > 1 || !weeklyHoursIn(before)
    ? 0
    : max + numberOf(found.groups?.['hours'] ?? 'zero');
};

/** "$34", "34 an hour", "34 dollars": no number of hours. */
const notPaid = String.raw`(?<![\d$€£.]|[$€£] |\baud ?)`;
const notPay = String.raw`(?! ?(?:(?:an?|per|each|every|\/) ?h|dollars|bucks|cents|aud\b|p\.?\/?h|%|per ?cent))`;

/** "Then 30", "moving to 35 hours": what the hours grow to. */
// slow-pattern: a sentence has at most 500 characters.
const grows = new RegExp(
  `\\b(?:then|thereafter|(?:mov|go|ris|grow|increas|build|ramp|step|progress|scal|work)(?:e|es|s|ing)?(?: up)? to|reach(?:es|ing)?|followed by)\\b[^.;]{0,12}?\\b(?:${notPaid}(?<hours>${numeral})${notPay}(?: ?${hour}|(?=[ ,;]|\\.(?!\\d)|$)(?! (?:weeks?|months?|days?|years?)))|(?<full>full[- ]?time|(?:five|six|[56]) (?:full )?days))`,
  'i',
);
/** "Becomes full time", "available to work full time from week 3", "you will need to do 40 hours". */
// slow-pattern: a sentence has at most 500 characters.
const asked = new RegExp(
  `\\b(?:becom(?:e|es|ing)|turns? into|(?:able|available|expected|required|need|have) to (?:work|do|go)|will (?:do|work))\\b[^.;]{0,25}?(?:${notPaid}\\b(?<hours>${numeral})[- ]?${hour}(?! ?(?:a|per|each|\\/) ?(?:day|shift)| notice| of )|\\b(?<full>full[- ]?time)\\b(?! (?:visa|student|stud(?:y|ies)|work rights)))`,
  'i',
);
const month = '(?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec)[a-z]*';
const time = `(?:xmas|christmas|new year|probation|training|trained|you(?:'re| are) trained|the (?:holidays|summer|break)|${month}|week (?:two|three|four|\\d)|(?:the |your |a )?(?:(?:first|initial|one|two|three|six|\\d) )?(?:weeks?|months?))\\b`;
/** "38 after Xmas", "full time from January", "35 hours a week after the first month". */
// slow-pattern: a sentence has at most 500 characters.
const later = new RegExp(
  `(?:${notPaid}\\b(?<hours>${numeral})(?: ?${hour}(?: ?(?:a|per|each|\\/) ?(?:week|wk))?)?|\\b(?<full>full[- ]?time)) (?:after|from|in|once|during) ${time}`,
  'i',
);
const overtime =
  /\bplus (?:\w+ )?overtime\b|\b(?:compulsory|mandatory|regular) overtime\b|\bovertime\b[^.;]{0,25}\b(?:required|compulsory|most weeks|expected)\b/i;

const grownTo = (item: string): number => {
  if (overtime.test(item)) return fullTimeHours;
  const found = [grows, asked, later].map((pattern) => pattern.exec(item)?.groups ?? {});
  return Math.max(...found.map(({ hours, full }) => (full === undefined ? numberOf(hours ?? 'zero') : fullTimeHours)));
};

/** The most of the hours that a sentence names one after the other: "20 hours a week in term, 38 hours a week from March". */
const mostNamed = (item: string): number =>
  Math.max(
    ...item.split(/, (?:then |but |and )?/i).map((part) => {
      const named = weeklyHoursIn(part);
      return named && !isVisaLimit(part, named.max) ? named.max : 0;
    }),
  );

/** Hours of another sentence, which come on top if it says so. */
const besides = (item: string, { max, quote }: WeeklyHours): number => {
  if (item === quote) return mostNamed(item);
  if (isVisaLimit(item, max)) return 0;
  const other = weeklyHoursIn(item)?.max ?? 0;
  return /\b(?:also|plus|additional|another|extra)\b/i.test(item) && other > 0 ? max + other : other;
};

/** "You will also help at our second shop two nights a week". */
// slow-pattern: a sentence has at most 500 characters.
const alsoWorked = new RegExp(
  `\\b(?:also|additionally|plus|on top)\\b[^.;]{0,30}?\\b(?:help|work|cover|assist|serve|fill in|do)\\b[^.;]{0,50}?(?<![\\d.$])\\b(?<times>${numeral}) (?:days?|nights?|evenings?|mornings?|afternoons?|shifts?) (?:a|per|each|every) week`,
  'i',
);

/** Days or shifts on top, each as long as one of a full week. */
const daysBesides = (item: string, { max }: WeeklyHours): number => {
  const named = alsoWorked.exec(item)?.groups?.['times'];
  return named === undefined || excludes.test(item) ? 0 : max + (numberOf(named) * fullTimeHours) / 5;
};

/** Times within which one works some hours: "15 hours a week, any time from Monday to Friday, 9 to 5". */
const within =
  /\b(?:any|between|choose|within|flexib\w+|availab\w+|span|pick|rota|shared?|each|your own|suit\w*|around|split|up to|or)\b/i;

/** The hours of a roster that takes longer than the hours beside it: "20 hours a week, Tue-Sun 5pm-11pm". */
const ofRosters = (rosters: readonly Roster[], hours: WeeklyHours, breaks: Breaks | undefined): number => {
  const days = rosters.flatMap((one) => one.days);
  if (new Set(days).size < days.length || rosters.some(({ quote }) => within.test(quote))) return 0;
  const { min, max } = hoursOfAll(rosters, breaks);
  return min > hours.max ? max : 0;
};

/**
 * Whether rosters with days of their own make up the hours that their sentence tells: "20 hours a week: Mon and Wed 8am-1pm
 * plus Thu 8am-6pm".
 */
export const areAllOf = (
  rosters: readonly Roster[],
  { max, quote }: WeeklyHours,
  breaks: Breaks | undefined,
): boolean => {
  const days = rosters.flatMap((one) => one.days);
  const total = hoursOfAll(rosters, breaks);
  return (
    rosters.length > 1 &&
    new Set(days).size === days.length &&
    rosters.every((one) => one.quote.includes(quote)) &&
    total.min <= max &&
    total.max >= max
  );
};

/**
 * The hours with those that the ad adds elsewhere, or to which they grow: "20 hours a week to start, then 30". The hours
 * that were read first stay the fewest.
 */
export const withMoreHours = (
  hours: WeeklyHours,
  {
    items,
    bases,
    rosters,
    breaks,
  }: Readonly<{
    items: readonly string[];
    bases: readonly Basis[];
    rosters: readonly Roster[];
    breaks: Breaks | undefined;
  }>,
): WeeklyHours => {
  if (hours.max > fewHours) return hours;
  const [only, ...others] = bases;
  const isWhole = areAllOf(rosters, hours, breaks);
  const isFullTime = only?.kind === 'full_time' && others.length === 0;
  const most = Math.max(
    hours.max,
    isFullTime ? fullTimeHours : 0,
    ofRosters(rosters, hours, breaks),
    ...items.flatMap((item) => [
      ...(!isWhole && (hours.quote.includes(item) || item.includes(hours.quote))
        ? [sumOf(item), sumOfDays(item), besidePlus(item, breaks), withOtherDuty(item, hours)]
        : []),
      grownTo(item),
      besides(item, hours),
      daysBesides(item, hours),
    ]),
  );
  return most > hours.max && most <= weekHoursMax ? { ...hours, max: rounded(most) } : hours;
};

import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import type { LanguagesAsked } from '@waratah/vocabulary/languages';
import { numberOf, rounded } from '@waratah/vocabulary/numerals';
import type { PayTerm } from '@waratah/vocabulary/pay-terms';
import type { Breaks } from '@waratah/vocabulary/work-hours';
import { type Basis, basesOf } from './bases.ts';
import { breaksIn } from './breaks.ts';
import { type Experience, experienceOf } from './experience.ts';
import { hasUntoldTimes, hoursOfAll, type Roster, rostersOf } from './rosters.ts';
import { areInPart } from './hours-in-part.ts';
import { payTermsOf } from './pay-terms/pay-terms.ts';
import { type Seniority, seniorityOf } from './seniority.ts';
import { areShared } from './shared-rosters.ts';
import { schoolHoursOf } from './school-hours.ts';
import { itemsOf } from '../sentences.ts';
import { areAllOf, withMoreHours } from './more-hours.ts';
import { hoursOfTimedDays, isOfShop } from './timed-days.ts';
import { type FirstDay, firstDayOf } from './first-day.ts';
import { statedDaysOf } from './stated-days.ts';
import { type Tenure, tenureOf, withDays } from './tenure.ts';
import { type Ongoing, ongoingOf } from './ongoing.ts';
import { languagesAskedOf } from './languages-asked.ts';
import { type Unpaid, unpaidOf } from './unpaid.ts';
import { type WeeklyHours, weeklyHoursOf } from './weekly-hours.ts';
import { type WorkDays, workDaysOf } from './work-days.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

/** What an ad says about working times, place and level; absent fields are not stated. */
export type Terms = Readonly<{
  bases?: readonly Basis[];
  hours?: WeeklyHours;
  days?: WorkDays;
  rosters?: readonly Roster[];
  workplace?: Workplace;
  seniority?: Seniority;
  experience?: Experience;
  tenure?: Tenure;
  firstDay?: FirstDay;
  ongoing?: Ongoing;
  unpaid?: Unpaid;
  payTerms?: readonly PayTerm[];
  languagesAsked?: LanguagesAsked;
}>;

/** The terms of an ad, whose main family has the code `family` ('' if it is unknown). */
export const termsOf = (title: string, sentences: readonly string[], family = ''): Terms => {
  const items = sentences.flatMap(itemsOf);
  const bases = basesOf(title, items);
  const days = workDaysOf(items);
  const rosters = rostersOf(items);
  const breaks = breaksIn(items);
  const first =
    weeklyHoursOf(items) ??
    (items.some(hasUntoldTimes) ? undefined : hoursOfRosters(rosters, breaks)) ??
    hoursOfTimedDays(items, breaks) ??
    schoolHoursOf(items) ??
    hoursOfDays(days, bases) ??
    hoursOfBases(bases, items);
  const most = first && withMoreHours(first, { items, bases, rosters, breaks });
  const isInPart = first && !areAllOf(rosters, first, breaks) && areInPart(first, items, rosters);
  const hours = most === first && isInPart ? undefined : most;
  const workplace = workplaceOf(title, items);
  const seniority = seniorityOf(title, items, family);
  const experience = experienceOf(items);
  const firstDay = firstDayOf(title, items);
  const tenure = withDays(tenureOf(items) ?? tenureOf(sentences), statedDaysOf(title, items, firstDay?.day));
  const ongoing = tenure ? undefined : ongoingOf(title, items);
  const unpaid = unpaidOf(title, items);
  const payTerms = payTermsOf([title, ...items]);
  const languagesAsked = languagesAskedOf(title, sentences);
  return {
    ...(bases.length > 0 && { bases }),
    ...(rosters.length > 0 && { rosters }),
    ...(hours && { hours }),
    ...(days && { days }),
    ...(workplace && { workplace }),
    ...(seniority && { seniority }),
    ...(experience && { experience }),
    ...(tenure && { tenure }),
    ...(firstDay && { firstDay }),
    ...(ongoing && { ongoing }),
    ...(unpaid && { unpaid }),
    ...(payTerms.length > 0 && { payTerms }),
    ...(languagesAsked && { languagesAsked }),
  };
};

/** Longer ones are spans within which shifts begin and end, unless the ad counts their days. */
const longestRoster = 50;

/** Shifts that a worker picks among. */
const picked = /\b(?:pick|choose|any|shifts|rotat\w*|available|availability)\b/i;

const countOfDays = /\b(five|six|seven|[567]) days?\b(?! (?:off|notice|of)\b)/i;

/** "6 days, Tuesday to Sunday, 11 am to 10 pm": so many days are those of a worker, however long they are. */
const isCounted = (roster: Roster) =>
  numberOf(countOfDays.exec(roster.quote)?.[1] ?? '') === roster.days.length && areOfOne(roster);

/** Whether the times are those of one worker, and not times within which several have theirs. */
const areOfOne = ({ quote }: Roster) => !isOfShop(quote) && !choice.test(quote) && !picked.test(quote);

/** Rosters that may be alternatives, or of several jobs. */
const choice =
  /\b(?:or|either|options?|one of|some|various|flexible|depending|may|shifts? (?:available|include)|roles|positions)\b/i;

/** The rosters of different days add up: "Mon 9am-1pm, Wed 10am-2pm". Of the same days they may be alternatives. */
const hoursOfRosters = (rosters: readonly Roster[], breaks: Breaks | undefined): WeeklyHours | undefined => {
  const [first] = rosters;
  const days = rosters.flatMap((one) => one.days);
  if (!first || new Set(days).size < days.length || areShared(rosters)) return undefined;
  if (rosters.length > 1 && rosters.some(({ quote }) => choice.test(quote))) return undefined;
  const { min, max } = hoursOfAll(rosters, breaks);
  if (min < 3 || (min > longestRoster && !rosters.every(isCounted))) return undefined;
  const ofOne = rosters.length === 1 && areOfOne(first) ? { days: days.length } : {};
  return { min, max, quote: first.quote, inferred: true, ...ofOne };
};

/** Part time on five days means short days, of unknown length; full time on four means long ones. */
const hoursOfDays = (days: WorkDays | undefined, bases: readonly Basis[]): WeeklyHours | undefined => {
  if (!days || isOnly('full_time', bases) || (days.min >= 5 && isOnly('part_time', bases))) return undefined;
  const [min, max] = [days.min, days.max].map((count) => rounded((Math.min(count, 5) * fullTimeHours) / 5));
  return min === undefined || max === undefined ? undefined : { min, max, quote: days.quote, inferred: true };
};

const isOnly = (kind: Basis['kind'], bases: readonly Basis[]) => bases.length === 1 && bases[0]?.kind === kind;

/** Full-time patterns with longer days and a rostered day off. */
const longerDays = /\b(?:19|nineteen)[- ]day (?:working )?month\b|\b(?:9|nine)[- ]day (?:working )?fortnight\b/i;

/** Full time without hours means 38. If the ad offers a choice of employment, no hours follow. */
const hoursOfBases = (bases: readonly Basis[], items: readonly string[]): WeeklyHours | undefined => {
  const [only] = bases;
  if (bases.length > 1 || (only && only.kind !== 'full_time')) return undefined;
  const quote = only?.quote ?? items.find((item) => longerDays.test(item) && !item.endsWith('?'));
  return quote === undefined ? undefined : { min: fullTimeHours, max: fullTimeHours, quote, inferred: true };
};

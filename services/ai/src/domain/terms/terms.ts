import { type Basis, basesOf } from './bases.ts';
import { type Experience, experienceOf } from './experience.ts';
import { fullTimeHours, rounded } from './numerals.ts';
import { hoursOf, type Roster, rostersOf } from './rosters.ts';
import { type Seniority, seniorityOf } from './seniority.ts';
import { itemsOf } from '../sentences.ts';
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
}>;

/** The terms of an ad, whose main family has the code `family` ('' if it is unknown). */
export const termsOf = (title: string, sentences: readonly string[], family = ''): Terms => {
  const items = sentences.flatMap(itemsOf);
  const bases = basesOf(title, items);
  const days = workDaysOf(items);
  const rosters = rostersOf(items);
  const hours = weeklyHoursOf(items) ?? hoursOfRosters(rosters) ?? hoursOfDays(days) ?? hoursOfBases(bases);
  const workplace = workplaceOf(title, items);
  const seniority = seniorityOf(title, items, family);
  const experience = experienceOf(items);
  return {
    ...(bases.length > 0 && { bases }),
    ...(rosters.length > 0 && { rosters }),
    ...(hours && { hours }),
    ...(days && { days }),
    ...(workplace && { workplace }),
    ...(seniority && { seniority }),
    ...(experience && { experience }),
  };
};

/** A single roster tells the hours of a week. Of several it is unknown whether they add up or are alternatives. */
const hoursOfRosters = (rosters: readonly Roster[]): WeeklyHours | undefined => {
  const [only] = rosters;
  if (!only || rosters.length > 1) return undefined;
  const hours = hoursOf(only);
  return hours < 3 || hours > 60 ? undefined : { min: hours, max: hours, quote: only.quote, inferred: true };
};

const hoursOfDays = (days: WorkDays | undefined): WeeklyHours | undefined => {
  if (!days) return undefined;
  const [min, max] = [days.min, days.max].map((count) => rounded((Math.min(count, 5) * fullTimeHours) / 5));
  return min === undefined || max === undefined ? undefined : { min, max, quote: days.quote, inferred: true };
};

/** Full time without hours means 38. If the ad offers a choice of employment, no hours follow. */
const hoursOfBases = (bases: readonly Basis[]): WeeklyHours | undefined => {
  const [only] = bases;
  return only?.kind === 'full_time' && bases.length === 1
    ? { min: fullTimeHours, max: fullTimeHours, quote: only.quote, inferred: true }
    : undefined;
};

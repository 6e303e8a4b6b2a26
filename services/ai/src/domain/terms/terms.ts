import { type Basis, basesOf } from './bases.ts';
import { type Experience, experienceOf } from './experience.ts';
import { fullTimeHours, rounded } from './numerals.ts';
import { hoursOf, type Roster, rostersOf } from './rosters.ts';
import { type Seniority, seniorityOf } from './seniority.ts';
import { itemsOf } from '../sentences.ts';
import { type WeeklyHours, weeklyHoursOf } from './weekly-hours.ts';
import { type WorkDays, workDaysOf } from './work-days.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

/** What an ad says of when, where and how much one works, and for whom it is; what is absent is not stated. */
export type Terms = Readonly<{
  bases?: readonly Basis[];
  hours?: WeeklyHours;
  days?: WorkDays;
  rosters?: readonly Roster[];
  workplace?: Workplace;
  seniority?: Seniority;
  experience?: Experience;
}>;

export const termsOf = (title: string, sentences: readonly string[]): Terms => {
  const items = sentences.flatMap(itemsOf);
  const bases = basesOf(title, items);
  const days = workDaysOf(items);
  const rosters = rostersOf(items);
  const hours = weeklyHoursOf(items) ?? hoursOfRosters(rosters) ?? hoursOfDays(days) ?? hoursOfBases(bases);
  const workplace = workplaceOf(title, items);
  const seniority = seniorityOf(title, items);
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

/** One roster says how long the week is; of several it is not known whether they add up or are to choose from. */
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

/** Full time in words alone is 38 hours; where the ad offers a choice of bases, nothing follows. */
const hoursOfBases = (bases: readonly Basis[]): WeeklyHours | undefined => {
  const [only] = bases;
  return only?.kind === 'full_time' && bases.length === 1
    ? { min: fullTimeHours, max: fullTimeHours, quote: only.quote, inferred: true }
    : undefined;
};

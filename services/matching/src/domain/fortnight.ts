import { daysAfter, daysOfWeek } from '@waratah/vocabulary/law/days';
import { isGrantUnknown } from '@waratah/vocabulary/law/facts-needed';
import {
  countedDays,
  countedWeeks,
  type FortnightLeft,
  fortnightsOf,
  tightestOf,
} from '@waratah/vocabulary/law/fortnights';
import { fortnightLimit, isLimitedFortnight, type NoLimitReason, whyNoLimit } from '@waratah/vocabulary/law/hours';
import { noWorkBecause, questionToHolder } from '@waratah/vocabulary/law/judge';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { Shift } from './shift.ts';
import type { Student } from './student.ts';

/** Hours noted for a day; they count against the limit unless both fortnights with this day are in a course break. */
export type DayOfWork = Readonly<{ day: string; hours: number; limited: boolean }>;

/** A week from its Monday, with the hours that count against the limit. */
export type WeekOfWork = Readonly<{ from: string; counted: number; days: readonly DayOfWork[] }>;

/** The fortnight that a student sees: last week and this week, or this week and the next. */
export type Fortnight = Readonly<{
  today: string;
  /** Hours that the visa allows in a fortnight with this day; undefined if it sets no limit or is unknown. */
  limit: number | undefined;
  /** Why none of these days is limited, on a visa that limits hours at times. */
  noLimitBecause: NoLimitReason | undefined;
  /** Why the student may not work at all today; then there is no limit and no fortnight. */
  noWorkBecause: string | undefined;
  /** What the law asks the student before any work, like when the course begins. */
  question: string | undefined;
  /** The visa, or what its grant says about work, is not on the profile, so that nothing can be said of a limit. */
  visaUnknown: boolean;
  /**
   * Of the two fortnights that contain this week, those that are limited, and the one with fewer hours left; undefined
   * if neither is.
   */
  tighter: FortnightLeft | undefined;
  both: readonly FortnightLeft[];
  /** Hours of regular work a week, from the preferences. */
  regular: number;
  /** Last week, this week, and the next. */
  weeks: readonly WeekOfWork[];
  /** All shifts that are kept, the latest day first. */
  shifts: readonly Shift[];
}>;

type Known = Pick<Student, 'visaType' | 'preferences'>;

/** The hours that a student worked and may still work in the fortnights around a day. */
export const fortnightOf = ({ visaType, preferences }: Known, shifts: readonly Shift[], today: string): Fortnight => {
  const visa = visaCodeOf(visaType) ?? 'other';
  const visaUnknown = visa === 'other' || isGrantUnknown(visa, preferences, today);
  const regular = preferences.hoursWorked;
  const counted = countedWeeks({ visa, facts: preferences, regular, shifts }, today);
  const { from } = countedDays(today);
  const noWork = noWorkBecause(visa, preferences, today);
  const limit = visaUnknown || noWork !== undefined ? undefined : fortnightLimit(visa, preferences, today);
  const isLimited = ({ from: monday }: FortnightLeft) => isLimitedFortnight(visa, preferences, monday, today);
  const both = limit === undefined ? [] : fortnightsOf(counted, limit, today).filter(isLimited);
  const hoursOn = (day: string) =>
    shifts.filter((shift) => shift.day === day).reduce((sum, { hours }) => sum + hours, 0);
  return {
    today,
    limit,
    noLimitBecause:
      limit === undefined && !visaUnknown && noWork === undefined ? whyNoLimit(visa, preferences, today) : undefined,
    noWorkBecause: noWork,
    question: questionToHolder(visa, preferences, today),
    visaUnknown,
    tighter: tightestOf(both),
    both,
    regular,
    weeks: [0, 1, 2].map((week) => ({
      from: daysAfter(from, 7 * week),
      counted: counted[week] ?? 0,
      days: daysOfWeek(daysAfter(from, 7 * week)).map((day) => ({
        day,
        hours: hoursOn(day),
        limited: visaUnknown || fortnightLimit(visa, preferences, day) !== undefined,
      })),
    })),
    shifts: shifts.toSorted((a, b) => (a.day === b.day ? Number(b.at) - Number(a.at) : a.day < b.day ? 1 : -1)),
  };
};

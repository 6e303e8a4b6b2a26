import { rounded } from '@waratah/vocabulary/numerals';
import { paidHours } from '@waratah/vocabulary/work-hours';
import { dayList, daysIn } from './named-days.ts';
import type { WeeklyHours } from './weekly-hours.ts';
import { workDaysOf } from './work-days.ts';

const schoolHours = /(?<!\b(?:outside|out of|before|after|non|beyond)[ -])\bschool[ -]hours?\b(?! (?:care|are|is)\b)/i;
const dayNames = new RegExp(`\\b${dayList}`, 'i');
/** A school day, from the first bell to the last. */
const schoolDay = { start: '09:00', end: '15:00' };

/** Hours a week of a job within school hours, on named or counted days. */
export const schoolHoursOf = (items: readonly string[]): WeeklyHours | undefined => {
  for (const quote of items.filter((item) => schoolHours.test(item))) {
    const named = daysIn(dayNames.exec(quote)?.[0] ?? '').length;
    const counted = workDaysOf([quote]);
    const [min, max] = [counted?.min ?? named, counted?.max ?? named].map((days) =>
      rounded(days * paidHours(schoolDay).min),
    );
    if (min && max && (counted?.max ?? named) <= 5) return { min, max, quote, inferred: true };
  }
  return undefined;
};

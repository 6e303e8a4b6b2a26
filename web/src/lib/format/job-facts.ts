import { type EmploymentType, shownEmploymentType } from '@waratah/vocabulary/employment-types';
import type { WeekHours } from '@waratah/vocabulary/law/stated-terms';
import { type WorkHours, workHoursInWords } from '@waratah/vocabulary/work-hours';
import { formatPay, type Pay } from './salary.ts';

/** A level's label: 'Entry level', 'Mid level', or the capitalised word. */
export const experienceLabel = (level: string): string => {
  const name = level.charAt(0).toUpperCase() + level.slice(1);
  return level === 'entry' || level === 'mid' ? `${name} level` : name;
};

/** Pay with its currency. */
export function payWithCurrency(pay: Pay & Readonly<{ salaryCurrency: string }>): string | undefined {
  const text = formatPay(pay);
  return text && `${text} ${pay.salaryCurrency}`;
}

export const employmentText = (type: EmploymentType | null): string | undefined =>
  type ? shownEmploymentType(type) : undefined;

export type Timed = WorkHours & Readonly<{ weeklyHours: WeekHours | null }>;

/** For example '12 to 18 h a week, Thu to Sat'; undefined if an ad states neither hours nor days. */
export const hoursText = (job: Timed): string | undefined => workHoursInWords(job.weeklyHours, job) || undefined;

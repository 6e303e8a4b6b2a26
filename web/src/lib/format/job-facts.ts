import { type EmploymentType, shownEmploymentType } from '@waratah/vocabulary/employment-types';
import { formatPay, type Pay } from './salary.ts';

/** A level's label: 'Entry level', 'Mid level', or the word alone. */
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

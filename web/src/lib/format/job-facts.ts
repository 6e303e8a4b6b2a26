import { employmentLabel, type EmploymentType } from '../vocabulary/jobs.ts';
import { formatPay, type Pay } from './salary.ts';

/** 'entry' as people say it. */
export const experienceLabel = (level: string): string =>
  level === 'entry' ? 'Entry level' : level.charAt(0).toUpperCase() + level.slice(1);

/** Pay with its currency, which is Australian unless the ad says otherwise. */
export function payWithCurrency(pay: Pay & Readonly<{ salaryCurrency: string }>): string | undefined {
  const text = formatPay(pay);
  return text && `${text} ${pay.salaryCurrency}`;
}

export const employmentText = (type: EmploymentType | null): string | undefined =>
  type ? employmentLabel(type) : undefined;

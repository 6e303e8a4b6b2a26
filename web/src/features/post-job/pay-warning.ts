import { formatDate } from '../../lib/format/dates.ts';
import { toAmount } from './amounts.ts';
import type { WizardValues } from './wizard-form.ts';

type Minimum = Readonly<{ hourly: number; casualHourly: number; from: string }>;
export type Pay = Partial<Pick<WizardValues, 'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'employmentType'>>;

const dollars = (amount: number) => amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });

/** The warning for hourly pay below the minimum wage; the server checks other periods. */
export function payWarning(pay: Pay, { hourly, casualHourly, from }: Minimum): string | undefined {
  const amount = toAmount(pay.salaryMin ?? '') ?? toAmount(pay.salaryMax ?? '');
  const least = pay.employmentType === 'CASUAL' ? casualHourly : hourly;
  if (pay.salaryPeriod !== 'hour' || pay.employmentType === 'UNPAID_INTERNSHIP') return undefined;
  if (amount === null || Number.isNaN(amount) || amount >= least) return undefined;
  return `This is below the national minimum wage of ${dollars(least)} an hour (since ${formatDate(from)}).`;
}

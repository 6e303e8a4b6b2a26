import { formatDate } from '../../lib/format/dates.ts';
import { toAmount } from './amounts.ts';
import { messages } from './messages.ts';
import type { WizardValues } from './wizard-form.ts';

type Minimum = Readonly<{ hourly: number; casualHourly: number; from: string }>;
export type Pay = Partial<Pick<WizardValues, 'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'employmentType'>>;

/** How hourly pay compares with the national minimum: `ok` from the minimum up, `warn` below it. */
export type PayHint = Readonly<{ tone: 'ok' | 'warn'; text: string }>;

const dollars = (amount: number) => amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
const centsIn = (amount: number) => Math.round(amount * 100);

/** The hint for hourly pay; undefined if there is none, or it is by another period, which the server checks. */
export function payHint(pay: Pay, { hourly, casualHourly, from }: Minimum): PayHint | undefined {
  const amount = toAmount(pay.salaryMin ?? '') ?? toAmount(pay.salaryMax ?? '');
  const isCasual = pay.employmentType === 'CASUAL';
  const least = isCasual ? casualHourly : hourly;
  if (pay.salaryPeriod !== 'hour' || pay.employmentType === 'UNPAID_INTERNSHIP') return undefined;
  if (amount === null || Number.isNaN(amount)) return undefined;
  if (amount < least) return { tone: 'warn', text: messages.belowMinimum(dollars(least), formatDate(from)) };
  const above = centsIn(amount) - centsIn(least);
  const more = above === 0 ? '' : above < 100 ? `${above}c` : dollars(above / 100);
  return { tone: 'ok', text: messages.fromMinimum(more, isCasual, dollars(least)) };
}

import type { SalaryPeriod } from '@waratah/vocabulary/posting-fields';
import { guessedPeriod } from '@waratah/vocabulary/pay-amounts';

/** Pay of an ad: amounts in `currency` for one `period`. */
export type Pay = Readonly<{
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  salaryCurrency: string;
  salaryPeriod?: SalaryPeriod | undefined;
}>;

/** The period of the amounts: as stated, else guessed from the larger; undefined without amounts. */
export const periodOf = ({
  salaryMin,
  salaryMax,
  salaryPeriod,
}: Omit<Pay, 'salaryCurrency'>): SalaryPeriod | undefined => {
  const amount = salaryMax ?? salaryMin;
  return amount === undefined ? undefined : (salaryPeriod ?? guessedPeriod(amount));
};

const whole = new Intl.NumberFormat('en-AU');
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 });

const amountText = (amount: number, currency: string) => {
  const number = (Number.isInteger(amount) ? whole : withCents).format(amount);
  return currency === 'AUD' ? `$${number}` : `${currency} ${number}`;
};

/** Pay in words, from the numbers; undefined without numbers. */
export const salaryText = (pay: Pay): string | undefined => {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency } = pay;
  const period = periodOf(pay);
  if (!period) return undefined;
  const a = period === 'hour' ? 'an hour' : `a ${period}`;
  if (min !== undefined && max !== undefined && min !== max)
    return `${amountText(min, currency)} – ${amountText(max, currency)} ${a}`;
  if (min === undefined) return `up to ${amountText(max ?? 0, currency)} ${a}`;
  return max === undefined ? `from ${amountText(min, currency)} ${a}` : `${amountText(min, currency)} ${a}`;
};

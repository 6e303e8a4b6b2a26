import type { SalaryPeriod } from '@waratah/vocabulary/posting-fields';

/** Pay of an ad: amounts in `currency` for one `period`. */
export type Pay = Readonly<{
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  salaryCurrency: string;
  salaryPeriod?: SalaryPeriod | undefined;
}>;

const periodsAYear = { hour: 38 * 52, week: 52, year: 1 } as const;

/** Pay for a year of full time, so that amounts of different periods can be compared (38 hours a week, 52 weeks). */
export const annualised = (amount: number, period: SalaryPeriod) => amount * periodsAYear[period];

/**
 * What an amount is paid for when the ad says nothing: less than 250 is an hour's pay, less than 10,000 a week's,
 * all else a year's. Nobody works a week for 250 dollars full time, and nobody earns 250 an hour in these ads.
 */
export const guessedPeriod = (amount: number): SalaryPeriod => {
  if (amount < 250) return 'hour';
  return amount < 10_000 ? 'week' : 'year';
};

/** The period of the amounts: as stated, else guessed from the larger; undefined without amounts. */
export const periodOf = ({
  salaryMin,
  salaryMax,
  salaryPeriod,
}: Omit<Pay, 'salaryCurrency'>): SalaryPeriod | undefined => {
  const amount = salaryMax ?? salaryMin;
  return amount === undefined ? undefined : (salaryPeriod ?? guessedPeriod(amount));
};

/** More than this a year is a slip of the keyboard. */
const mostAYear = 5_000_000;

export const isPlausible = (amount: number, period: SalaryPeriod) => annualised(amount, period) <= mostAYear;

const amountText = (amount: number, currency: string) => {
  const number = amount.toLocaleString('en-AU', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 });
  return currency === 'AUD' ? `$${number}` : `${currency} ${number}`;
};

/** Pay in words, made from the numbers; undefined without numbers. */
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

import type { SalaryPeriod } from '@waratah/vocabulary/posting-fields';

/** Pay of an ad: amounts in `currency` for one `period`. */
export type Pay = Readonly<{
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  salaryCurrency: string;
  salaryPeriod?: SalaryPeriod | undefined;
}>;

const periodsAYear = { hour: 38 * 52, week: 52, year: 1 } as const;

/** Converts pay to a year of full-time work (38 hours a week, 52 weeks), so that different periods can be compared. */
export const annualised = (amount: number, period: SalaryPeriod) => amount * periodsAYear[period];

/**
 * The period of an amount if the ad states none: below 250 dollars an hour, below 10,000 a week, otherwise a year.
 * Full-time work never pays less than 250 a week, and these ads never pay 250 an hour.
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

/** More than this per year is a typing error. */
const maxPerYear = 5_000_000;

export const isPlausible = (amount: number, period: SalaryPeriod) => annualised(amount, period) <= maxPerYear;

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

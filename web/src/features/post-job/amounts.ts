import { messages } from './messages.ts';

/** The commas that group thousands, as in 1,234,567.5, and no others: many write 33,05 for 33.05. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** The amount in a text field: null when it is empty, NaN when it is not a number. */
export const toAmount = (text: string): number | null => {
  if (text.trim() === '') return null;
  const written = text.replace(/[$\s]/g, '');
  return Number(grouped.test(written) ? written.replaceAll(',', '') : written);
};

export const isAmount = (amount: number | null): boolean => amount === null || (Number.isFinite(amount) && amount > 0);

/** The amount, or null for one that cannot be sent. */
export const storable = (amount: number | null | undefined): number | null =>
  amount !== undefined && isAmount(amount) ? amount : null;

/** Whether both texts are amounts and the first is above the second. */
export const isReversed = (from: string, to: string): boolean => {
  const [min, max] = [toAmount(from), toAmount(to)];
  return min !== null && max !== null && min > max;
};

const amountRules = [
  ['salaryMin', messages.payRule],
  ['salaryMax', messages.payRule],
  ['hoursMin', messages.hoursRule],
  ['hoursMax', messages.hoursRule],
] as const;

type Amount = (typeof amountRules)[number][0];

/** Messages for pay and hours that are no amounts: they cannot be sent, and saving the rest would lose them. */
export const problemsOfAmounts = (values: Readonly<Record<Amount, string>>): Partial<Record<Amount, string>> =>
  Object.fromEntries(amountRules.filter(([name]) => !isAmount(toAmount(values[name]))));

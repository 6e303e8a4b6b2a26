import { rounded } from '@waratah/vocabulary/numerals';
import type { Brief } from './brief.ts';

const whole = new Intl.NumberFormat('en-AU');
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const dollars = (amount: number) => {
  const cents = rounded(amount);
  return `$${(Number.isInteger(cents) ? whole : withCents).format(cents)}`;
};

/** The pay in a sentence, like `$30 to $34 an hour`; empty if the employer gave none, or no period for it. */
export const payWords = ({ pay }: Pick<Brief, 'pay'>): string => {
  if (!pay) return '';
  const { min, max, period } = pay;
  const unit = period === 'hour' ? 'an hour' : `a ${period}`;
  if (min !== undefined && max !== undefined)
    return `${min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`} ${unit}`;
  return min === undefined ? `up to ${dollars(max ?? 0)} ${unit}` : `from ${dollars(min)} ${unit}`;
};

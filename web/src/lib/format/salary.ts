export type Pay = Readonly<{
  salary?: string | null;
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryPeriod?: 'hour' | 'day' | 'week' | 'year' | null;
}>;

const dollars = (amount: number) => `$${amount.toFixed(2).replace(/\.00$/, '')}`;
const shortForm = (amount: number) =>
  amount < 1000 ? `${dollars(amount)}/hr` : `$${Number((amount / 1000).toFixed(1))}k`;

/**
 * Pay by the day or week is shown as '$N a day' or '$N a week'; any other amount under 1000 as '$N/hr', otherwise as '$Nk'
 * (spec section 2).
 */
function shortPay(amount: number, period: Pay['salaryPeriod']): string {
  return period === 'day' || period === 'week' ? `${dollars(amount)} a ${period}` : shortForm(amount);
}

/** The pay: both limits, the only limit, or the ad's own text; undefined if it has none. */
export function formatPay({ salary, salaryMin, salaryMax, salaryPeriod }: Pay): string | undefined {
  const min = salaryMin ?? undefined;
  const max = salaryMax ?? undefined;
  if (min !== undefined && max !== undefined && min !== max) {
    return salaryPeriod === 'day' || salaryPeriod === 'week'
      ? `${dollars(min)} - ${shortPay(max, salaryPeriod)}`
      : `${shortPay(min, salaryPeriod)} - ${shortPay(max, salaryPeriod)}`;
  }
  const amount = min ?? max;
  return amount === undefined ? (salary ?? undefined) : shortPay(amount, salaryPeriod);
}

/** The pay in lists: shown only if both limits exist. */
export const formatRange = (pay: Pay): string | undefined =>
  pay.salaryMin != null && pay.salaryMax != null ? formatPay({ ...pay, salary: null }) : undefined;

import { type EmploymentType } from './job.ts';
import { belowMinimum } from './messages.ts';
import { type Pay, periodOf } from './salary.ts';

/** A national minimum wage of Australia: AUD an hour, and a week of 38 hours. */
type Minimum = Readonly<{ from: string; hourly: number; weekly: number; source: string }>;

/**
 * Newest first; a new year's decision is one more line. It holds from the first full pay period on or after `from`.
 * Awards may demand more; this is what nobody may pay less than.
 */
const minimums: readonly [Minimum, ...Minimum[]] = [
  {
    from: '2026-07-01',
    hourly: 26.44,
    weekly: 1_004.9,
    source: 'Fair Work Commission, Annual Wage Review 2025–26, decision of 2 June 2026',
  },
  {
    from: '2025-07-01',
    hourly: 24.95,
    weekly: 948,
    source: 'Fair Work Commission, Annual Wage Review 2024–25, decision of 3 June 2025',
  },
];

/** Who is paid by the hour without leave gets a quarter more. */
const casualLoading = 1.25;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The minimum that holds at a time; before the oldest we know, the oldest. */
export const minimumWageAt = (now: Date) => {
  const minimum = minimums.find(({ from }) => from <= dayOf(now)) ?? minimums.at(-1) ?? minimums[0];
  return { ...minimum, casualHourly: toCents(minimum.hourly * casualLoading) };
};

type Offer = Pay & Readonly<{ employmentType?: EmploymentType | undefined }>;

const weeksAYear = 52;
const isFullTime = (type: EmploymentType | undefined) => type === 'FULL_TIME' || type === 'FIXED_TERM';

/** The least that this offer may pay for its period; undefined where that depends on hours that an ad does not state. */
const leastOf = (offer: Offer, now: Date): number | undefined => {
  const { hourly, casualHourly, weekly } = minimumWageAt(now);
  const period = periodOf(offer);
  if (period === 'hour') return offer.employmentType === 'CASUAL' ? casualHourly : hourly;
  if (!isFullTime(offer.employmentType)) return undefined;
  return period === 'week' ? weekly : weekly * weeksAYear;
};

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
const unit = { hour: 'an hour', week: 'a week', year: 'a year' } as const;

/** What to say of pay below the minimum (design section 9); undefined when nothing is wrong or nothing is said. */
export const payWarningOf = (offer: Offer, now: Date): string | undefined => {
  const amount = offer.salaryMin ?? offer.salaryMax;
  const period = periodOf(offer);
  const least = leastOf(offer, now);
  if (amount === undefined || !period || least === undefined || amount >= least) return undefined;
  if (offer.salaryCurrency !== 'AUD' || offer.employmentType === 'UNPAID_INTERNSHIP') return undefined;
  const text = least.toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
  return belowMinimum(`${text} ${unit[period]}`, day.format(new Date(minimumWageAt(now).from)));
};

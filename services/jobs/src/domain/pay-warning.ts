import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { belowMinimum } from './messages.ts';
import { type Pay, periodOf } from './salary.ts';

type Offer = Pay & Readonly<{ employmentType?: EmploymentType | undefined }>;

/** Full-time work has five days a week. */
const weeksOf = { day: 1 / 5, week: 1, year: 52 } as const;

const isFullTime = (type: EmploymentType | undefined) => type === 'FULL_TIME' || type === 'FIXED_TERM';

/** The minimum pay for this offer's period; undefined if it depends on hours that the ad does not state. */
const leastOf = (offer: Offer, now: Date): number | undefined => {
  const { hourly, casualHourly, weekly } = minimumWageAt(now);
  const period = periodOf(offer);
  if (period === 'hour') return offer.employmentType === 'CASUAL' ? casualHourly : hourly;
  if (period === undefined || !isFullTime(offer.employmentType)) return undefined;
  return weekly * weeksOf[period];
};

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const unit = { hour: 'an hour', day: 'a day', week: 'a week', year: 'a year' } as const;

/** The warning about pay below the minimum (design section 9); undefined if the pay is fine or not stated. */
export const payWarningOf = (offer: Offer, now: Date): string | undefined => {
  const amount = offer.salaryMin ?? offer.salaryMax;
  const period = periodOf(offer);
  const least = leastOf(offer, now);
  if (amount === undefined || !period || least === undefined || amount >= least) return undefined;
  if (offer.salaryCurrency !== 'AUD' || offer.employmentType === 'UNPAID_INTERNSHIP') return undefined;
  const text = dollars.format(least);
  return belowMinimum(`${text} ${unit[period]}`, day.format(new Date(minimumWageAt(now).from)));
};

import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { belowMinimum } from './messages.ts';
import { type Pay, periodOf } from './salary.ts';

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

import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { hourlyPay, type JobAd, weeklyHours } from '../job.ts';
import { adSays } from '../message-to-employer.ts';
import { hoursKey } from './hours.ts';
import { check, eligible, refuse, type Rule, type Verdict } from './verdict.ts';

const payKey = ({ pay }: JobAd) => (pay ? `${pay.min} ${pay.max} ${pay.currency} ${pay.period}` : '');

/** The most that an ad pays per hour; undefined unless it states pay in Australian dollars. */
const mostPaid = ({ pay }: JobAd) =>
  pay?.currency === 'AUD' ? hourlyPay({ ...pay, min: pay.max ?? pay.min }) : undefined;

const isYearly = ({ pay }: JobAd) => pay?.period === 'year';

/** Weeks of pay a year. */
const weeksPaid = 52;

/**
 * Yearly pay by the hour, if the ad says for how many hours a week. The fewest hours give the most an hour; those read from
 * times may contain an unpaid lunch.
 */
const hourlyOfYear = (job: JobAd): number | undefined => {
  const { min, max, currency } = job.pay ?? { min: undefined, max: undefined, currency: '' };
  const yearly = currency === 'AUD' ? (max ?? min) : undefined;
  const weekly = weeklyHours(job);
  const hours = weekly && (weekly.inferred ? Math.min(weekly.min, fullTimeHours) : weekly.min);
  return yearly && hours ? yearly / weeksPaid / hours : undefined;
};

/** A term may be casual too: "temporary role, $30 an hour casual". */
const isCasual = ({ employmentType, assessment }: JobAd) =>
  employmentType === 'CASUAL' || (employmentType === 'FIXED_TERM' && assessment?.employmentType === 'CASUAL');

const cents = (amount: number) => `$${amount.toFixed(2)}`;

/**
 * Pay by the hour or week below the national minimum is unlawful, except at the entry level of an award, for juniors and for
 * apprentices: down to that level it is a question. So is yearly pay that is less for the hours stated, since the ad may
 * mean other hours, and casual pay without the casual loading, which may come on top.
 */
export const payVerdict = (job: JobAd, day: string): Verdict => {
  const { hourly, entryHourly, casualHourly } = minimumWageAt(new Date(day));
  const least = isCasual(job) ? casualHourly : hourly;
  if (isYearly(job)) {
    const perHour = hourlyOfYear(job) ?? Infinity;
    return perHour < least
      ? check(
          `About ${cents(perHour)} an hour, less than the minimum of ${cents(least)}: ask for how many hours a week it is`,
          'For how many hours a week is the salary in your ad?',
        )
      : eligible;
  }
  const paid = mostPaid(job) ?? Infinity;
  if (paid < entryHourly) return refuse('pay', 'pays less than the national minimum wage');
  if (paid < hourly)
    return check(
      `Pays less than ${cents(hourly)} an hour: ask which award (the pay rules of its industry) allows it`,
      `The national minimum is ${cents(hourly)} an hour for adults. Which award sets the pay in your ad?`,
    );
  const from = job.pay?.currency === 'AUD' ? (hourlyPay(job.pay) ?? Infinity) : Infinity;
  if (from < hourly)
    return check(
      `Pays from ${cents(from)} an hour, less than the minimum of ${cents(hourly)}: ask what you are paid`,
      'What would I be paid an hour?',
    );
  return paid < least
    ? check(
        `Pays less than ${cents(least)} an hour, the least for casual work by adults: ask whether the extra 25% for casuals (casual loading) is added`,
        'Is the casual loading of 25% added to the pay in your ad?',
      )
    : eligible;
};

export const minimumPay: Rule = {
  gate: 'pay',
  of: (job) => `${payKey(job)} ${isYearly(job) ? hoursKey(job) : ''} ${isCasual(job)}`,
  key: ({ day }) => day,
  judge: (job, { day }) => payVerdict(job, day),
};

/** An ad without stated pay passes. */
export const payFloor: Rule = {
  gate: 'pay',
  of: payKey,
  key: ({ payFloor: least }) => `${least}`,
  judge: (job, { payFloor: least = 0 }) =>
    (mostPaid(job) ?? Infinity) < least ? refuse('pay', 'pays less than you ask') : eligible,
};

/**
 * Unpaid work is unlawful, unless it is a placement that the student's course requires, or helps a charity. An ad alone seldom tells,
 * so it is a question.
 */
export const unpaid: Rule = {
  gate: 'pay',
  of: ({ employmentType, assessment }) => `${employmentType === 'UNPAID_INTERNSHIP'} ${assessment?.unpaid?.quote}`,
  key: () => '',
  judge: ({ employmentType, assessment }) => {
    if (employmentType === 'UNPAID_INTERNSHIP')
      return check('Unpaid: lawful only as a placement of your course, so ask your university first');
    return assessment?.unpaid
      ? check(
          `The ad says "${assessment.unpaid.quote}": ask whether you are paid. Unpaid work is lawful only for a charity or as a placement of your course`,
          `${adSays(assessment.unpaid.quote)} Would I be paid for all hours that I work?`,
        )
      : eligible;
  },
};

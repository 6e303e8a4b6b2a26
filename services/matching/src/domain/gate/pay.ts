import { fullTimeDayHours, fullTimeHours } from '@waratah/vocabulary/employment-types';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { annualised } from '@waratah/vocabulary/pay-amounts';
import { formHoursOf } from '@waratah/vocabulary/work-hours';
import { dayHoursOf, hourlyPay, type JobAd, payInWords, weeklyHours } from '../job.ts';
import { keyFrom } from '../key.ts';
import { adSays } from '../message-to-employer.ts';
import { hoursKey } from './hours.ts';
import { check, eligible, refuse, type Rule, type Verdict } from './verdict.ts';

const payKey = ({ pay }: JobAd) => (pay ? keyFrom(pay.min, pay.max, pay.currency, pay.period) : '');

/** Equal for ads that pay the same by the hour. */
const keyOfHourly = (job: JobAd) =>
  job.pay?.period === 'hour'
    ? payKey(job)
    : `${payKey(job)} ${hoursKey(job)} ${dayHoursOf(job)} ${hasFormHours(job)} ${isFullTime(job)}`;

/** Weeks of pay a year. */
const weeksPaid = 52;

/**
 * Hours a week that pay by the week or year is for, if the ad says so. The fewest give the most an hour; those read from
 * times may contain an unpaid lunch.
 */
const hoursPaidFor = (job: JobAd): number | undefined => {
  const weekly = weeklyHours(job);
  const hours = weekly && (weekly.min || weekly.max);
  return weekly?.inferred && hours ? Math.min(hours, fullTimeHours) : hours;
};

/**
 * The hours that an ad's pay of one period is for. They are sure if the pay is by the hour, if the form states both, or if
 * the work is full time; otherwise the ad may mean other hours.
 */
const hoursOfPeriod = (job: JobAd): Readonly<{ hours: number; isSure: boolean }> | undefined => {
  const stated = hoursPaidFor(job);
  switch (job.pay?.period) {
    case 'hour':
      return { hours: 1, isSure: true };
    case 'day':
      return { hours: dayHoursOf(job) ?? fullTimeDayHours, isSure: isFullTime(job) };
    case 'week': {
      const hours = stated ?? fullTimeHours;
      return { hours, isSure: hasFormHours(job) || (isFullTime(job) && hours === fullTimeHours) };
    }
    default:
      return { hours: (stated ?? fullTimeHours) * weeksPaid, isSure: false };
  }
};

/** Pay in Australian dollars an hour, and whether the hours that it is for are sure. */
type PaidByTheHour = Readonly<{ from: number; to: number; isSure: boolean }>;

/** Undefined if an ad states no pay in Australian dollars. */
export const paidByTheHour = (job: JobAd): PaidByTheHour | undefined => {
  const paidFor = hoursOfPeriod(job);
  const { min, max, currency } = job.pay ?? { min: undefined, max: undefined, currency: '' };
  const [from, to] = [min ?? max, max ?? min];
  if (currency !== 'AUD' || !paidFor || !from || !to) return undefined;
  return { from: from / paidFor.hours, to: to / paidFor.hours, isSure: paidFor.isSure };
};

/** By the form, else by the text. */
const isFullTime = ({ employmentType, assessment }: JobAd) =>
  (employmentType || assessment?.employmentType) === 'FULL_TIME';

const hasFormHours = ({ workHours }: JobAd) => workHours !== undefined && formHoursOf(workHours) !== undefined;

/** A term may be casual too: "temporary role, $30 an hour casual"; otherwise the text tells only where no type is stated. */
const isCasual = ({ employmentType, assessment }: JobAd) =>
  employmentType === 'CASUAL' ||
  (['', 'FIXED_TERM'].includes(employmentType) && assessment?.employmentType === 'CASUAL');

const inTenths = (hours: number) => Number(hours.toFixed(1));
const cents = (amount: number) => `$${amount.toFixed(2)}`;

/**
 * Pay below the national minimum is unlawful, except at the entry level of an award, for juniors and for apprentices: down
 * to that level it is a question. So is pay by the day, week or year that is less for the hours it seems to be for, since
 * the ad may mean other hours, and casual pay without the casual loading, which may come on top.
 */
export const payVerdict = (job: JobAd, day: string): Verdict => {
  const paid = paidByTheHour(job);
  const isOpenBelow = isUpTo(job) && !isFarAbove(job, day);
  if (paid === undefined) return isOpenBelow ? ofUpTo(job) : eligible;
  const young = ofJuniors(job, paid, day);
  if (young) return young;
  if (paid.isSure) return ofSureHours(job, paid, day);
  const { hourly, casualHourly } = minimumWageAt(new Date(day));
  if (isFarBelow(job, paid, day)) return refuse('pay', 'pays less than the national minimum wage');
  if (paid.from < (isCasual(job) ? casualHourly : hourly)) return ofUnsureHours(job, paid, day);
  return isOpenBelow ? ofUpTo(job) : eligible;
};

/** A salary of up to this many times the minimum of full-time work does not begin below it. */
const farAbove = 1.5;
const isFarAbove = ({ pay }: JobAd, day: string) =>
  pay?.period === 'year' && (pay.max ?? 0) >= annualised(farAbove * minimumWageAt(new Date(day)).hourly, 'hour');

/**
 * Pay by the week for stated hours a week, or by the day for its times, may be for somewhat fewer hours, but not for so few.
 * Sums by the year that are as low are seldom pay, but tax-free benefits and scholarships.
 */
const farBelow = 0.75;
const isFarBelow = (job: JobAd, { to }: PaidByTheHour, day: string) =>
  hasToldHours(job) && to < farBelow * minimumWageAt(new Date(day)).entryHourly;

/** Whether the ad tells the hours of the period that it pays for, and not only days or "full time". */
const hasToldHours = (job: JobAd): boolean => {
  if (job.pay?.period === 'day') return dayHoursOf(job) !== undefined;
  const weekly = job.pay?.period === 'week' ? weeklyHours(job) : undefined;
  return weekly !== undefined && weekly.inferred !== true;
};

/** A most without a least promises nothing. */
const isUpTo = ({ pay }: JobAd) => pay !== undefined && pay.min === undefined && pay.max !== undefined;

const ofUpTo = ({ pay }: JobAd): Verdict =>
  check(`Pays ${payInWords(pay)}: ask what you are paid at least`, 'What would I be paid at least?');

/** How much less juniors, apprentices and trainees may be paid depends on their age and training, which nobody told. */
const ofJuniors = ({ assessment }: JobAd, { from }: PaidByTheHour, day: string): Verdict | undefined => {
  const { hourly } = minimumWageAt(new Date(day));
  const quote = assessment?.juniorPay;
  return quote !== undefined && from < hourly
    ? check(
        `The ad says "${quote}": ask what you are paid at your age. Only juniors, apprentices and trainees may be paid less than ${cents(hourly)} an hour`,
        `${adSays(quote)} What would I be paid an hour at my age, and by which award?`,
      )
    : undefined;
};

const ofSureHours = (job: JobAd, { from, to }: PaidByTheHour, day: string): Verdict => {
  const { hourly, entryHourly, casualHourly } = minimumWageAt(new Date(day));
  if (to < entryHourly) return refuse('pay', 'pays less than the national minimum wage');
  if (to < hourly)
    return check(
      `Pays less than ${cents(hourly)} an hour: ask which award (the pay rules of its industry) allows it`,
      `The national minimum is ${cents(hourly)} an hour for adults. Which award sets the pay in your ad?`,
    );
  if (isUpTo(job))
    return check(
      `Pays up to ${cents(to)} an hour: ask what you are paid at least`,
      'What would I be paid an hour at least?',
    );
  if (from < hourly)
    return check(
      `Pays from ${cents(from)} an hour, less than the minimum of ${cents(hourly)}: ask what you are paid`,
      'What would I be paid an hour?',
    );
  if (isCasual(job) && from < casualHourly && to >= casualHourly)
    return check(
      `Pays from ${cents(from)} an hour, less than ${cents(casualHourly)}, the least for casual work by adults: ask what you are paid`,
      'What would I be paid an hour, with the casual loading of 25%?',
    );
  return isCasual(job) && to < casualHourly
    ? check(
        `Pays less than ${cents(casualHourly)} an hour, the least for casual work by adults: ask whether the extra 25% for casuals (casual loading) is added`,
        'Is the casual loading of 25% added to the pay in your ad?',
      )
    : eligible;
};

/** Pay that is too low unless it is for fewer hours than it seems to be. */
const ofUnsureHours = (job: JobAd, { from }: PaidByTheHour, day: string): Verdict => {
  const { hourly, casualHourly } = minimumWageAt(new Date(day));
  const least = `less than the minimum of ${cents(isCasual(job) ? casualHourly : hourly)}`;
  if (job.pay?.period === 'day')
    return check(
      `About ${cents(from)} an hour for a day of ${inTenths(dayHoursOf(job) ?? fullTimeDayHours)} hours, ${least}: ask for how many hours it is`,
      'For how many hours is the pay of a day or shift in your ad?',
    );
  const isAssumed = weeklyHours(job) === undefined;
  return check(
    `About ${cents(from)} an hour${isAssumed ? ` for a week of ${fullTimeHours} hours` : ''}, ${least}: ask for how many hours a week it is`,
    `For how many hours a week is the ${job.pay?.period === 'year' ? 'salary' : 'pay'} in your ad?`,
  );
};

export const minimumPay: Rule = {
  gate: 'pay',
  of: (job) => `${keyOfHourly(job)} ${isCasual(job)} ${job.assessment?.juniorPay !== undefined}`,
  key: ({ day }) => day,
  judge: (job, { day }) => payVerdict(job, day),
};

/** The most that an ad pays per hour; undefined unless it states pay in Australian dollars. A salary is for full-time work. */
const mostPaid = (job: JobAd): number | undefined => {
  const { pay } = job;
  if (pay?.currency !== 'AUD') return undefined;
  const most = pay.max ?? pay.min;
  if (pay.period === 'day' && most) return most / (dayHoursOf(job) ?? fullTimeDayHours);
  return pay.period === 'week' && most ? most / (hoursPaidFor(job) ?? fullTimeHours) : hourlyPay({ ...pay, min: most });
};

/** An ad without stated pay passes. */
export const payFloor: Rule = {
  gate: 'pay',
  of: keyOfHourly,
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
  of: ({ employmentType, assessment }) => `${employmentType === 'UNPAID_INTERNSHIP' || Boolean(assessment?.unpaid)}`,
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

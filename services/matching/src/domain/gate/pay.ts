import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { hourlyPay, type JobAd } from '../job.ts';
import { check, eligible, refuse, type Rule } from './verdict.ts';

const payKey = ({ pay }: JobAd) => (pay ? `${pay.min} ${pay.max} ${pay.currency} ${pay.period}` : '');

/** The most that an ad pays per hour; undefined unless it states pay in Australian dollars. */
const mostPaid = ({ pay }: JobAd) =>
  pay?.currency === 'AUD' ? hourlyPay({ ...pay, min: pay.max ?? pay.min }) : undefined;

/** Pay by the hour or week below the national minimum is unlawful. Yearly pay may be for few hours, so it passes. */
export const minimumPay: Rule = {
  gate: 'pay',
  of: payKey,
  key: ({ day }) => day,
  judge: (job, { day }) =>
    job.pay?.period !== 'year' && (mostPaid(job) ?? Infinity) < minimumWageAt(new Date(day)).hourly
      ? refuse('pay', 'pays less than the national minimum wage')
      : eligible,
};

/** An ad without stated pay passes. */
export const payFloor: Rule = {
  gate: 'pay',
  of: payKey,
  key: ({ payFloor: least }) => `${least}`,
  judge: (job, { payFloor: least = 0 }) =>
    (mostPaid(job) ?? Infinity) < least ? refuse('pay', 'pays less than you ask') : eligible,
};

/** Unpaid work is unlawful, unless it is a placement that the student's course requires. */
export const unpaid: Rule = {
  gate: 'pay',
  of: ({ employmentType }) => `${employmentType === 'UNPAID_INTERNSHIP'}`,
  key: () => '',
  judge: ({ employmentType }) =>
    employmentType === 'UNPAID_INTERNSHIP'
      ? check('Unpaid: lawful only as a placement of your course, so ask your university first')
      : eligible,
};

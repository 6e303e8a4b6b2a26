import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { hourlyPay, type JobAd } from '../job.ts';
import { check, eligible, refuse, type Rule } from './verdict.ts';

const payKey = ({ pay }: JobAd) => (pay ? `${pay.min} ${pay.max} ${pay.currency} ${pay.period}` : '');

/** The most that an ad pays per hour; undefined unless it states pay in Australian dollars. */
const mostPaid = ({ pay }: JobAd) =>
  pay?.currency === 'AUD' ? hourlyPay({ ...pay, min: pay.max ?? pay.min }) : undefined;

/**
 * Pay by the hour or week below the national minimum is unlawful, except at the entry level of an award, for juniors and for
 * apprentices: down to that level it is a question. Yearly pay may be for few hours, so it passes.
 */
export const minimumPay: Rule = {
  gate: 'pay',
  of: payKey,
  key: ({ day }) => day,
  judge: (job, { day }) => {
    const { hourly, entryHourly } = minimumWageAt(new Date(day));
    const paid = job.pay?.period === 'year' ? Infinity : (mostPaid(job) ?? Infinity);
    if (paid < entryHourly) return refuse('pay', 'pays less than the national minimum wage');
    return paid < hourly
      ? check(`Pays less than $${hourly} an hour: lawful only at an award's entry level, so ask which award it is`)
      : eligible;
  },
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

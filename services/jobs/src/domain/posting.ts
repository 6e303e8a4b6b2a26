import { seenIn } from '@waratah/kit/written-text';
import { dayMs, descriptionMin, longestAdDays, titleMin } from '@waratah/vocabulary/limits';
import { isPlausible } from '@waratah/vocabulary/pay-amounts';
import { z } from 'zod';
import {
  across,
  common,
  description,
  employmentType,
  Hours,
  optional,
  Pay,
  roleCategory,
  title,
  yes,
} from './fields.ts';
import { textOf } from './html.ts';
import type { Job } from './job.ts';
import { messages } from './messages.ts';
import { periodOf } from './salary.ts';

/** The rules for an ad that is posted (spec section 5, design section 12). */

/** One day more than the limit, so that it holds in every time zone. */
const latestMs = (longestAdDays + 1) * dayMs;

const expiry = (now: Date) =>
  z.coerce
    .date(messages.date)
    .refine((date) => date > now, messages.expiryPast)
    .refine((date) => date.getTime() < now.getTime() + latestMs, messages.expiryFar);

const Basis = z.object({ employmentType, roleCategory });

const inOrder = ({ salaryMin: min, salaryMax: max }: z.infer<typeof Pay>) =>
  min === undefined || max === undefined || min <= max;

const Week = Hours.pick({ hoursMin: true, hoursMax: true });
const Shift = Hours.pick({ shiftStart: true, shiftEnd: true });

const hoursInOrder = ({ hoursMin: min, hoursMax: max }: z.infer<typeof Week>) =>
  min === undefined || max === undefined || min <= max;

const wholeShift = ({ shiftStart, shiftEnd }: z.infer<typeof Shift>) =>
  (shiftStart === undefined) === (shiftEnd === undefined);

const lasts = ({ shiftStart, shiftEnd }: z.infer<typeof Shift>) => shiftStart === undefined || shiftStart !== shiftEnd;

const plausible = (amount: number | undefined, pay: z.infer<typeof Pay>) => {
  const period = periodOf(pay);
  return amount === undefined || !period || isPlausible(amount, period);
};
const plausibleMost = (pay: z.infer<typeof Pay>) => plausible(pay.salaryMax, pay);
/** Beside a highest pay, which is judged, the lowest is only compared with it. */
const plausibleLeast = (pay: z.infer<typeof Pay>) => pay.salaryMax !== undefined || plausible(pay.salaryMin, pay);

const fitsRole = ({ employmentType, roleCategory }: z.infer<typeof Basis>) =>
  roleCategory === 'STUDY_ALIGNED_PROFESSIONAL' || !employmentType.endsWith('INTERNSHIP');

const posting = (now: Date) =>
  z
    .object({
      title: title(titleMin, messages.title),
      description: description.refine((html) => seenIn(textOf(html)).length >= descriptionMin, messages.description),
      employmentType,
      roleCategory,
      ...common,
      expiresAt: optional(expiry(now)),
      isActive: yes(true),
    })
    .refine(...across(Pay, inOrder, 'salaryMin', messages.salaryOrder))
    .refine(...across(Pay, plausibleMost, 'salaryMax', messages.salaryPlausible))
    .refine(...across(Pay, plausibleLeast, 'salaryMin', messages.salaryPlausible))
    .refine(...across(Week, hoursInOrder, 'hoursMin', messages.hoursOrder))
    .refine(...across(Shift, wholeShift, 'shiftEnd', messages.shiftEnds))
    .refine(...across(Shift, lasts, 'shiftEnd', messages.shiftLasts))
    .refine(...across(Basis, fitsRole, 'employmentType', messages.internship));

export type Posting = z.infer<ReturnType<typeof posting>>;

/** The rules for an ad that is posted now. */
export const postingAt = posting;

/** The rules for a change: absent fields keep their values, and the result is checked as a whole. */
export const editOf = (job: Job, now: Date) => {
  // An unchanged end date is not checked again, since it may be near or past.
  const kept = { ...job, expiresAt: undefined };
  const merged = (input: unknown) => ({ ...kept, ...(typeof input === 'object' && input) });
  return { parse: (input: unknown) => posting(now).parse(merged(input)) };
};

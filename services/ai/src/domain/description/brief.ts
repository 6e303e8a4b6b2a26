import { parseBody } from '@waratah/kit/errors';
import { type EmploymentType, employmentTypeNamed } from '@waratah/vocabulary/employment-types';
import { type RoleCategory, roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { type SalaryPeriod, salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { type WorkHours, weekdays, weekHoursMax } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { plainTextOf } from '../plain-text.ts';

/**
 * What the writer of a description is given, and the only facts it may use (spec section 7, `POST /ai/generate/job-
 * description`).
 */
export type Brief = Readonly<{
  title: string;
  skills: readonly string[];
  roleCategory?: RoleCategory | undefined;
  employmentType?: EmploymentType | undefined;
  /** Pay for one period in Australian dollars. */
  pay?: Readonly<{ min?: number | undefined; max?: number | undefined; period: SalaryPeriod }> | undefined;
  /** Working times as given in the form. */
  hours: WorkHours;
  location: string;
  companyName: string;
  visaSponsorship: boolean;
  internationalStudentFriendly: boolean;
}>;

/** One line of plain words: without markup and line breaks, cut at the limit. */
const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) =>
      plainTextOf(text ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, max)
        .trim(),
    );

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A value that is not in our lists is ignored. */
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);

/** A code, or the label that a form shows for it: "Part-time". */
const employmentType = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((words) => (words ? employmentTypeNamed(words) : undefined));

const amount = z
  .number()
  .nullish()
  .catch(undefined)
  .transform((value) => (value && value > 0 && value < 10_000_000 ? value : undefined));

const weekHours = z.number().positive().max(weekHoursMax).nullish().catch(undefined);

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullish()
  .catch(undefined);

const areInOrder = (least: number | null | undefined, most: number | null | undefined) =>
  least == null || most == null || least <= most;

const Given = z.object({
  title: line(200).refine((title) => title !== '', 'Please enter a job title first'),
  skills: z
    .array(line(60))
    .nullish()
    .transform((skills) => [...new Set(skills?.filter(Boolean))].slice(0, 50)),
  roleCategory: oneOf(roleCategoryCodes),
  employmentType,
  location: line(120),
  companyName: line(120),
  visaSponsorship: flag,
  internationalStudentFriendly: flag,
  salaryMin: amount,
  salaryMax: amount,
  salaryPeriod: oneOf(salaryPeriods),
  hoursMin: weekHours,
  hoursMax: weekHours,
  workDays: z.array(z.enum(weekdays)).nullish().catch(undefined),
  shiftStart: time,
  shiftEnd: time,
});

const InOrder = Given.refine(({ salaryMin, salaryMax }) => areInOrder(salaryMin, salaryMax), {
  path: ['salaryMin'],
  error: messages.salaryOrder,
}).refine(({ hoursMin, hoursMax }) => areInOrder(hoursMin, hoursMax), {
  path: ['hoursMin'],
  error: messages.hoursOrder,
});

const Brief = InOrder.transform((given) => {
  const { salaryMin: min, salaryMax: max, salaryPeriod: period, ...others } = given;
  const { hoursMin, hoursMax, workDays, shiftStart, shiftEnd, ...brief } = others;
  return {
    ...brief,
    hours: { hoursMin, hoursMax, workDays, shiftStart, shiftEnd },
    ...(period && (min !== undefined || max !== undefined) && { pay: { min, max, period } }),
  };
});

/** Throws INVALID 'Please enter a job title first' (spec section 5), or naming the least pay or hours above the most. */
export const readBrief = (input: unknown): Brief => parseBody(Brief, input);

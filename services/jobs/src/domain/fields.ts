import { z } from 'zod';
import { seenIn, writtenText } from '@waratah/kit/written-text';
import { stateOf } from '@waratah/vocabulary/australia/states';
import { cleanHtml, textOf } from './html.ts';
import { atMost, atMostEntries, messages } from './messages.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { type PostingField, salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { descriptionMax, titleMax } from '@waratah/vocabulary/limits';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { weekdays, weekHoursMax } from '@waratah/vocabulary/work-hours';

/** Fields of ads and drafts as an employer sends them, each with its rule (spec section 5, design section 12). */

export const absent = (value: unknown) => value === null || value === '' || value === undefined;

/** Absent, null and blank all mean that nothing was given. */
export const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (absent(value) ? undefined : value), field.optional());

export const line = (max: number) => z.string().max(max, atMost(max)).transform(writtenText);

/** The number of characters that can be seen, without markup; `message` says how many are needed. */
export const title = (least: number, message: string) =>
  z
    .string(message)
    .max(titleMax, atMost(titleMax))
    .transform(textOf)
    .refine((value) => seenIn(value).length >= least, message);

export const description = z
  .string(messages.description)
  .max(descriptionMax, atMost(descriptionMax))
  .transform(cleanHtml);

const state = line(60).transform((value, context) => {
  const code = stateOf(value);
  if (code) return code;
  context.addIssue({ code: 'custom', message: messages.state });
  return z.NEVER;
});

const amount = z.number(messages.salaryPositive).positive(messages.salaryPositive);

/** A list of names, or a text that contains one as JSON. */
const listed = (value: unknown) => {
  const given = absent(value) ? [] : value;
  const [only, ...more] = Array.isArray(given) ? given : [given];
  if (typeof only !== 'string' || more.length || !only.trim().startsWith('['))
    return only === undefined ? [] : [only, ...more];
  try {
    return JSON.parse(only);
  } catch {
    return given;
  }
};

const visaType = z.string(messages.visaTypes).transform((value, context) => {
  const code = visaCodeOf(value);
  if (code) return code;
  context.addIssue({ code: 'custom', message: messages.visaTypes });
  return z.NEVER;
});

const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))];
const visaTypes = z.preprocess(
  listed,
  z.array(visaType, messages.visaTypes).max(20, atMostEntries(20)).transform(distinct),
);
const skills = z.preprocess(listed, z.array(line(100)).max(50, atMostEntries(50)).transform(distinct));

export const yes = (fallback: boolean) => z.preprocess((value) => (absent(value) ? fallback : value), z.boolean());

export const employmentType = z.enum(employmentTypeCodes, messages.employmentType);
export const roleCategory = z.enum(roleCategoryCodes, messages.roleCategory);

/** Amounts and the period that they are for. */
export const Pay = z.object({
  salaryMin: optional(amount),
  salaryMax: optional(amount),
  salaryPeriod: optional(z.enum(salaryPeriods, messages.period)),
});

const weekHours = z.number(messages.hours).positive(messages.hours).max(weekHoursMax, messages.hours);
const time = z.string(messages.time).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, messages.time);
const days = z
  .array(z.enum(weekdays, messages.day), messages.day)
  .max(20, atMostEntries(20))
  .transform((given) => weekdays.filter((day) => given.includes(day)));

/** Hours a week, days, and rough times of a shift. */
export const Hours = z.object({
  hoursMin: optional(weekHours),
  hoursMax: optional(weekHours),
  workDays: z.preprocess((value) => (absent(value) ? undefined : listed(value)), days.optional()),
  shiftStart: optional(time),
  shiftEnd: optional(time),
});

/** By ISO 4217. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The rules that ads and drafts share; each adds its own. */
export const common = {
  location: optional(line(200)),
  city: optional(line(100)),
  state: optional(state),
  salary: optional(line(120)),
  ...Pay.shape,
  salaryCurrency: optional(
    z
      .string()
      .toUpperCase()
      .refine((code) => currencies.has(code), messages.currency),
  ).default('AUD'),
  ...Hours.shape,
  experienceLevel: optional(line(60)),
  remoteOption: yes(false),
  visaSponsorship: optional(z.boolean()),
  visaTypes,
  internationalStudentFriendly: optional(z.boolean()),
  educationRequirements: optional(line(2_000)),
  requiredSkills: skills,
  preferredSkills: skills,
} satisfies Partial<Record<PostingField, z.ZodType>>;

/** Every stored field of an ad; imported ads may lack the last two. */
export const AdFields = z.object({
  title: z.string(),
  description: z.string(),
  ...common,
  employmentType: employmentType.optional(),
  roleCategory: roleCategory.optional(),
} satisfies Record<PostingField, z.ZodType>);

/** Applies a rule about several fields even if others are wrong, so that all problems are reported at once. */
export const across = <T extends z.ZodType>(
  fields: T,
  rule: (given: z.infer<T>) => boolean,
  path: string,
  error: string,
) => {
  const check = (value: unknown) => {
    const given = fields.safeParse(value);
    return !given.success || rule(given.data);
  };
  const options = { path: [path], error, when: () => true };
  return [check, options] as const;
};

import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import { cleanHtml, textOf, withoutControls } from './html.ts';
import { employmentTypes, type Job, type JobFields, roleCategories } from './job.ts';
import { atMost, atMostEntries, messages } from './messages.ts';
import { isPlausible, periodOf } from './salary.ts';
import { stateOf } from '@waratah/kit/states';
import { visaTypeOf } from './visa-type.ts';

/** Fields of an ad as an employer sends them, each with its rule (spec section 5, design section 12). */

const absent = (value: unknown) => value === null || value === '' || value === undefined;

/** Absent, null and blank all mean 'not given'. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (absent(value) ? undefined : value), field.optional());

const line = (max: number) =>
  z
    .string()
    .max(max, atMost(max))
    .transform((value) => withoutControls(value).trim());

const title = z
  .string(messages.title)
  .max(200, atMost(200))
  .transform(textOf)
  .refine((value) => value.length >= 5, messages.title);

const longest = 50_000;
const description = z
  .string(messages.description)
  .max(longest, atMost(longest))
  .transform(cleanHtml)
  .refine((html) => textOf(html).length >= 20, messages.description);

const state = line(60).transform((value, context) => {
  const code = stateOf(value);
  if (code) return code;
  context.addIssue({ code: 'custom', message: messages.state });
  return z.NEVER;
});

const amount = z.number(messages.salaryPositive).positive(messages.salaryPositive);

/** A list of names, or one text that holds it as JSON. */
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
  const code = visaTypeOf(value);
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

const yes = (fallback: boolean) => z.preprocess((value) => (absent(value) ? fallback : value), z.boolean());

const yearMs = 366 * 24 * 3_600_000;

const expiry = (now: Date) =>
  z.coerce
    .date(messages.date)
    .refine((date) => date > now, messages.expiryPast)
    .refine((date) => date.getTime() < now.getTime() + yearMs, messages.expiryFar);

const Pay = z.object({
  salaryMin: optional(amount),
  salaryMax: optional(amount),
  salaryPeriod: optional(z.enum(['hour', 'week', 'year'], messages.period)),
});

const Basis = z.object({ employmentType: z.enum(employmentTypes), roleCategory: z.enum(roleCategories) });

/** Runs a rule about several fields even when others are wrong, so that all problems are told at once. */
const across = <T extends z.ZodType>(fields: T, rule: (given: z.infer<T>) => boolean, path: string, error: string) => {
  const check = (value: unknown) => {
    const given = fields.safeParse(value);
    return !given.success || rule(given.data);
  };
  const options = { path: [path], error, when: () => true };
  return [check, options] as const;
};

const inOrder = ({ salaryMin: min, salaryMax: max }: z.infer<typeof Pay>) =>
  min === undefined || max === undefined || min <= max;

const plausible = (pay: z.infer<typeof Pay>) => {
  const period = periodOf(pay);
  return !period || isPlausible(pay.salaryMax ?? pay.salaryMin ?? 0, period);
};

const fitsRole = ({ employmentType, roleCategory }: z.infer<typeof Basis>) =>
  roleCategory === 'STUDY_ALIGNED_PROFESSIONAL' || !employmentType.endsWith('INTERNSHIP');

const posting = (now: Date) =>
  z
    .object({
      title,
      description,
      location: optional(line(200)),
      city: optional(line(100)),
      state: optional(state),
      employmentType: z.enum(employmentTypes, messages.employmentType),
      roleCategory: z.enum(roleCategories, messages.roleCategory),
      salary: optional(line(120)),
      ...Pay.shape,
      salaryCurrency: optional(
        z
          .string()
          .regex(/^[A-Za-z]{3}$/, messages.currency)
          .toUpperCase(),
      ).default('AUD'),
      experienceLevel: optional(line(60)),
      remoteOption: yes(false),
      visaSponsorship: optional(z.boolean()),
      visaTypes,
      internationalStudentFriendly: optional(z.boolean()),
      educationRequirements: optional(line(2_000)),
      requiredSkills: skills,
      preferredSkills: skills,
      expiresAt: optional(expiry(now)),
      isActive: yes(true),
    })
    .refine(...across(Pay, inOrder, 'salaryMin', messages.salaryOrder))
    .refine(...across(Pay, plausible, 'salaryMax', messages.salaryPlausible))
    .refine(...across(Basis, fitsRole, 'employmentType', messages.internship));

export type Posting = z.infer<ReturnType<typeof posting>>;

/** The rules for an ad that is posted now. */
export const postingAt = posting;

const Key = optional(line(200));

/** The caller's name for the wish to post; blank counts as none. */
export const idempotencyKeyOf = (key: string | undefined) =>
  parseBody(z.object({ idempotencyKey: Key }), { idempotencyKey: key }).idempotencyKey;

/** The rules for a change: what is not given stays as it is, and the whole is judged. */
export const editOf = (job: Job, now: Date) => {
  const kept = fieldsOf(job);
  const merged = (input: unknown) => ({ ...kept, isActive: job.isActive, ...(typeof input === 'object' && input) });
  return { parse: (input: unknown) => posting(now).parse(merged(input)) };
};

const fieldsOf = (job: Job): JobFields => ({
  title: job.title,
  description: job.description,
  location: job.location,
  city: job.city,
  state: job.state,
  employmentType: job.employmentType,
  roleCategory: job.roleCategory,
  salary: job.salary,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  salaryCurrency: job.salaryCurrency,
  salaryPeriod: job.salaryPeriod,
  experienceLevel: job.experienceLevel,
  remoteOption: job.remoteOption,
  visaSponsorship: job.visaSponsorship,
  visaTypes: job.visaTypes,
  internationalStudentFriendly: job.internationalStudentFriendly,
  educationRequirements: job.educationRequirements,
  requiredSkills: job.requiredSkills,
  preferredSkills: job.preferredSkills,
});

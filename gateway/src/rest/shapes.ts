import { endOfAustralianDay } from '@waratah/vocabulary/australia/day';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { type FieldKind, fromPostingFields, salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { adStandings, reviewStatuses } from '@waratah/vocabulary/statuses';
import { weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { snakeName, toCamelCase } from './case.ts';

/** Shapes of REST bodies, snake_case, as spec sections 3 and 7 name them. */

const missing = (name: string) => `${name} is required`;
const optionalText = z.string('Must be text').nullish();

/** A list that some clients send as JSON in a string (spec sections 3 and 7). */
export const listOrJson = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value, context) => {
      if (typeof value !== 'string') return value;
      try {
        return value.trim() === '' ? [] : JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'Must be a list or a JSON string of one' });
        return z.NEVER;
      }
    },
    z.array(item, 'Must be a list'),
  );

export const Education = z.object({
  institution: z.string().default(''),
  degree: z.string().default(''),
  field: z.string().default(''),
  start_year: z.coerce.string().default(''),
  end_year: z.coerce.string().default(''),
});

export const Experience = z.object({
  company: z.string().default(''),
  title: z.string().default(''),
  start: z.string().default(''),
  end: z.string().default(''),
  description: z.string().default(''),
});

export const User = z
  .object({
    id: z.int(),
    email: z.string(),
    email_verified: z.boolean(),
    full_name: z.string(),
    role: z.enum(['student', 'employer', 'operator']),
    contact_number: z.string().nullable(),
    visa_status: z.string().nullable(),
    city_suburb: z.string().nullable(),
    university: z.string().nullable(),
    degree: z.string().nullable(),
    graduation_year: z.string().nullable(),
    education: z.array(Education),
    experience: z.array(Experience),
    skills: z.array(z.string()),
    activities: z.array(z.string()),
    languages: z.array(z.string()),
    resume_url: z.string().nullable(),
    resume_name: z.string().nullable(),
    resume_uploaded_at: z.string().nullable(),
    company_name: z.string().nullable(),
    company_website: z.string().nullable(),
    company_size: z.string().nullable(),
    industry: z.string().nullable(),
    company_description: z.string().nullable(),
    company_logo_url: z.string().nullable(),
    has_password: z.boolean(),
    google_linked: z.boolean(),
    missing_fields: z.array(z.string()),
  })
  .meta({ id: 'User' });

export const Session = z
  .object({ access_token: z.string(), refresh_token: z.string(), user: User })
  .meta({ id: 'SignedIn' });

export const DeviceSession = z
  .object({
    id: z.string(),
    device: z.string(),
    address: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });

const Success = z.object({ success: z.literal(true) });

/** Converts a GraphQL `true` to the body of an answer without content (design section 12). */
export const success = z
  .literal(true)
  .transform((done) => ({ success: done }))
  .pipe(Success);

export const Credentials = z.object({
  email: z.string(missing('Email')).min(1, missing('Email')),
  password: z.string(missing('Password')).min(1, missing('Password')),
});

export const LoginBody = Credentials.extend({
  code: z.string('Must be text').max(100).nullish().meta({ description: 'Operators with a second factor only' }),
});

/** Other fields are refused: a misspelt one would leave out an answer that matching needs, such as the visa. */
export const RegisterBody = z.strictObject({
  email: z.string(missing('Email')),
  password: z.string(missing('Password')),
  username: optionalText,
  full_name: z.string(missing('Full name')),
  contact_number: optionalText,
  role: z.enum(['student', 'employer'], 'Please choose student or employer'),
  city_suburb: optionalText,
  date_of_birth: optionalText,
  university: optionalText,
  degree: optionalText,
  graduation_year: z.coerce.string('Must be a year').nullish(),
  visa_status: optionalText,
  company_name: optionalText,
  employer_role_title: optionalText,
  company_abn: optionalText,
  company_website: optionalText,
  company_size: optionalText,
  industry: optionalText,
});

/** The body of a route with a file: the file is stored, but not committed yet. */
export const Upload = z.object({ key: z.string(), name: z.string(), type: z.string() });

const profile = { full_name: optionalText, contact_number: optionalText };

export const StudentProfileBody = z.object({
  ...profile,
  date_of_birth: optionalText,
  city_suburb: optionalText,
  university: optionalText,
  degree: optionalText,
  graduation_year: z.coerce.string().nullish(),
  visa_status: optionalText,
  education: listOrJson(Education).optional(),
  experience: listOrJson(Experience).optional(),
  skills: listOrJson(z.string()).optional(),
  activities: listOrJson(z.string()).optional(),
  languages: listOrJson(z.string()).optional(),
});

export const EmployerProfileBody = z.object({
  ...profile,
  company_name: optionalText,
  company_abn: optionalText,
  employer_role_title: optionalText,
  company_website: optionalText,
  company_size: optionalText,
  industry: optionalText,
  company_description: optionalText,
});

const amount = z.coerce.number('Must be a number').nullish();
const flag = z.boolean('Must be true or false').nullish();

const employmentType = z.enum(employmentTypeCodes, {
  error: ({ input }) =>
    input === '' ? 'Employment basis is required.' : `Must be one of ${employmentTypeCodes.join(', ')}`,
});

/** The type of each field in requests; the jobs service checks the rules. */
const sent: Readonly<Record<FieldKind, z.ZodType>> = {
  text: optionalText,
  texts: listOrJson(z.string()).nullish(),
  amount,
  flag,
  employment_type: employmentType.nullish(),
  role_category: z.enum(roleCategoryCodes, 'Role category is required.').nullish(),
  salary_period: z.enum(salaryPeriods, 'Must be hour, day, week or year').nullish(),
  weekdays: listOrJson(z.enum(weekdays, 'Must be mon, tue, wed, thu, fri, sat or sun')).nullish(),
};

/** The type of each field in answers. */
const answered: Readonly<Record<FieldKind, z.ZodType>> = {
  text: z.string(),
  texts: z.array(z.string()),
  amount: z.number(),
  flag: z.boolean(),
  employment_type: z.enum(employmentTypeCodes),
  role_category: z.enum(roleCategoryCodes),
  salary_period: z.string(),
  weekdays: z.array(z.enum(weekdays)),
};

const inSnakeCase = (fields: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [snakeName(name), type]));

export const JobBody = z.object({
  ...inSnakeCase(fromPostingFields(({ kind }) => sent[kind])),
  /** Another name of `employment_type`, and of `remote_option`; used where that is absent. */
  job_type: employmentType.nullish(),
  remote_friendly: flag,
  /** A day alone is the last one on which the ad is open. */
  expires_at: z
    .union([z.iso.datetime({ offset: true }), z.iso.date().transform(endOfAustralianDay)], 'Must be a date')
    .nullish(),
  is_active: flag,
  version: z.int('Must be an integer').nullish(),
});

/** The input of the jobs service in the body of an ad. */
export const jobInputIn = ({ version: _version, job_type, remote_friendly, ...fields }: z.infer<typeof JobBody>) =>
  toCamelCase({
    ...(job_type !== undefined && { employment_type: job_type }),
    ...(remote_friendly !== undefined && { remote_option: remote_friendly }),
    ...fields,
  });

export const JobDraftBody = JobBody.extend({ step: z.int('Must be an integer').nullish() });

const described = {
  id: z.int(),
  ...inSnakeCase(fromPostingFields(({ kind, always }) => (always ? answered[kind] : answered[kind].nullable()))),
  job_type: z.string().nullable(),
  remote_friendly: z.boolean(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
};

export const Job = z
  .object({
    ...described,
    company: z.object({ id: z.int().nullable(), name: z.string() }),
    visa_sponsorship_confidence: z.number().nullable(),
    posted_date: z.string().nullable(),
    source_website: z.string().nullable(),
    source_url: z.string().nullable(),
    scraped_at: z.string().nullable(),
    is_active: z.boolean(),
    is_waratah_job: z.boolean(),
    is_duplicate: z.boolean(),
    review_status: z.enum(reviewStatuses),
    standing: z.enum(adStandings),
    standing_since: z.string().nullable(),
    review_reason: z.string().nullable(),
    review_signals: z.array(z.object({ kind: z.string(), quote: z.string() })),
    pay_warning: z.string().nullable(),
    document: z.object({ name: z.string(), url: z.string(), size_bytes: z.int() }).nullable(),
  })
  .meta({ id: 'Job' });

export const JobDraft = z.object({ ...described, step: z.int() }).meta({ id: 'JobDraft' });

/** Numbers of applications from the service that owns them; null if that service does not answer. */
export const EmployerStats = z
  .object({
    stats: z.object({
      total_jobs: z.int(),
      active_jobs: z.int(),
      total_applications: z.int(),
      pending_applications: z.int(),
    }),
  })
  .transform(({ stats }) => stats)
  .pipe(
    z.object({ total_jobs: z.int(), active_jobs: z.int(), total_applications: z.int(), pending_applications: z.int() }),
  )
  .meta({ id: 'EmployerStats' });

export const JobId = z.object({
  id: z.coerce.number('Must be an integer').int('Must be an integer').min(1).max(2_147_483_647),
});

import { weekdays, workHoursInWords } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';

/** The fields that a public page of an ad needs. */
export const PublicJob = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  company: z.object({ name: z.string() }),
  location: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  employmentType: z.string().nullable(),
  salary: z.string().nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryCurrency: z.string(),
  salaryPeriod: z.string().nullable(),
  remoteOption: z.boolean(),
  weeklyHours: z.object({ min: z.number(), max: z.number(), inferred: z.boolean() }).nullable(),
  workDays: z.array(z.enum(weekdays)),
  shiftStart: z.string().nullable(),
  shiftEnd: z.string().nullable(),
  visaTypes: z.array(z.string()),
  postedDate: z.string().nullable(),
  expiresAt: z.string().nullable(),
  isWaratahJob: z.boolean(),
});
export type PublicJob = z.infer<typeof PublicJob>;

export const publicJobFields = `id title description company { name } location city state employmentType salary
  salaryMin salaryMax salaryCurrency salaryPeriod remoteOption
  weeklyHours { min max inferred } workDays shiftStart shiftEnd visaTypes postedDate expiresAt isWaratahJob`;

const employmentTypes: Readonly<Record<string, string>> = {
  CASUAL: 'PART_TIME',
  PART_TIME: 'PART_TIME',
  FULL_TIME: 'FULL_TIME',
  FIXED_TERM: 'CONTRACTOR',
  PAID_INTERNSHIP: 'INTERN',
  UNPAID_INTERNSHIP: 'INTERN',
};

const baseSalary = ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: PublicJob) => {
  if (salaryMin === null && salaryMax === null) return {};
  const value = {
    '@type': 'QuantitativeValue',
    minValue: salaryMin ?? salaryMax,
    maxValue: salaryMax ?? salaryMin,
    unitText: (salaryPeriod ?? 'year').toUpperCase(),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salaryCurrency, value } };
};

/** Hours and days in words, as schema.org requires. */
const workHours = (job: PublicJob) => {
  const words = workHoursInWords(job.weeklyHours, job);
  return words && { workHours: words };
};

/** The ad as structured data of schema.org (JobPosting). */
export const jobPostingOf = (job: PublicJob, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  identifier: { '@type': 'PropertyValue', name: 'Waratah', value: String(job.id) },
  url,
  hiringOrganization: { '@type': 'Organization', name: job.company.name },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: job.city ?? job.location ?? '',
      addressRegion: job.state ?? '',
      addressCountry: 'AU',
    },
  },
  ...(job.postedDate && { datePosted: job.postedDate }),
  ...(job.expiresAt && { validThrough: job.expiresAt }),
  ...(job.employmentType && { employmentType: employmentTypes[job.employmentType] }),
  ...(job.remoteOption && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Australia' },
  }),
  ...workHours(job),
  ...baseSalary(job),
  directApply: true,
});

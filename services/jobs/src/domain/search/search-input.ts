import type { Localities } from '@waratah/vocabulary/australia/localities';
import { z } from 'zod';
import { type EmploymentType, employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { industries } from '@waratah/vocabulary/companies';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { employmentBits, visaBits } from './entry.ts';
import type { Filters } from './filters.ts';
import type { Preferred } from './job-index.ts';
import { categories, categoryBit, industryBit } from './functions.ts';
import { type Asked, readQuery } from './query.ts';
import { type Sort, sorts } from './sort.ts';
import { readWhere } from './where.ts';

/** Work types of the search (spec section 9) and the stored employment types for each. */
const workTypes: ReadonlyMap<string, readonly EmploymentType[]> = new Map([
  ['full-time', ['FULL_TIME']],
  ['part-time', ['PART_TIME']],
  ['casual', ['CASUAL']],
  ['contract', ['FIXED_TERM']],
  ['internship', ['PAID_INTERNSHIP', 'UNPAID_INTERNSHIP']],
]);

const typesNamed = (name: string): readonly EmploymentType[] => {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const stored = employmentTypeCodes.filter((type) => type.toLowerCase().replaceAll('_', '-') === wanted);
  return workTypes.get(wanted) ?? stored;
};

export const defaultPerPage = 20;
const maxPerPage = 100;
/** A limit for programs, because later pages would take long to compute. */
const lastPage = 10_000;

const amount = z.number('Must be a number').min(0, 'Must be 0 or more').max(10_000_000, 'Must be 10,000,000 or less');

/** Converts names to bits. Throws INVALID naming an unknown one. */
const bits = (bitOf: (name: string) => number, words: string) =>
  z
    .array(z.string())
    .max(20, 'At most 20')
    .transform((names, context) =>
      names.reduce((set, name) => {
        const bit = bitOf(name);
        if (bit === 0) context.addIssue({ code: 'custom', message: `Must be ${words}` });
        return set | bit;
      }, 0),
    );

const oneBit = (bitOf: (name: string) => number | undefined, words: string) =>
  z.string().transform((name, context) => {
    const bit = name.trim() ? bitOf(name) : 0;
    if (bit === undefined) context.addIssue({ code: 'custom', message: `Must be ${words}` });
    return bit;
  });

export const SearchInput = z
  .object({
    search: z.string().default(''),
    location: z.string().default(''),
    visaSponsorship: z.boolean().default(false),
    withoutSponsorship: z.boolean().default(false),
    studentFriendly: z.boolean().default(false),
    remote: z.boolean().default(false),
    category: oneBit(categoryBit, `one of ${categories.join(', ')}`).optional(),
    industry: oneBit(industryBit, `one of ${industries.join(', ')}`).optional(),
    workTypes: bits(
      (name) => employmentBits(typesNamed(name)),
      'Full-time, Part-time, Casual, Contract or Internship',
    ).default(0),
    visaTypes: bits((name) => visaBits([visaCodeOf(name) ?? '']), 'a visa type, like 500').default(0),
    salaryMin: amount.optional(),
    salaryMax: amount.optional(),
    radiusKm: z.int('Must be an integer').min(1, 'Must be 1 or more').max(500, 'Must be 500 or less').optional(),
    postedWithinDays: z
      .int('Must be an integer')
      .min(1, 'Must be 1 or more')
      .max(365, 'Must be 365 or less')
      .optional(),
    sort: z.enum(sorts, `Must be one of ${sorts.join(', ')}`).default('best'),
  })
  .refine(({ salaryMin, salaryMax }) => salaryMin === undefined || salaryMax === undefined || salaryMin <= salaryMax, {
    path: ['salaryMin'],
    error: 'Must not be more than salary_max',
  });

export const PageInput = z.object({
  page: z.int('Must be an integer').min(1, 'Must be 1 or more').max(lastPage, `Must be ${lastPage} or less`).default(1),
  perPage: z
    .int('Must be an integer')
    .min(1, 'Must be 1 or more')
    .max(maxPerPage, `Must be ${maxPerPage} or less`)
    .default(defaultPerPage),
});

export type Search = Readonly<{
  words: Asked['words'];
  filters: Filters;
  /** The filters without the place, if only the words name one. */
  anywhere: Filters | undefined;
  isTradeName: boolean;
  preferred: Preferred | undefined;
  sort: Sort;
}>;

const minutesOfDay = 24 * 60;

/** A parsed search: the words that ads must have, and the filters. */
export const toSearch = (input: z.infer<typeof SearchInput>, localities: Localities): Search => {
  const query = readQuery(input.search);
  const named = input.location.trim() === '' && query.place !== '';
  const filters: Filters = {
    where: readWhere(named ? query.place : input.location, localities, input.radiusKm),
    sponsorship: !input.withoutSponsorship && (input.visaSponsorship || query.sponsorship),
    unsponsored: input.withoutSponsorship,
    studentFriendly: input.studentFriendly,
    remote: input.remote,
    visas: input.visaTypes,
    employment: input.workTypes,
    category: input.category ?? 0,
    industry: input.industry ?? 0,
    salaryMin: input.salaryMin,
    salaryMax: input.salaryMax,
    youngerThan: input.postedWithinDays === undefined ? undefined : input.postedWithinDays * minutesOfDay,
  };
  return {
    words: query.words,
    filters,
    anywhere: named ? { ...filters, where: undefined } : undefined,
    isTradeName: query.isTradeName,
    preferred: query.visaTypes.length > 0 || query.visaFriendly ? { visas: visaBits(query.visaTypes) } : undefined,
    sort: input.sort,
  };
};

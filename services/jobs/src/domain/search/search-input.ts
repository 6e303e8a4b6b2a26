import type { Localities } from '@waratah/vocabulary/australia/localities';
import { z } from 'zod';
import { type EmploymentType, employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { industries } from '@waratah/vocabulary/companies';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { employmentBits, visaBits } from './entry.ts';
import type { Filters } from './filters.ts';
import { categories, categoryBit, industryBit } from './functions.ts';
import { type Asked, readQuery } from './query.ts';
import { readWhere } from './where.ts';

/** Work types as the search names them (spec section 9) and as ads are stored. */
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
const mostPerPage = 100;
/** Nobody turns so many pages; programs that would get an answer instead of a wait. */
const lastPage = 10_000;

const amount = z.number('Must be a number').min(0, 'Must be 0 or more').max(10_000_000, 'Must be 10,000,000 or less');

/** Each name becomes a bit; one that is not known is named. */
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
    .max(mostPerPage, `Must be ${mostPerPage} or less`)
    .default(defaultPerPage),
});

export type Search = Readonly<{ words: Asked['words']; filters: Filters }>;

/** What is asked for, read: the words that ads must have, and what they must be. */
export const toSearch = (input: z.infer<typeof SearchInput>, localities: Localities): Search => {
  const asked = readQuery(input.search);
  return {
    words: asked.words,
    filters: {
      where: readWhere(input.location.trim() ? input.location : asked.place, localities),
      sponsorship: input.visaSponsorship || asked.sponsorship,
      studentFriendly: input.studentFriendly,
      visaFriendly: asked.visaFriendly,
      remote: input.remote,
      visas: input.visaTypes || visaBits(asked.visaTypes),
      employment: input.workTypes,
      category: input.category ?? 0,
      industry: input.industry ?? 0,
      salaryMin: input.salaryMin,
      salaryMax: input.salaryMax,
    },
  };
};

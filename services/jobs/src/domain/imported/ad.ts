import { cleanHtml, textOf, unescapeFeed } from '../html.ts';
import { type SalaryPeriod, salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import type { JobFields } from '../job.ts';
import { atMost } from '../messages.ts';
import { isPlausible, periodOf } from '../salary.ts';
import { stateOf } from '@waratah/vocabulary/australia/states';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { Row } from './columns.ts';
import { amountsIn } from './salary-words.ts';
import { type Origin, originOf } from './source.ts';
import { amountIn, dateIn, employmentIn, listIn, type Read, textIn, truthIn } from './values.ts';

/** An ad as a source has it. */
export type Ad = Readonly<{
  fields: JobFields;
  companyName: string;
  /** True for work outside Australia, which has no place on our map. */
  isAbroad: boolean;
  isActive: boolean;
  postedAt?: Date | undefined;
  expiresAt?: Date | undefined;
  scrapedAt?: Date | undefined;
  origin: Origin;
}>;

export type AdOrProblem = Readonly<{ kind: 'ad'; ad: Ad } | { kind: 'rejected'; reason: string }>;

const rejected = (reason: string) => ({ kind: 'rejected', reason }) as const;

const longestTitle = 200;
const longestDescription = 50_000;

/**
 * Reads a row. It needs a title and a description of 20 characters, and its amounts and dates must be readable;
 * of everything else, what is not understood counts as not said.
 */
export const adOfRow = (row: Row, defaultWebsite: string): AdOrProblem => {
  const title = lineIn(row.title);
  const given = unescapeFeed(textIn(row.description));
  if (title.length < 2) return rejected('title: is missing');
  if (title.length > longestTitle) return rejected(`title: ${atMost(longestTitle)}`);
  if (given.length > longestDescription) return rejected(`description: ${atMost(longestDescription)}`);
  const description = cleanHtml(given);
  if (textOf(description).length < 20) return rejected('description: Description must be at least 20 characters.');

  const dates = {
    posted_date: dateIn(row.posted_date),
    expires_at: dateIn(row.expires_at),
    scraped_at: dateIn(row.scraped_at),
  };
  const amounts = { salary_min: amountIn(row.salary_min), salary_max: amountIn(row.salary_max) };
  const wrong = problemIn({ ...dates, ...amounts });
  if (wrong) return rejected(wrong);

  const companyName = lineIn(row.company_name).slice(0, 200);
  const fields = {
    title,
    description,
    ...wordsOf(row),
    ...payOf(row, valueOf(amounts.salary_min), valueOf(amounts.salary_max)),
  };
  const ad = {
    fields,
    companyName,
    isAbroad: isAbroad(textIn(row.country)),
    isActive: truthIn(row.is_active) ?? true,
    postedAt: valueOf(dates.posted_date),
    expiresAt: valueOf(dates.expires_at),
    scrapedAt: valueOf(dates.scraped_at),
  };
  return { kind: 'ad', ad: { ...ad, origin: originOf(row, ad, defaultWebsite) } };
};

const problemIn = (read: Readonly<Record<string, Read<unknown>>>) =>
  Object.entries(read)
    .flatMap(([field, value]) => (value.kind === 'wrong' ? [`${field}: ${value.problem}`] : []))
    .join('; ');

const valueOf = <T>(read: Read<T>) => (read.kind === 'value' ? read.value : undefined);

const isAbroad = (country: string) => country !== '' && !/^(?:au|aus|australia)$/i.test(country);

/** Of a longer value of one line the rest is not read. */
const longestLine = 5_000;

const lineIn = (value: unknown) => textOf(textIn(value).slice(0, longestLine));

const short = (value: unknown, max: number) => lineIn(value).slice(0, max) || undefined;

const wordsOf = (row: Row) => {
  const city = short(row.city, 100);
  return {
    location: short(row.location, 200),
    city: city && stateOf(city) ? undefined : city,
    state: stateOf(textIn(row.state)) ?? stateOf(city ?? ''),
    employmentType: employmentIn(row.employment_type),
    roleCategory: roleCategoryCodes.find((category) => category === textIn(row.role_category)),
    experienceLevel: short(row.experience_level, 60),
    remoteOption: truthIn(row.remote_option) ?? false,
    visaSponsorship: truthIn(row.visa_sponsorship),
    visaTypes: distinct(listIn(row.visa_types).flatMap((name) => visaCodeOf(name) ?? [])),
    internationalStudentFriendly: truthIn(row.international_student_friendly),
    educationRequirements: short(row.education_requirements, 2_000),
    requiredSkills: skillsIn(row.required_skills),
    preferredSkills: skillsIn(row.preferred_skills),
  };
};

const distinct = (values: readonly string[]) => [...new Set(values)];
const skillsIn = (value: unknown) => distinct(listIn(value).map((skill) => skill.slice(0, 100))).slice(0, 50);

const payOf = (row: Row, min: number | undefined, max: number | undefined) => {
  const words = short(row.salary, 120);
  const salary = words && /\d/.test(words) ? words : undefined;
  const currency = textIn(row.salary_currency).toUpperCase();
  const stated = salaryPeriods.find((period) => period === textIn(row.salary_period).toLowerCase());
  const numbers = min === undefined && max === undefined ? amountsIn(salary ?? '') : ordered(min, max, stated);
  const salaryCurrency = /^[A-Z]{3}$/.test(currency) ? currency : 'AUD';
  return { salary, salaryCurrency, salaryMin: undefined, salaryMax: undefined, salaryPeriod: undefined, ...numbers };
};

/** Amounts in their order; those that nobody is paid are dropped. */
const ordered = (min: number | undefined, max: number | undefined, stated: SalaryPeriod | undefined) => {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  const pay = { salaryMin: low, salaryMax: high, salaryPeriod: stated };
  const period = periodOf(pay);
  return period && isPlausible(high ?? low ?? 0, period) ? pay : {};
};

import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import { cleanHtml, textOf, unescapeFeed } from '../html.ts';
import { type SalaryPeriod, salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import type { JobFields } from '../job.ts';
import { atMost } from '../messages.ts';
import { periodOf } from '../salary.ts';
import { stateOf } from '@waratah/vocabulary/australia/states';
import { isRemotePlace } from '@waratah/vocabulary/australia/whereabouts';
import { employmentStatedIn } from '@waratah/vocabulary/stated-employment';
import { amountsIn, isPlausible } from '@waratah/vocabulary/pay-amounts';
import { payStatedIn } from '@waratah/vocabulary/stated-pay';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { weekHoursMax } from '@waratah/vocabulary/work-hours';
import { seenIn } from '@waratah/kit/written-text';
import type { Row } from './columns.ts';
import { isBrokenAddress, type Origin, originOf } from './source.ts';
import { withoutRating } from './ratings.ts';
import { amountIn, dateIn, employmentIn, endIn, listIn, postedIn, type Read, textIn, truthIn } from './values.ts';

/** An ad as its source describes it. */
export type Ad = Readonly<{
  fields: JobFields;
  companyName: string;
  /** Whether the work is outside Australia, so that it has no place on our map. */
  isAbroad: boolean;
  isActive: boolean;
  postedAt?: Date | undefined;
  /** The date is approximate, because the source only gives an age ("10d ago"). */
  isPostedByAge: boolean;
  expiresAt?: Date | undefined;
  scrapedAt?: Date | undefined;
  /** The category in the source's words; empty if it names none. */
  classification: string;
  origin: Origin;
}>;

export type AdOrProblem = Readonly<{ kind: 'ad'; ad: Ad } | { kind: 'rejected'; reason: string }>;

const rejected = (reason: string) => ({ kind: 'rejected', reason }) as const;

const longestTitle = 200;
const longestDescription = 50_000;

/** The origin of a file's rows, and when they are read. */
export type Reading = Readonly<{
  /** The website of ads that name none; their ids are unique within it. */
  website: string;
  now: Date;
}>;

/**
 * Reads a row. It needs a title, a description of 20 characters, and readable amounts, dates and web addresses. Anything
 * else that is not understood counts as not stated.
 */
export const adOfRow = (row: Row, { website, now }: Reading): AdOrProblem => {
  const title = lineIn(row.title);
  const given = unescapeFeed(textIn(row.description));
  if (title.length < 2) return rejected('title: is missing');
  if (title.length > longestTitle) return rejected(`title: ${atMost(longestTitle)}`);
  if (given.length > longestDescription) return rejected(`description: ${atMost(longestDescription)}`);
  const description = cleanHtml(given);
  const text = textOf(description);
  if (seenIn(text).length < 20) return rejected('description: Description must be at least 20 characters.');
  if (isBrokenAddress(textIn(row.source_url))) return rejected('source_url: is not a web address');

  const scraped = dateIn(row.scraped_at);
  const seenAt = valueOf(scraped) ?? now;
  const posted = postedIn(row.posted_date, seenAt);
  const dates = { posted_date: posted, expires_at: endIn(row.expires_at, seenAt), scraped_at: scraped };
  const amounts = { salary_min: amountIn(row.salary_min), salary_max: amountIn(row.salary_max) };
  const wrong = problemIn({ ...dates, ...amounts });
  if (wrong) return rejected(wrong);

  const companyName = withoutRating(lineIn(row.company_name)).slice(0, 200);
  const words = wordsOf(row);
  const pay = payOf(row, valueOf(amounts.salary_min), valueOf(amounts.salary_max), () => payStatedIn(title, text));
  const inAd = employmentStatedIn(title, text);
  const isPaid = pay.salaryMin !== undefined || pay.salaryMax !== undefined;
  const fields = {
    title,
    description,
    ...words,
    employmentType: employmentOf(words.employmentType, isPaid && inAd === 'UNPAID_INTERNSHIP' ? undefined : inAd),
    ...pay,
  };
  const ad = {
    fields,
    companyName,
    isAbroad: isAbroad(textIn(row.country)),
    isActive: truthIn(row.is_active) ?? true,
    postedAt: valueOf(posted)?.at,
    isPostedByAge: valueOf(posted)?.isByAge ?? false,
    expiresAt: valueOf(dates.expires_at),
    scrapedAt: valueOf(scraped),
    classification: lineIn(row.classification).slice(0, 200),
  };
  return { kind: 'ad', ad: { ...ad, origin: originOf(row, { ...ad, text }, website) } };
};

const problemIn = (read: Readonly<Record<string, Read<unknown>>>) =>
  Object.entries(read)
    .flatMap(([field, value]) => (value.kind === 'wrong' ? [`${field}: ${value.problem}`] : []))
    .join('; ');

const valueOf = <T>(read: Read<T>) => (read.kind === 'value' ? read.value : undefined);

const isAbroad = (country: string) => country !== '' && !/^(?:au|aus|australia)$/i.test(country);

/** Longer values on one line are cut off here. */
const longestLine = 5_000;

const lineIn = (value: unknown) => textOf(textIn(value).slice(0, longestLine));

/** "Forest Lake," and "Perth,WA" as people write them. */
const listed = (words: string) =>
  words
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

const short = (value: unknown, max: number) => lineIn(value).slice(0, max) || undefined;

const wordsOf = (row: Row) => {
  const city = short(row.city, 100);
  const location = short(listed(textIn(row.location)), 200);
  return {
    location,
    city: city && stateOf(city) ? undefined : city,
    state: stateOf(textIn(row.state)) ?? stateOf(city ?? ''),
    employmentType: employmentIn(row.employment_type),
    roleCategory: roleCategoryCodes.find((category) => category === textIn(row.role_category)),
    ...hoursOf(row),
    experienceLevel: short(row.experience_level, 60),
    remoteOption: truthIn(row.remote_option) ?? isRemotePlace(location ?? ''),
    visaSponsorship: truthIn(row.visa_sponsorship),
    visaTypes: distinct(listIn(row.visa_types).flatMap((name) => visaCodeOf(name) ?? [])),
    internationalStudentFriendly: truthIn(row.international_student_friendly),
    educationRequirements: short(row.education_requirements, 2_000),
    requiredSkills: skillsIn(row.required_skills),
    preferredSkills: skillsIn(row.preferred_skills),
  };
};

/** Plausible hours a week, in order; others count as not stated. */
const hoursOf = (row: Row) => {
  const [min, max] = [row.hours_min, row.hours_max].map((value) => {
    const hours = valueOf(amountIn(value));
    return hours !== undefined && hours > 0 && hours <= weekHoursMax ? hours : undefined;
  });
  return min !== undefined && max !== undefined && min > max
    ? { hoursMin: max, hoursMax: min }
    : { hoursMin: min, hoursMax: max };
};

const distinct = (values: readonly string[]) => [...new Set(values)];
const skillsIn = (value: unknown) => distinct(listIn(value).map((skill) => skill.slice(0, 100))).slice(0, 50);

/** If no column states the pay, the words of the ad may. */
const payOf = (row: Row, min: number | undefined, max: number | undefined, inAd: () => string | undefined) => {
  const words = short(row.salary, 120);
  const inColumn = words && /\d/.test(words) ? words : undefined;
  const isSilent = [inColumn, min, max, row.annual_salary_min, row.annual_salary_max].every((value) => !value);
  const salary = inColumn ?? (isSilent ? inAd() : undefined);
  const currency = textIn(row.salary_currency).toUpperCase() || currencyIn(salary ?? '');
  const stated = salaryPeriods.find((period) => period === textIn(row.salary_period).toLowerCase());
  const yearly = ordered(knownAmount(row.annual_salary_min), knownAmount(row.annual_salary_max), 'year');
  const numbers =
    min === undefined && max === undefined ? { ...yearly, ...amountsIn(salary ?? '') } : ordered(min, max, stated);
  const salaryCurrency = /^[A-Z]{3}$/.test(currency) ? currency : 'AUD';
  return { salary, salaryCurrency, salaryMin: undefined, salaryMax: undefined, salaryPeriod: undefined, ...numbers };
};

/** Only currencies whose sign or code says which; a plain dollar is ours. */
const currencies: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b/i, 'GBP'],
  [/€|\bEUR\b/i, 'EUR'],
  [/\bUS ?\$|\bUSD\b/i, 'USD'],
  [/\bNZ ?\$|\bNZD\b/i, 'NZD'],
];
const currencyIn = (words: string) => currencies.find(([sign]) => sign.test(words))?.[1] ?? '';

/** A column takes precedence, except for unpaid work, for which no site has a column. */
const employmentOf = (inColumn: EmploymentType | undefined, inAd: EmploymentType | undefined) =>
  inAd === 'UNPAID_INTERNSHIP' && inColumn === 'PAID_INTERNSHIP' ? inAd : (inColumn ?? inAd);

/** A site calculates yearly figures itself, so an unreadable one does not reject the row. */
const knownAmount = (value: unknown) => valueOf(amountIn(value));

/** Amounts in order; implausible ones are dropped. */
const ordered = (min: number | undefined, max: number | undefined, stated: SalaryPeriod | undefined) => {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  const pay = { salaryMin: low, salaryMax: high, salaryPeriod: stated };
  const period = periodOf(pay);
  return period && isPlausible(high ?? low ?? 0, period) ? pay : {};
};

import { invalid } from '@waratah/kit/errors';

/** Fields of an imported ad: those of the spec's Job (section 3), and some that only imports have. */
const targets = [
  'title',
  'description',
  'company_name',
  'location',
  'city',
  'state',
  'country',
  'employment_type',
  'role_category',
  'salary',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'annual_salary_min',
  'annual_salary_max',
  'classification',
  'hours_min',
  'hours_max',
  'experience_level',
  'remote_option',
  'visa_sponsorship',
  'visa_types',
  'international_student_friendly',
  'education_requirements',
  'required_skills',
  'preferred_skills',
  'posted_date',
  'expires_at',
  'source_website',
  'source_url',
  'source_id',
  'scraped_at',
  'is_active',
] as const;

export type Target = (typeof targets)[number];

/** A row with our field names; absent fields were not given. */
export type Row = Readonly<Partial<Record<Target, unknown>>>;

/** The column that each field is read from. */
export type Mapping = ReadonlyMap<Target, string>;

const targetNames = new Set<string>(targets);
const isTarget = (name: string): name is Target => targetNames.has(name);

/** Other column names of a field, used if neither the mapping nor its own name is found. */
const aliases: Readonly<Partial<Record<Target, readonly string[]>>> = {
  title: ['job_title', 'position', 'position_title', 'jobtitle'],
  description: ['job_description', 'jobdescription', 'details', 'full_description'],
  company_name: ['company', 'employer', 'advertiser', 'organisation', 'organization'],
  employment_type: ['job_type', 'work_type'],
  salary: ['salary_range', 'pay', 'salary_text', 'compensation'],
  salary_min: ['min_salary', 'minimum_salary'],
  salary_max: ['max_salary', 'maximum_salary'],
  annual_salary_min: ['min_annual_salary', 'annual_min'],
  annual_salary_max: ['max_annual_salary', 'annual_max'],
  classification: ['job_classification', 'category', 'job_category'],
  remote_option: ['remote_friendly', 'is_remote', 'remote'],
  posted_date: ['date_posted', 'posted_at', 'posted', 'listing_date', 'listed', 'published_at'],
  expires_at: ['closing_date', 'valid_through', 'expiry_date'],
  source_website: ['source'],
  source_url: ['url', 'link', 'job_url'],
  scraped_at: ['scrape_time', 'scraped', 'crawled_at', 'fetched_at'],
};

/** `companyName`, `Company Name` and `company_name` are the same column. */
const plainName = (column: string) =>
  column
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s.-]+/g, '_');

/** Reads `title=job_title,description=text`. Throws INVALID for a field that ads do not have. */
export const mappingOf = (text: string): Mapping => {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim())
    .map((pair) => pair.split('='));
  return new Map(
    pairs.map(([target = '', ...source]) => [knownTarget(target.trim()), columnNamed(source.join('=').trim(), target)]),
  );
};

const columnNamed = (name: string, target: string) => {
  if (name) return name;
  throw invalid('map', `"${target.trim()}" has no column. Write ${target.trim()}=COLUMN.`);
};

const knownTarget = (name: string): Target => {
  if (isTarget(name)) return name;
  throw invalid('map', `"${name}" is not a field of a job. Fields are: ${targets.join(', ')}.`);
};

export type Columns = Readonly<{
  has: (target: Target) => boolean;
  rowOf: (record: Readonly<Record<string, unknown>>) => Row;
  /** Column names that no field is read from. */
  ignored: readonly string[];
}>;

/** Finds the column of each field: by the mapping, by its own name, or by another known name. */
export const columnsOf = (names: readonly string[], mapping: Mapping): Columns => {
  const found = new Map(targets.flatMap((target) => pairOf(target, names, mapping)));
  const used = new Set(found.values());
  return {
    has: (target) => found.has(target),
    rowOf: (record) => Object.fromEntries([...found].map(([target, source]) => [target, record[source]])),
    ignored: names.filter((name) => name.trim() && !used.has(name)),
  };
};

const pairOf = (target: Target, names: readonly string[], mapping: Mapping): [Target, string][] => {
  const known = mapping.has(target) ? [] : [target, ...(aliases[target] ?? [])];
  const source = mapping.get(target) ?? known.map((name) => names.find((one) => plainName(one) === name)).find(Boolean);
  return source === undefined ? [] : [[target, source]];
};

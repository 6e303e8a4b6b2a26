import { invalid } from '@waratah/kit/errors';

/** Fields of an imported ad, as the spec's Job names them (spec section 3), and what only imports have. */
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

/** A row with the fields' own names; what it does not say is absent. */
export type Row = Readonly<Partial<Record<Target, unknown>>>;

/** Which column each field is read from. */
export type Mapping = ReadonlyMap<Target, string>;

const targetNames = new Set<string>(targets);
const isTarget = (name: string): name is Target => targetNames.has(name);

/** Other names under which a field is found when neither the mapping nor its own name is there. */
const aliases: Readonly<Partial<Record<Target, readonly string[]>>> = {
  title: ['job_title'],
  description: ['job_description'],
  company_name: ['company'],
  employment_type: ['job_type', 'work_type'],
  salary: ['salary_range'],
  remote_option: ['remote_friendly', 'is_remote'],
  posted_date: ['date_posted', 'posted_at'],
  source_website: ['source'],
  source_url: ['url', 'link'],
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
  return new Map(pairs.map(([target = '', ...source]) => [knownTarget(target.trim()), source.join('=').trim()]));
};

const knownTarget = (name: string): Target => {
  if (isTarget(name)) return name;
  throw invalid('map', `"${name}" is not a field of a job. Fields are: ${targets.join(', ')}.`);
};

export type Columns = Readonly<{
  has: (target: Target) => boolean;
  rowOf: (record: Readonly<Record<string, unknown>>) => Row;
  /** Names that no field is read from. */
  ignored: readonly string[];
}>;

/** Finds each field among the given names: by the mapping, by its own name, by another known name. */
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

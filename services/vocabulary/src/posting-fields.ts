/**
 * What an employer writes in an ad or a draft (spec section 3): the one list from which the stored columns, the REST
 * bodies and their answers are made, and against which the rules of the jobs service are checked. `always` marks what
 * every ad and draft has.
 */
export const postingFields = {
  title: { kind: 'text', always: true },
  /** Sanitised HTML. */
  description: { kind: 'text', always: true },
  location: { kind: 'text' },
  city: { kind: 'text' },
  /** A code of australia/states.ts. */
  state: { kind: 'text' },
  employmentType: { kind: 'employment_type' },
  roleCategory: { kind: 'role_category' },
  /** In the ad's own words. */
  salary: { kind: 'text' },
  salaryMin: { kind: 'amount' },
  salaryMax: { kind: 'amount' },
  /** ISO 4217. */
  salaryCurrency: { kind: 'text', always: true },
  salaryPeriod: { kind: 'salary_period' },
  experienceLevel: { kind: 'text' },
  remoteOption: { kind: 'flag', always: true },
  visaSponsorship: { kind: 'flag' },
  /** Codes of visa-types.ts. */
  visaTypes: { kind: 'texts', always: true },
  internationalStudentFriendly: { kind: 'flag' },
  educationRequirements: { kind: 'text' },
  requiredSkills: { kind: 'texts', always: true },
  preferredSkills: { kind: 'texts', always: true },
} as const satisfies Readonly<Record<string, FieldShape>>;

export type FieldKind = 'text' | 'texts' | 'amount' | 'flag' | 'employment_type' | 'role_category' | 'salary_period';
type FieldShape = Readonly<{ kind: FieldKind; always?: true }>;

export type PostingField = keyof typeof postingFields;

/** What a number of pay is paid for. */
export const salaryPeriods = ['hour', 'week', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

const shapes: readonly (readonly [string, FieldShape])[] = Object.entries(postingFields);

/** Something made of each field, by its name. */
export const fromPostingFields = <Made>(make: (shape: FieldShape, name: string) => Made): Record<string, Made> =>
  Object.fromEntries(shapes.map(([name, shape]) => [name, make(shape, name)]));

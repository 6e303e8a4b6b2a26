/**
 * The fields that an employer fills in for an ad or a draft (spec section 3). The stored columns, the REST bodies and
 * their answers are made from this list, and the rules of the jobs service are checked against it. `always` marks the
 * fields that every ad and draft has.
 */
export const postingFields = {
  title: { kind: 'text', always: true },
  /** Sanitised HTML. */
  description: { kind: 'text', always: true },
  /** The place in the ad's own words. */
  location: { kind: 'text' },
  city: { kind: 'text' },
  /** A code of australia/states.ts. */
  state: { kind: 'text' },
  employmentType: { kind: 'employment_type' },
  roleCategory: { kind: 'role_category' },
  /** The pay in the ad's own words. */
  salary: { kind: 'text' },
  salaryMin: { kind: 'amount' },
  salaryMax: { kind: 'amount' },
  /** ISO 4217. */
  salaryCurrency: { kind: 'text', always: true },
  salaryPeriod: { kind: 'salary_period' },
  /** Hours a week; they take precedence over hours in the text, unless it states more. */
  hoursMin: { kind: 'amount' },
  hoursMax: { kind: 'amount' },
  /** Days on which the work is done. */
  workDays: { kind: 'weekdays' },
  /** Local times of a shift, like '17:30'; an end before the start is on the next day. */
  shiftStart: { kind: 'text' },
  shiftEnd: { kind: 'text' },
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

export type FieldKind =
  | 'text'
  | 'texts'
  | 'amount'
  | 'flag'
  | 'employment_type'
  | 'role_category'
  | 'salary_period'
  | 'weekdays';
type FieldShape = Readonly<{ kind: FieldKind; always?: true }>;

export type PostingField = keyof typeof postingFields;

/** The fields that the ai service reads. */
export const readFields = [
  'title',
  'description',
  'requiredSkills',
  'preferredSkills',
  'educationRequirements',
  'salary',
  'location',
  'experienceLevel',
] as const satisfies readonly PostingField[];

type Fields = typeof postingFields;
type OptionalField = { [Field in PostingField]: Fields[Field] extends { always: true } ? never : Field }[PostingField];

const isPostingField = (name: string): name is PostingField => Object.hasOwn(postingFields, name);
const isOptional = (name: PostingField): name is OptionalField => !('always' in postingFields[name]);

/** The fields that an ad or draft may lack. */
export const optionalFields: readonly OptionalField[] = Object.keys(postingFields)
  .filter(isPostingField)
  .filter(isOptional);

/** The period that pay is for. */
export const salaryPeriods = ['hour', 'day', 'week', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

const shapes: readonly (readonly [string, FieldShape])[] = Object.entries(postingFields);

/** Maps each field's name to something made from the field. */
export const fromPostingFields = <Made>(make: (shape: FieldShape, name: string) => Made): Record<string, Made> =>
  Object.fromEntries(shapes.map(([name, shape]) => [name, make(shape, name)]));

export const roleCategories = [
  { value: 'SERVICE_RETAIL_HOSPITALITY', label: 'Service, retail and hospitality' },
  { value: 'STUDY_ALIGNED_PROFESSIONAL', label: 'Study-aligned professional' },
] as const;
export type RoleCategory = (typeof roleCategories)[number]['value'];

export const employmentTypes = [
  { value: 'CASUAL', label: 'Casual' },
  { value: 'PART_TIME', label: 'Part-time' },
  { value: 'FULL_TIME', label: 'Full-time' },
  { value: 'FIXED_TERM', label: 'Fixed term' },
  { value: 'PAID_INTERNSHIP', label: 'Paid internship' },
  { value: 'UNPAID_INTERNSHIP', label: 'Unpaid internship' },
] as const;
export type EmploymentType = (typeof employmentTypes)[number]['value'];

/** Shown on jobs, where a fixed term is a contract and both internships are one (spec section 3). */
const shown: Readonly<Record<EmploymentType, string>> = {
  CASUAL: 'Casual',
  PART_TIME: 'Part-time',
  FULL_TIME: 'Full-time',
  FIXED_TERM: 'Contract',
  PAID_INTERNSHIP: 'Internship',
  UNPAID_INTERNSHIP: 'Internship',
};
export const employmentLabel = (type: EmploymentType): string => shown[type];

const levels = [
  { value: 'entry', label: 'Entry level' },
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
];

/** What can be chosen, with what is there already where that is none of ours. */
export const experienceLevelsWith = (present: string) =>
  present === '' || levels.some(({ value }) => value === present)
    ? levels
    : [...levels, { value: present, label: present }];

const internships: readonly EmploymentType[] = ['PAID_INTERNSHIP', 'UNPAID_INTERNSHIP'];

/** Internships are offered only for study-aligned roles (spec section 5). */
export const employmentTypesFor = (category: RoleCategory | '') =>
  employmentTypes.filter(({ value }) => category === 'STUDY_ALIGNED_PROFESSIONAL' || !internships.includes(value));

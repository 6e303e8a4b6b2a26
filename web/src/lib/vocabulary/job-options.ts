import { type EmploymentType, employmentTypes, isInternship } from '@waratah/vocabulary/employment-types';
import { type RoleCategory, roleCategories } from '@waratah/vocabulary/role-categories';

/** Converts choices of the vocabulary to options of a `SelectField`. */
const toOptions = <Code extends string>(types: readonly Readonly<{ code: Code; label: string }>[]) =>
  types.map(({ code, label }) => ({ value: code, label }));

export const roleCategoryOptions = toOptions(roleCategories);

/** Internships are offered only for study-aligned roles (spec section 5). */
export const employmentTypeOptions = (category: RoleCategory | '') =>
  toOptions<EmploymentType>(
    employmentTypes.filter(({ code }) => category === 'STUDY_ALIGNED_PROFESSIONAL' || !isInternship(code)),
  );

const levels = [
  { value: 'entry', label: 'Entry level' },
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
];

/** The experience levels, and the stored one if it is not among them. */
export const experienceLevelOptions = (stored: string) =>
  stored === '' || levels.some(({ value }) => value === stored)
    ? levels
    : [...levels, { value: stored, label: stored }];

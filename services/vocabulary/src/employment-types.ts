/**
 * Employment types (spec section 3) with their name in forms (`label`) and on a displayed job (`shown`), where a fixed
 * term is shown as a contract and both internships have one name.
 */
export const employmentTypes = [
  { code: 'CASUAL', label: 'Casual', shown: 'Casual' },
  { code: 'PART_TIME', label: 'Part-time', shown: 'Part-time' },
  { code: 'FULL_TIME', label: 'Full-time', shown: 'Full-time' },
  { code: 'FIXED_TERM', label: 'Fixed term', shown: 'Contract' },
  { code: 'PAID_INTERNSHIP', label: 'Paid internship', shown: 'Internship' },
  { code: 'UNPAID_INTERNSHIP', label: 'Unpaid internship', shown: 'Internship' },
] as const;

export type EmploymentType = (typeof employmentTypes)[number]['code'];

/** Their codes, as stored and as sent. */
export const employmentTypeCodes = employmentTypes.map(({ code }) => code);

const lettersOf = (words: string) => words.toUpperCase().replaceAll(/[^A-Z]+/g, '_');

/**
 * The code of an employment type given as its code or by its name in any letters: "Part-time", "Contract"; undefined if
 * unknown, or if the name is that of several.
 */
export const employmentTypeNamed = (words: string): EmploymentType | undefined => {
  const wanted = lettersOf(words.trim());
  const named = employmentTypes.filter((type) =>
    [type.code, type.label, type.shown].some((name) => lettersOf(name) === wanted),
  );
  return named.length === 1 ? named[0]?.code : undefined;
};

/** The name of an employment type on a displayed job; empty for an unknown code. */
export const shownEmploymentType = (code: string): string =>
  employmentTypes.find((type) => type.code === code)?.shown ?? '';

/** Internships are offered only for study-aligned roles (spec section 5). */
export const isInternship = (code: string): boolean => code === 'PAID_INTERNSHIP' || code === 'UNPAID_INTERNSHIP';

/** Hours a week of a full-time job that states none (National Employment Standards). */
export const fullTimeHours = 38;

/** Hours of one of the five days of full-time work. */
export const fullTimeDayHours = fullTimeHours / 5;

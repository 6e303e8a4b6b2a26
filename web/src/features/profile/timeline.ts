type Education = Readonly<{ endYear: string }>;
type Experience = Readonly<{ end: string }>;

const isOngoing = (end: string) => end.trim() === '' || end.trim().toLowerCase() === 'present';

/** By end year, newest first (spec section 2). */
export const sortEducation = <Entry extends Education>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (Number(b.endYear) || 0) - (Number(a.endYear) || 0));

/** Current entries first, then by end, newest first (spec section 2). */
export const sortExperience = <Entry extends Experience>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      Number(isOngoing(b.end)) - Number(isOngoing(a.end)) || (isOngoing(a.end) ? 0 : b.end.localeCompare(a.end)),
  );

/** The end year of the first education entry, if it has exactly four digits (spec section 5). */
export function graduationYearFrom(education: readonly Education[], otherwise: string): string {
  const [first] = sortEducation(education);
  return first && /^\d{4}$/.test(first.endYear) ? first.endYear : otherwise;
}

/** Such as '2024 – Present'; missing parts are left out. */
export const period = (start: string, end: string): string =>
  [start.trim(), end.trim() || 'Present'].filter(Boolean).join(' – ');

import { monthText, present } from '@waratah/vocabulary/months';

type Education = Readonly<{ endYear: string }>;
/** Sorts by end year, newest first (spec section 2). */
export const sortEducation = <Entry extends Education>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (Number(b.endYear) || 0) - (Number(a.endYear) || 0));

/** The end year of the first education entry, if it has exactly four digits (spec section 5). */
export function graduationYearFrom(education: readonly Education[], otherwise: string): string {
  const [first] = sortEducation(education);
  return first && /^\d{4}$/.test(first.endYear) ? first.endYear : otherwise;
}

/** For example 'Aug 2024 – Present'; a missing start is left out, and a missing end is shown as Present. */
export const period = (start: string, end: string): string =>
  [monthText(start), monthText(end) || present].filter(Boolean).join(' – ');

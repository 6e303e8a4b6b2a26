/** Levels of jobs in the order of a career. */
export const levels = ['student', 'graduate', 'junior', 'mid', 'senior', 'manager'] as const;
export type Level = (typeof levels)[number];

/** The place of a level in that order, from 0. */
export const rankOf = (level: Level): number => levels.indexOf(level);

/** How forms and feeds name levels. The first match decides, so that "Mid-Senior level" is the lower of the two. */
const names: readonly (readonly [Level, RegExp])[] = [
  ['student', /\b(?:intern(?:ship)?|student)\b/i],
  ['graduate', /\bgraduate\b/i],
  ['junior', /\b(?:entry|junior|trainee|apprentice)\b/i],
  ['mid', /\b(?:mid|intermediate)\b/i],
  ['senior', /\b(?:senior|lead|principal)\b/i],
  ['manager', /\b(?:manager|director|executive)\b/i],
];

/** The level that the words of a form's field name, such as "entry" or "Mid level"; undefined if they name none. */
export const levelNamed = (words: string): Level | undefined => names.find(([, name]) => name.test(words))?.[0];

/**
 * Service, clerical and manual work has no levels below that of a supervisor: "assistant" and "trainee" are names of
 * the work there. Office managers and program administrators (51) do have levels.
 */
export const hasFewLevels = (code: string): boolean => /^(?:[4678]|5(?!1))/.test(code);

/**
 * Managers, professionals, engineers' technicians and program administrators, whose ads usually name a level if it
 * matters; also work of an unknown family (''). In trades and services an ad without one looks for whoever has learnt the
 * work.
 */
export const usuallyNamesLevel = (code: string): boolean => /^(?:$|1|2|31|51)/.test(code);

/** The lowest level at which people enter a family that nobody enters without years of work; undefined for the others. */
export const entryLevelOf = (code: string): Level | undefined => {
  if (code.startsWith('1')) return 'manager';
  return code === medicalPractitioners ? 'mid' : undefined;
};

/** After the degree come years in hospitals, whose posts have names of their own. */
const medicalPractitioners = '253';

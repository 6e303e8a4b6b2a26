import { studentJobs } from './chosen-trades.ts';
import { families, familyOf } from './families.ts';
import { familiesOfTitle, titleWordsOf } from './placement.ts';

const studentJobsName = 'student jobs without experience';

/** What the work of a family is called within a sentence, like "accounting and audit"; empty for an unknown code. */
export const workOf = (code: string): string =>
  code === studentJobs ? studentJobsName : (familyOf(code)?.label ?? '');

/** The same on its own, like "Accounting and audit". */
export const tradeNameOf = (code: string): string => {
  const work = workOf(code);
  return work.charAt(0).toUpperCase() + work.slice(1);
};

export const isTradeCode = (code: string): boolean => code === studentJobs || familyOf(code) !== undefined;

/** All codes that can be chosen, in the order of their names; `studentJobs` comes first. */
export const tradeCodes: readonly string[] = [
  studentJobs,
  ...families
    .map(({ code }) => code)
    .toSorted((one, other) => tradeNameOf(one).localeCompare(tradeNameOf(other), 'en')),
];

const mostFound = 8;

/** The words by which each family is found: its label, its name and its titles. */
const namings = families.map(({ code, label, name, titles }) => ({
  code,
  label: titleWordsOf(label),
  others: [name, ...titles].map(titleWordsOf),
}));

/** Whether each typed word begins a word. */
const isNamedIn = (words: readonly string[], typed: readonly string[]) =>
  typed.every((part) => words.some((word) => word.startsWith(part)));

/**
 * The codes of families that a person may mean, the likeliest first, at most eight: those that the text names as a job
 * title, then those whose label or whose titles have words that begin like the typed ones.
 */
export const tradesMeant = (text: string): readonly string[] => {
  const typed = titleWordsOf(text);
  if (typed.length === 0) return [];
  const found = [
    ...familiesOfTitle(text).map(({ code }) => code),
    ...namings.filter(({ label }) => isNamedIn(label, typed)).map(({ code }) => code),
    ...namings.filter(({ others }) => others.some((words) => isNamedIn(words, typed))).map(({ code }) => code),
  ];
  return [...new Set(found)].slice(0, mostFound);
};

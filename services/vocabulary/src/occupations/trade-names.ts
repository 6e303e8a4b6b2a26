import { studentJobs } from './chosen-trades.ts';
import { families, familyOf } from './families.ts';

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

import { areRelated } from '@waratah/vocabulary/occupations/families';
import { wideConfidence } from '@waratah/vocabulary/occupations/placement';
import { registrationOf } from '@waratah/vocabulary/occupations/registration';
import { monthsIn, type Occupations, presentOf, type Work } from './work-history.ts';

/**
 * Whether a family is of a major group of the classification that needs a degree or an apprenticeship, or of those who
 * administer projects and contracts: graduates of construction and business begin there.
 */
export const asksForStudies = (code: string): boolean => /^(?:[123]|511)/.test(code);
/** Whether a family is of trades that are learnt as an apprentice. */
export const isApprenticed = (code: string): boolean => /^3[2-9]/.test(code);
/** Whether a family is of managers or professionals. */
export const isProfession = (code: string): boolean => /^[12]/.test(code);
/** Whether a family is of labourers, whose work asks for no qualification. */
export const asksForNone = (code: string): boolean => code.startsWith('8');
/** Families of managers: studies lead to them too, but hardly anybody begins there. */
export const isManagement = (code: string) => code.startsWith('1');

/** Months of work after which somebody is settled in a profession. */
export const settledMonths = 36;
/** Whether work takes no qualification of its own: tutors begin as students. */
const asksForNothing = (code: string) => !asksForStudies(code) || code === tutoring;
const tutoring = '2492';
/** Clerks of accounts, finance, law or people: graduates begin there, unlike at a front desk. */
const isOwnClerk = (code: string) => /^(?:55|599\d)/.test(code);
const isOfOffice = (code: string) => code.startsWith('5');
/** Whether work is a trade of its own: beside it, a broad degree says nothing. */
export const isTrade = ({ code }: Work): boolean => (isProfession(code) && code !== tutoring) || isOwnClerk(code);

/**
 * The family that somebody's working life is about: that of their present work if it asks for studies or is what they
 * studied, else where the studies lead if that asks for them, unless they are broad and the present work is a clerk's, or
 * work in an office for years.
 */
const callingOf = ({ studies, works }: Occupations, now: Date): string | undefined => {
  const study = studies.find(({ code }) => asksForStudies(code) && !isManagement(code)) ?? studies[0];
  const present = presentOf(works);
  const own = present.find((code) => !asksForNothing(code) || code === study?.code);
  const isClerk = (code: string) => isOwnClerk(code) || (isOfOffice(code) && isSettledIn(code, works, now));
  const clerk = study && study.confidence > wideConfidence ? undefined : present.find(isClerk);
  return own ?? clerk ?? (study && asksForStudies(study.code) ? study.code : undefined);
};

/** Assistants of a registered profession: the work of those who learn it. */
export const isBelow = (code: string, calling: string): boolean =>
  registrationOf(calling) !== undefined && code.startsWith('4');

/**
 * How somebody earns or earned a living beside their calling: work far from it that needs no qualification, and tutoring
 * unless they now help in schools; and what they have outgrown, as a nurse the work of an assistant, and an accountant of
 * some years that of a clerk. Years as a clerk of accounts, law or people were a trade.
 */
export const isBeside = ({ code }: Work, occupations: Occupations, now: Date) => {
  const { works } = occupations;
  const calling = callingOf(occupations, now);
  const present = presentOf(works);
  if (calling === undefined || calling === code || !asksForNothing(code)) return false;
  if (code === tutoring && present.some((other) => other !== code && areRelated(other, code))) return false;
  if (!areRelated(calling, code)) return !(isOwnClerk(code) && isSettledIn(code, works, now));
  return (
    !present.includes(code) && present.includes(calling) && (isBelow(code, calling) || isSettledIn(calling, works, now))
  );
};

const isSettledIn = (code: string, works: readonly Work[], now: Date) =>
  monthsIn(
    works.filter((work) => work.code === code),
    now,
  ) >= settledMonths;

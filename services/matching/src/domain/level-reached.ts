import { areRelated } from '@waratah/vocabulary/occupations/families';
import { rankOf } from '@waratah/vocabulary/occupations/levels';
import { asksForStudies, isManagement, isProfession, settledMonths } from './calling.ts';
import { monthsIn, newestOf, type Work } from './work-history.ts';

const rankAfter = (months: number) => {
  if (months < 12) return rankOf('graduate');
  if (months < 36) return rankOf('junior');
  if (months < 96) return rankOf('mid');
  return months < 168 ? rankOf('senior') : rankOf('manager');
};

/** Who has five sixths of the time that a level takes may try its ads. */
const ahead = 1.2;
/** Months as a manager after which somebody is one. */
const managerMonths = 48;
const saysSenior = /\b(?:senior|sr|lead|principal)\b/i;
const junior =
  /\b(?:junior|jr|graduate|trainee|intern|internship|cadet|entry.level|practicante|pasante|becari[oa]|stagiaire|estagi[aá]ri[oa])(?!\p{L})/iu;
/** Whoever leads juniors is none. */
const saysJunior = (title: string) => junior.test(title) && !saysSenior.test(title);

/** The level of somebody in a family, and the highest that they may try. */
export const levelsIn = (code: string, works: readonly Work[], now: Date) => {
  const done = works.filter((work) => countsFor(work.code, code));
  const months = monthsIn(done, now);
  const led = done.filter((work) => work.code === code);
  if (isManagement(code) && monthsIn(led, now) >= managerMonths)
    return { rank: rankOf('manager'), highest: rankOf('manager') };
  const least = done.some(({ title }) => saysSenior.test(title)) ? rankOf('mid') : rankOf('graduate');
  const most = saysJunior(newestOf(done)?.title ?? '') ? mostAsJunior(done, now) : rankOf('senior');
  const rank = Math.min(most, Math.max(least, rankAfter(months)));
  return { rank, highest: Math.min(most + 1, Math.max(rank, rankAfter(months * ahead), rankOf('junior'))) };
};

/** A junior title is the level of whoever has it, but does not undo years of such work before it, often abroad. */
const mostAsJunior = (done: readonly Work[], now: Date) => {
  const before = done.filter(({ title }) => !saysJunior(title));
  return monthsIn(before, now) >= settledMonths ? rankOf('mid') : rankOf('junior');
};

/**
 * Whether work in one family counts as experience in another: related families do if both need studies, but years as a
 * technician or in a trade make no senior professional.
 */
const countsFor = (done: string, code: string) =>
  done === code ||
  (asksForStudies(done) &&
    asksForStudies(code) &&
    areRelated(done, code) &&
    !(isTechnical(done) && isProfession(code)));
const isTechnical = (code: string) => code.startsWith('3');

import { hasFewLevels, type Level, levels, rankOf } from '@waratah/vocabulary/occupations/levels';
import { registrationOf } from '@waratah/vocabulary/occupations/registration';
import { type JobAd, levelOf } from './job.ts';
import { closeReason, fitReason } from './reasons.ts';
import type { Student } from './student.ts';
import { type Fit, familyNameOf, fitOf, isWithinReach } from './trade.ts';

/** What an ad asks of a person beside rights, hours and pay, next to what a profile shows. Nothing of it is a score. */
export type AdFitLine = Readonly<{
  about: 'trade' | 'level' | 'experience' | 'registration';
  standing: 'fits' | 'differs' | 'unknown';
  text: string;
}>;

type OfProfile = Pick<Student, 'trades' | 'degree' | 'skills'>;

/** How an ad's trade, level, years and registration compare with a student's profile. */
export const adFitOf = (ad: JobAd, student: OfProfile): readonly AdFitLine[] => {
  const fit = fitOf(ad, student.trades);
  return [tradeLine(ad, student, fit), ...levelLines(ad, fit), ...registrationLines(ad, student, fit)];
};

const line = (about: AdFitLine['about'], standing: AdFitLine['standing'], text: string): AdFitLine => ({
  about,
  standing,
  text,
});

const tradeLine = (ad: JobAd, { trades, degree }: OfProfile, fit: Fit): AdFitLine => {
  const [family] = ad.assessment?.occupations ?? [];
  if (!family) return line('trade', 'unknown', 'The ad does not say clearly what kind of work it is.');
  if (trades.list.length === 0)
    return line('trade', 'unknown', 'Your profile names no studies, work or skills that lead to an occupation.');
  const reason = fitReason({ degree }, fit, ad) ?? closeReason(fit);
  return reason === undefined
    ? line('trade', 'differs', `${familyNameOf(family.code)}: not what your studies, work or skills lead to.`)
    : line('trade', 'fits', `${reason}.`);
};

const meantFor: Readonly<Record<Level, string>> = {
  student: 'students',
  graduate: 'graduates',
  junior: 'beginners',
  mid: 'people with some years in the work',
  senior: 'people with many years in the work',
  manager: 'managers',
};

/** How long a student of a level has done such work, in years: at least the first, less than the second. */
const yearsAt: Readonly<Partial<Record<Level, readonly [number, number]>>> = {
  junior: [1, 3],
  mid: [3, 6],
  senior: [6, Infinity],
};
const yearsOf = ({ trade }: Fit): readonly [number, number] =>
  yearsAt[levels[trade?.rank ?? rankOf('graduate')] ?? 'graduate'] ?? [0, 1];

const shown = ([from, to]: readonly [number, number]) => {
  if (from === 0) return 'your profile shows less than a year of such work';
  return `your profile shows ${to === Infinity ? `${from} years or more` : `${from} to ${to} years`} of it`;
};

const levelLines = (ad: JobAd, fit: Fit): readonly AdFitLine[] => {
  const level = levelOf(ad);
  const years = ad.assessment?.yearsAsked;
  const [family] = ad.assessment?.occupations ?? [];
  if (level === undefined && years === undefined)
    return family && !hasFewLevels(family.code)
      ? [line('level', 'unknown', 'The ad names neither a level nor years of experience.')]
      : [];
  return [
    ...(level === undefined ? [] : [levelLine(ad, level, fit)]),
    ...(years === undefined ? [] : [yearsLine(years, yearsOf(fit))]),
  ];
};

const levelLine = (ad: JobAd, level: Level, fit: Fit) => {
  const isMine = fit.code !== '' && isWithinReach(ad, fit);
  return line('level', isMine ? 'fits' : 'differs', `Meant for ${meantFor[level]}: ${shown(yearsOf(fit))}.`);
};

const yearsLine = (asked: number, mine: readonly [number, number]) => {
  const standing = asked <= mine[0] ? 'fits' : asked >= mine[1] ? 'differs' : 'unknown';
  return line('experience', standing, `Asks for ${asked} ${asked === 1 ? 'year' : 'years'}: ${shown(mine)}.`);
};

const registrationLines = (ad: JobAd, { skills }: OfProfile, fit: Fit): readonly AdFitLine[] => {
  const registration = registrationOf(fit.code || (ad.assessment?.occupations?.[0]?.code ?? ''));
  if (!registration) return [];
  const { paper, shownBy } = registration;
  return shownBy.some((skill) => skills.includes(skill))
    ? [line('registration', 'fits', `The law requires ${paper}: your profile names it.`)]
    : [line('registration', 'differs', `The law requires ${paper}: your profile does not name it.`)];
};

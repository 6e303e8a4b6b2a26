import { type Level, levels, rankOf } from '@waratah/vocabulary/occupations/levels';
import { paperFor } from '@waratah/vocabulary/occupations/registration';
import { tradeNameOf } from '@waratah/vocabulary/occupations/trade-names';
import { eitherOf, languageVerdict, spokenBy } from './gate/language.ts';
import { type JobAd, levelOf } from './job.ts';
import { closeReason, fitReason } from './reasons.ts';
import type { Student } from './student.ts';
import { hasChosen } from './trade.ts';
import { type Fit, fitOf, isWithinReach } from './work-fit.ts';
import { leastFit } from './weights.ts';

/** What an ad asks of a person beside rights, hours and pay, next to what a profile shows. Nothing of it is a score. */
export type AdFitLine = Readonly<{
  about: 'trade' | 'level' | 'experience' | 'language' | 'registration';
  standing: 'fits' | 'differs' | 'unknown';
  text: string;
}>;

type OfProfile = Pick<Student, 'trades' | 'tradesOfProfile' | 'degree' | 'skills' | 'languages' | 'visaType'>;

/** How an ad's trade, level, years, languages and registration compare with a student's profile. */
export const adFitOf = (ad: JobAd, student: OfProfile): readonly AdFitLine[] => {
  const ofProfile = fitOf(ad, student.tradesOfProfile);
  const wished = fitOf(ad, student.trades);
  const fit = ofProfile.code === '' && wished.code !== '' ? wished : ofProfile;
  return [
    tradeLine(ad, student, { fit, looksElsewhere: hasChosen(student.trades) && wished.worth < leastFit }),
    ...levelLines(ad, student, fit),
    ...yearsLines(ad, fit),
    ...languageLines(ad, student),
    ...registrationLines(ad, student, fit),
  ];
};

const line = (about: AdFitLine['about'], standing: AdFitLine['standing'], text: string): AdFitLine => ({
  about,
  standing,
  text,
});

/** What an ad's family of occupations must be placed with, to tell that the work is none of the student's, or needs a paper. */
const likely = 0.5;
const clear = 0.8;

const familyOf = (ad: JobAd, least: number) =>
  ad.assessment?.occupations?.find(({ confidence }) => confidence >= least);

/** The profile says whether the trade fits; a student who looks for other work is told so beside it. */
const tradeLine = (
  ad: JobAd,
  { tradesOfProfile, degree }: OfProfile,
  { fit, looksElsewhere }: Readonly<{ fit: Fit; looksElsewhere: boolean }>,
): AdFitLine => {
  const reason = fitReason({ degree }, fit, ad) ?? closeReason(fit);
  const elsewhere = looksElsewhere ? ' You chose to look for other work.' : '';
  if (reason !== undefined) return line('trade', 'fits', `${inSentence(reason)}${elsewhere}`);
  const family = familyOf(ad, likely);
  if (!family) return line('trade', 'unknown', 'The ad does not say clearly what kind of work it is.');
  return tradesOfProfile.list.length === 0
    ? line('trade', 'unknown', 'Your profile names no studies, work or skills that lead to an occupation.')
    : line(
        'trade',
        'differs',
        `${tradeNameOf(family.code)}: not what your studies, work or skills lead to.${elsewhere}`,
      );
};

const inSentence = (reason: string) =>
  `${/^fits\b/i.test(reason) ? 'It' : 'It is'} ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;

const meantFor: Readonly<Record<Level, string>> = {
  student: 'students',
  graduate: 'graduates',
  junior: 'beginners',
  mid: 'people with some years of such work',
  senior: 'people with many years of such work',
  manager: 'managers',
};

/** How long a student of a level has done such work, in years: at least the first, less than the second. */
type Years = readonly [number, number];
const yearsAt: Readonly<Partial<Record<Level, Years>>> = { junior: [1, 3], mid: [3, 6], senior: [6, Infinity] };

/** Undefined if the ad does not tell what work it is. */
const yearsOf = (ad: JobAd, { trade, code }: Fit): Years | undefined => {
  if (code === '' || trade === undefined) return familyOf(ad, likely) ? [0, 0] : undefined;
  return yearsAt[levels[trade.rank] ?? 'graduate'] ?? [0, 1];
};

const shown = ([from, to]: Years) => {
  if (to === 0) return 'your profile shows none of such work';
  if (from === 0) return 'your profile shows less than a year of such work';
  return `your profile shows ${to === Infinity ? `${from} years or more` : `${from} to ${to} years`} of such work`;
};

const levelLines = (ad: JobAd, { visaType }: OfProfile, fit: Fit): readonly AdFitLine[] => {
  const level = levelOf(ad);
  if (level === undefined) return [];
  const meant = `Meant for ${meantFor[level]}`;
  if (level === 'student') return [line('level', visaType === '500' ? 'fits' : 'unknown', `${meant}.`)];
  if (rankOf(level) <= rankOf('junior')) return [line('level', 'fits', `${meant}.`)];
  const mine = yearsOf(ad, fit);
  if (!mine) return [line('level', 'unknown', `${meant}.`)];
  // Whether a week leaves room for the job is said with its hours.
  const anyWeek = { ...fit, trade: fit.trade && { ...fit.trade, beside: false } };
  const isMine = fit.code !== '' && isWithinReach(ad, anyWeek);
  return [line('level', isMine ? 'fits' : 'differs', `${meant}: ${shown(mine)}.`)];
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const howLong = (years: number) =>
  Number.isInteger(years) ? counted(years, 'year') : counted(Math.round(years * 12), 'month');

const yearsLines = (ad: JobAd, fit: Fit): readonly AdFitLine[] => {
  const asked = ad.assessment?.yearsAsked;
  if (!asked) return [];
  const asks = `Asks for ${howLong(asked)}`;
  const mine = yearsOf(ad, fit);
  if (!mine) return [line('experience', 'unknown', `${asks} of experience.`)];
  const standing = asked <= mine[0] ? 'fits' : asked >= mine[1] ? 'differs' : 'unknown';
  return [line('experience', standing, `${asks}: ${shown(mine)}.`)];
};

const languageLines = (ad: JobAd, student: OfProfile): readonly AdFitLine[] => {
  const asked = ad.assessment?.languagesAsked;
  if (!asked) return [];
  const asks = `Asks for ${eitherOf.format(asked.anyOf)}`;
  return languageVerdict(ad, spokenBy(student)).kind === 'eligible'
    ? [line('language', 'fits', `${asks}: your profile names it.`)]
    : [line('language', 'differs', `${asks}: your profile does not name it.`)];
};

const registrationLines = (ad: JobAd, { skills }: OfProfile, fit: Fit): readonly AdFitLine[] => {
  const registration = paperFor((fit.same ? fit.code : familyOf(ad, clear)?.code) ?? '', ad.title);
  if (!registration) return [];
  const { paper, shownBy } = registration;
  return shownBy.some((skill) => skills.includes(skill))
    ? [line('registration', 'fits', `The law requires ${paper}: your profile names it.`)]
    : [line('registration', 'differs', `The law requires ${paper}: your profile does not name it.`)];
};

import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { areRelated } from '@waratah/vocabulary/occupations/families';
import { entryLevelOf, hasFewLevels, rankOf, usuallyNamesLevel } from '@waratah/vocabulary/occupations/levels';
import type { Placement } from '@waratah/vocabulary/occupations/placement';
import { paperFor, registrationOf } from '@waratah/vocabulary/occupations/registration';
import { subjectsTaught } from '@waratah/vocabulary/occupations/subjects';
import { hourlyPay, isOfFewerHours, type JobAd, levelOf, weeklyHours } from './job.ts';
import { oncePer } from './once.ts';
import { isBelow } from './calling.ts';
import type { Trade, Trades } from './trade.ts';
import { leastFit, leastLikeness, minimumCore, minimumFirstCore } from './weights.ts';

/** How well an ad's work fits a student: 0 for other work. `rank` is the student's level in it. */
export type Fit = Readonly<{ worth: number; trade: Trade | undefined; same: boolean; code: string }>;

export const noFit: Fit = { worth: 0, trade: undefined, same: false, code: '' };
const related = 0.42;

/** Whoever teaches adults has studied their subject, or worked in it. */
const teachesAdults = '242';
const subjectsOf = oncePer(({ title, assessment }: JobAd) =>
  assessment?.occupations?.some(({ code }) => code === teachesAdults) ? subjectsTaught(title) : [],
);

/** Whether one of the student's trades is the subject that the ad's title names, or close to it; also if it names none. */
const knowsSubject = (job: JobAd, list: readonly Trade[]) => {
  const subjects = subjectsOf(job);
  return (
    subjects.length === 0 ||
    list.some(({ code, weight, chosen }) => chosen || (weight >= leastFit && isOneOf(subjects, code)))
  );
};
const isOneOf = (subjects: readonly string[], code: string) => subjects.some((subject) => areRelated(subject, code));

/**
 * How well work of a family fits one of a student's trades, 0 to 1: by its weight in the trade's own family, less in one that is
 * close to it, and not at all in others. Families that require registration are close only to themselves.
 */
export const worthIn = (trade: Trade, { code, confidence }: Placement): number =>
  confidence * trade.weight * shareIn(trade, code);

const shareIn = (trade: Trade, code: string): number => {
  if (trade.code === code) return 1;
  const isClose = trade.wide && areRelated(trade.code, code) && !registrationOf(code);
  return isClose && !hasOutgrown(trade, code) ? related : 0;
};

/** Whether somebody has worked in a profession whose assistants a family's are, and no longer studies. */
const hasOutgrown = ({ code: profession, title, beside }: Trade, code: string): boolean =>
  title !== '' && !beside && isBelow(code, profession);

/** Whether a family is a trade's own or close to it. */
export const isCloseTo = (trade: Trade, code: string): boolean => shareIn(trade, code) > 0;

/**
 * The trade that counts most in a family; undefined where none does. Work that somebody did only beside their calling, or
 * has outgrown, is not brought back by what is close to it.
 */
export const closestTo = (code: string, list: readonly Trade[]): Trade | undefined => {
  const own = list.find((trade) => trade.code === code);
  if (own && own.weight < leastFit) return own;
  let closest: Trade | undefined;
  let most = 0;
  for (const trade of list) {
    const counts = trade.weight * shareIn(trade, code);
    if (counts > most) [closest, most] = [trade, counts];
  }
  return closest;
};

/**
 * The best pair of one of the ad's families and one of the student's trades. What work an unplaced ad offers is not known,
 * so it fits nobody whose work is known.
 */
export const fitOf = (job: JobAd, { list }: Trades, closest = (code: string) => closestTo(code, list)): Fit => {
  if (list.length === 0) return unplacedFit;
  let best = noFit;
  for (const placement of job.assessment?.occupations ?? []) {
    const { code } = placement;
    const trade = closest(code);
    if (!trade || (code === teachesAdults && !knowsSubject(job, list))) continue;
    const worth = worthIn(trade, placement);
    if (worth > best.worth) best = { worth, trade, same: trade.code === code, code };
  }
  return best;
};

/** For a student of whom no work is known, embeddings and telling skills have to show that an ad's work fits. */
const unplacedWorth = 0.4;

const unplacedFit: Fit = {
  worth: unplacedWorth,
  trade: {
    code: '',
    weight: unplacedWorth,
    rank: rankOf('graduate'),
    highest: rankOf('junior'),
    settled: false,
    title: '',
    wide: false,
    studied: false,
    first: false,
    beside: false,
    chosen: false,
    registered: true,
    mayBeRegistered: true,
  },
  same: false,
  code: '',
};

const rankOfYears = (years: number) => {
  if (years <= 1) return rankOf('junior');
  return years <= 4 ? rankOf('mid') : rankOf('senior');
};

/** Dollars a year: an ad that pays more is not for a beginner, whatever else it says. */
const rankOfPay = ({ pay }: JobAd) => {
  const hourly = pay?.currency === 'AUD' ? hourlyPay(pay) : undefined;
  const yearly = hourly === undefined ? 0 : hourly * fullTimeHours * 52;
  if (yearly < midPay) return undefined;
  return yearly < seniorPay ? rankOf('mid') : rankOf('senior');
};

const midPay = 105_000;
const seniorPay = 135_000;

/** Principal engineers and consultants come after the senior ones. */
const isPrincipal = ({ title }: JobAd) => /\bprincipal\b/i.test(title);

/**
 * The level that an ad is meant for, from its words, the years it asks for, its family and its pay; undefined if none
 * of them tells, or if it is open to beginners in work that has few levels.
 */
export const rankOfAd = oncePer((job: JobAd): number | undefined => {
  const { assessment } = job;
  const level = levelOf(job);
  const named = level && rankOf(level);
  const stated = named === rankOf('senior') && isPrincipal(job) ? rankOf('manager') : named;
  if (stated !== undefined && stated <= rankOf('graduate')) return stated;
  const asked = assessment?.yearsAsked === undefined ? undefined : rankOfYears(assessment.yearsAsked);
  const [first] = assessment?.occupations ?? [];
  const entry = first && stated !== rankOf('junior') ? entryLevelOf(first.code) : undefined;
  const known = [stated, asked, entry && rankOf(entry), rankOfPay(job)].filter((rank) => rank !== undefined);
  if (known.length === 0) return undefined;
  const rank = Math.max(...known);
  return first && hasFewLevels(first.code) && rank <= rankOf('junior') ? undefined : rank;
});

/** Whether an ad is for beginners in a trade, who learn it as apprentices. */
const isForApprentices = (job: JobAd) => {
  const level = levelOf(job);
  const [first] = job.assessment?.occupations ?? [];
  return level !== undefined && rankOf(level) <= rankOf('junior') && first !== undefined && /^3[2-9]/.test(first.code);
};

/** Whether an ad that states no hours is for somebody who works all week: one of a profession, beyond its beginners. */
const takesTheWeek = (job: JobAd, code: string, asked: number | undefined) =>
  usuallyNamesLevel(code) && (asked ?? rankOf('mid')) > rankOf('junior') && !tellsHours(job);

const tellsHours = (job: JobAd) => isOfFewerHours(job) || weeklyHours(job) !== undefined;

/**
 * Whether an ad's level is at most one above or below the student's; in a profession, the one above only if they may try
 * it. Who has worked in a trade for a year does not learn it any more. Beside the studies, a profession is for beginners
 * or part time: its other jobs take all of a week.
 */
export const isWithinReach = (job: JobAd, { trade, code }: Fit): boolean => {
  const asked = rankOfAd(job);
  if (trade === undefined) return true;
  if (trade.beside && takesTheWeek(job, code, asked)) return false;
  if (asked === undefined) return true;
  const sought = rankSought(trade);
  if (asked > sought) return asked === sought + 1 && (asked <= trade.highest || !usuallyNamesLevel(code));
  if (asked === rankOf('graduate') && trade.settled && !trade.beside) return false;
  return sought - asked <= 1 && !(isForApprentices(job) && trade.rank >= rankOf('junior'));
};

/** The level of the jobs that a student finds: beside studies, those with years of experience find beginners' too. */
const rankSought = ({ rank, beside }: Trade) => (beside ? Math.min(rank, rankOf('junior')) : rank);

/** Factor for an ad whose level is next to the student's, or whose level nothing tells although such ads usually do. */
const otherLevel = 0.8;

/** Graduates and juniors look for the same ads. */
const isBeginning = (rank: number) => rank === rankOf('graduate') || rank === rankOf('junior');

/**
 * Whether nothing tells the level of an ad although such ads usually do, and the student has hardly begun in it. In work
 * that takes a registration, that is the qualification that ads ask for.
 */
export const mayAskForMore = (job: JobAd, { trade, code }: Fit): boolean =>
  trade?.rank === rankOf('graduate') &&
  code !== '' &&
  usuallyNamesLevel(code) &&
  !registrationOf(code) &&
  rankOfAd(job) === undefined;

/** The fit part of the score: the fit in full at the student's own level, less otherwise. */
export const fitPart = (job: JobAd, { worth, trade, code }: Fit): number => {
  const asked = rankOfAd(job);
  if (trade === undefined) return worth;
  if (asked === undefined) return usuallyNamesLevel(code) ? worth * otherLevel : worth;
  const sought = rankSought(trade);
  return asked === sought || (isBeginning(asked) && isBeginning(sought)) ? worth : worth * otherLevel;
};

/** The least that fit, meaning and skills must add up to for an ad to be mailed. */
export const leastCore = ({ trade }: Fit): number => (trade?.first ? minimumFirstCore : minimumCore);

/**
 * Whether an ad is like the profile of somebody who has worked in its trade, by the cosine of their embeddings; 0 if one is
 * missing. Not asked where only studies lead to it, of what they chose, nor of work beside the studies.
 */
export const isAlike = ({ trade }: Fit, likeness: number): boolean =>
  likeness === 0 || likeness >= leastLikeness || !trade || !restsOnWork(trade);

const restsOnWork = ({ title, chosen, beside }: Trade) => title !== '' && !chosen && !beside;

/** Equal for ads with the same families, level, licences and subjects taught, which both tell their hours or both do not. */
export const tradeKey = (job: JobAd): string =>
  `${rankOfAd(job)} ${isForApprentices(job)} ${tellsHours(job)} ${subjectsOf(job).join('/')} ${(job.assessment?.occupations ?? []).map(({ code, confidence }) => `${code} ${confidence} ${paperFor(code, job.title)?.paper}`).join()}`;

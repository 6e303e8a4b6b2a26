import { fullTimeHours } from '@waratah/vocabulary/employment-types';
import { paperFor } from '@waratah/vocabulary/occupations/registration';
import { isUsuallyByDay, isUsuallyFullTime, isUsuallyOnWeekdays } from '@waratah/vocabulary/occupations/usual-hours';
import { isOfFewerHours, type JobAd, levelOf, weeklyHours } from '../job.ts';
import type { Needs } from '../needs.ts';
import { hasChosen, type Trades } from '../trade.ts';
import { fitOf, isWithinReach } from '../work-fit.ts';
import { leastFit } from '../weights.ts';
import { check, eligible, refuse, type Rule, type Verdict } from './verdict.ts';

export const type: Rule = {
  gate: 'type',
  of: ({ employmentType }) => employmentType,
  key: ({ workTypes }) => workTypes.join(),
  judge: ({ employmentType }, { workTypes }) =>
    workTypes.length === 0 || employmentType === '' || workTypes.includes(employmentType)
      ? eligible
      : refuse('type', 'not a kind of work you asked for'),
};

/**
 * Whether the work is usually full time, and the ad names no hours, offers no part-time work and is not meant for
 * students.
 */
const isUsuallyFullTimeAd = (job: JobAd) => {
  const { employmentType, assessment } = job;
  if (weeklyHours(job) || (employmentType !== '' && employmentType !== 'FIXED_TERM')) return false;
  if (!assessment || assessment.offersPartTime || levelOf(job) === 'student') return false;
  const [family] = assessment.occupations ?? [];
  return family !== undefined && isUsuallyFullTime(family.code);
};

/** Such an ad may be asked about, but is not worth an email to a student whose visa does not allow full-time hours. */
export const usualHours: Rule = {
  gate: 'type',
  of: (job) => `${isUsuallyFullTimeAd(job)}`,
  key: ({ hoursLeft }) => `${hoursLeft}`,
  judge: (job, { hoursLeft }) =>
    hoursLeft !== undefined && 2 * fullTimeHours > hoursLeft && isUsuallyFullTimeAd(job)
      ? refuse('type', 'work of this kind is usually full time, and the ad states no hours')
      : eligible,
};

/** The family of an ad that neither names other times than usual ones nor offers casual or part-time work. */
const familyAtUsualTimes = (job: JobAd) => {
  const isOther = job.workHours || isOfFewerHours(job) || (weeklyHours(job)?.min ?? fullTimeHours) < fullTimeHours;
  return isOther ? '' : (job.assessment?.occupations?.[0]?.code ?? '');
};

const wantsOnlyLate = ({ wanted: { times } }: Needs) =>
  times.length > 0 && !times.includes('morning') && !times.includes('afternoon');
const wantsOnlyWeekends = ({ wanted: { days } }: Needs) =>
  days.length > 0 && days.every((day) => day === 'sat' || day === 'sun');

/** Such an ad is not worth an email to a student who wants only evenings and nights, or only weekends. */
export const usualTimes: Rule = {
  gate: 'type',
  of: familyAtUsualTimes,
  key: (needs) => `${wantsOnlyLate(needs)} ${wantsOnlyWeekends(needs)}`,
  judge: (job, needs) => {
    const code = familyAtUsualTimes(job);
    if (wantsOnlyLate(needs) && isUsuallyByDay(code))
      return refuse('type', 'work of this kind is usually by day, and you want evenings or nights');
    return wantsOnlyWeekends(needs) && isUsuallyOnWeekdays(code)
      ? refuse('type', 'work of this kind is usually on weekdays, and you want weekends')
      : eligible;
  },
};

const notLookedFor = refuse('trade', 'not work that you look for');
const otherWork = refuse('trade', 'other work than yours');
const otherLevel = refuse('level', 'for another level than yours');

/**
 * Whether the work is the student's or related to it, and at their level. If the law requires a registration for it
 * that the student's profile does not name, the answer is a question to those who may have it, and no to others.
 */
export const tradeVerdict = (job: JobAd, trades: Trades, fit = fitOf(job, trades)): Verdict => {
  if (fit.worth < leastFit || !fit.trade) return hasChosen(trades) ? notLookedFor : otherWork;
  if (!isWithinReach(job, fit)) return otherLevel;
  const paper = paperFor(fit.code, job.title)?.paper;
  if (!paper || fit.trade.registered) return eligible;
  return fit.trade.mayBeRegistered
    ? check(`Needs ${paper}, which your profile does not name: ask about it`)
    : refuse('trade', `needs ${paper}, which your profile does not name`);
};

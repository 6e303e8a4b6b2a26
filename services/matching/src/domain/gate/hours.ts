import { fullTimeHours, isInternship } from '@waratah/vocabulary/employment-types';
import { dayInWords, daysAfter, longDayInWords, mondayOf } from '@waratah/vocabulary/law/days';
import { firstWeekFor } from '@waratah/vocabulary/law/fortnights';
import { latestEnd } from '@waratah/vocabulary/law/judge';
import { inSettings } from '@waratah/vocabulary/law/ruling';
import { type AfterBreak, type FreeTime, isWithin, longestLead } from '@waratah/vocabulary/law/hours';
import type { Stretch } from '@waratah/vocabulary/law/stated-days';
import {
  endMonths,
  firstDayOfJob,
  isOfFewerHours,
  isOngoing,
  type JobAd,
  stretchOfJob,
  termMonths,
  weeklyHours,
} from '../job.ts';
import { freeTimeOf, keyOfHours, type Needs } from '../needs.ts';
import { check, eligible, refuse, type Rule, type Verdict } from './verdict.ts';

/** Equal for jobs with the same hours. */
export const hoursKey = (job: JobAd) => {
  const weekly = weeklyHours(job);
  return weekly ? `${weekly.min} ${weekly.max} ${weekly.inferred ?? false}` : '';
};

/** Equal for jobs with the same first and last day. */
const stretchKey = (job: JobAd) => {
  return `${firstDayOfJob(job)} ${stretchOfJob(job)?.last}`;
};

/** Equal for jobs with the same hours, days and times, and of which both or neither offer casual or part-time work. */
export const timesKey = (job: JobAd) => {
  const { workDays = [], shiftStart, shiftEnd } = job.workHours ?? {};
  return `${hoursKey(job)} ${isOfFewerHours(job)} ${workDays?.join('/')} ${shiftStart} ${shiftEnd}`;
};

export const hoursWanted: Rule = {
  gate: 'hours',
  of: hoursKey,
  key: ({ hoursWanted: most }) => `${most}`,
  judge: (job, { hoursWanted: most }) => {
    const weekly = weeklyHours(job);
    return weekly && most !== undefined && weekly.min > most
      ? refuse('hours', `${weekly.min} hours a week, more than the ${most} you want`)
      : eligible;
  },
};

/** A yearly salary at full-time level in an ad that does not mention part-time work: in practice a full-time job. */
const isFullTimeSalary = ({ pay, employmentType, assessment }: JobAd) =>
  employmentType === '' &&
  !assessment?.offersPartTime &&
  pay?.period === 'year' &&
  pay.currency === 'AUD' &&
  (pay.min ?? pay.max ?? 0) >= leastSalary;

/** Dollars a year; above the least that a full-time job may pay. */
const leastSalary = 55_000;

/** The hours that the visa allows. */
export const hours: Rule = {
  gate: 'hours',
  of: (job) =>
    `${hoursKey(job)} ${stretchKey(job)} ${isFullTimeSalary(job)} ${endMonths(job)} ${termMonths(job)} ${isPlacement(job)} ${isOngoing(job)}`,
  key: (needs) =>
    `${keyOfHours(needs)} ${needs.afterBreak || needs.freeAhead || needs.freeTimes.length + needs.breakWeeks.length > 0 ? needs.day : ''} ${isStudent(needs)}`,
  judge: (job, needs) => {
    const verdict = judgedByHours(job, needs);
    return verdict.kind === 'eligible' ? verdict : (askedWithDays(job, needs) ?? verdict);
  },
};

const judgedByHours = (job: JobAd, needs: Needs): Verdict => {
  const { hoursLeft, afterBreak } = needs;
  if (hoursLeft === undefined) return afterBreak ? judgedAfterBreak(job, needs, afterBreak) : eligible;
  const verdict = judgedByLimit(job, needs, hoursLeft);
  return verdict.kind === 'not_eligible' ? askedAboveLimit(job, needs, verdict) : verdict;
};

/** A question that names the days of a job which all lie in a time without a limit on hours; undefined if they do not. */
const askedWithDays = (job: JobAd, needs: Needs): Verdict | undefined => {
  const [stretch, first] = [stretchOfJob(job), firstDayOfJob(job)];
  if (stretch === undefined && first === undefined) return undefined;
  const times = [freeTimeOf(needs), ...needs.freeTimes].filter((time) => time !== undefined);
  const isIn = (time: FreeTime) =>
    stretch !== undefined && time.until !== undefined && isWithin(stretch, time, needs.day);
  if (stretch && times.some(isIn)) return askedAboutDays(stretch);
  if (stretch && weeksThatFit(job, needs).some(isIn)) return askedAboutBreak(stretch);
  return first !== undefined && times.some(({ from, until }) => until === undefined && from <= first)
    ? askedAboutStart(first)
    : undefined;
};

/** The whole weeks of breaks, if the hours of one week fit the fortnight that is partly in session. */
const weeksThatFit = (job: JobAd, { breakWeeks, hoursLeft, afterBreak }: Needs) => {
  const inSession = hoursLeft ?? afterBreak?.hoursLeft ?? 0;
  return (weeklyHours(job)?.max ?? Infinity) <= inSession ? breakWeeks : [];
};

/**
 * An ad may offer to go on in words that no list has, so that even days which all lie in a time without a limit are a
 * question, but one that names them.
 */
const askedAboutDays = (stretch: Stretch): Verdict =>
  check(
    `By its ad the job lasts ${daysInWords(stretch)}, while your hours are not limited: ask whether it definitely ends then`,
    `By your ad the job lasts ${daysInWords(stretch)}. My visa does not limit my hours in that time, but it does later. Does the job definitely end then?`,
  );

const askedAboutBreak = (stretch: Stretch): Verdict =>
  check(
    `By its ad the job lasts ${daysInWords(stretch)}, within your course break: ask whether it definitely ends then`,
    `By your ad the job lasts ${daysInWords(stretch)}, within my course break. Later my visa limits my hours. Does the job definitely end then?`,
  );

const daysInWords = ({ first, last }: Stretch) =>
  first === undefined ? `until ${dayInWords(last)}` : `from ${dayInWords(first)} to ${dayInWords(last)}`;

/** The ad may want somebody sooner all the same. */
const askedAboutStart = (first: string): Verdict =>
  check(
    `By its ad the job begins on ${dayInWords(first)}, when your hours are no longer limited: ask to start no earlier`,
    `By your ad the job begins on ${dayInWords(first)}. My visa does not limit my hours then, but it does before. Could I start then and no earlier?`,
  );

/** Work that a course requires is outside the limit, and there is none once a degree has begun, or after a course. */
const askedAboveLimit = (job: JobAd, needs: Needs, refused: Verdict): Verdict => {
  const { freeAhead, mayBeFree } = needs;
  if (isStudent(needs) && isPlacement(job))
    return check(
      'More hours than your visa allows, unless your course requires this placement: ask your university first',
    );
  if (mayBeFree) return check(liftedOnce[mayBeFree]);
  if (freeAhead === undefined) return refused;
  return (
    (freeAhead.until !== undefined && refusedAfter(freeAhead.until, job, needs, needs.hoursLeft ?? 0)) ||
    check(`Unlimited hours ${inWords(freeAhead)}`, freeInWords(freeAhead))
  );
};

/** Refuses a job that surely has too many hours after the last day of a time without a limit. */
const refusedAfter = (until: string, job: JobAd, needs: Needs, hoursLeft: number): Verdict | undefined => {
  const first = firstDayOfJob(job);
  if (first !== undefined && beginsInSession(first, until, needs))
    return refuse(
      'hours',
      `${2 * leastWeeklyHours(job)} hours a fortnight from ${dayInWords(first)}, ${hoursLeft} left then`,
    );
  return outlasts(job, until, needs.day) ? tooManyAfter(until, job, hoursLeft) : undefined;
};

/** Whether a day comes after a time without a limit, and is in no further one. */
const beginsInSession = (first: string, freeUntil: string, { freeTimes, breakWeeks, day }: Needs) =>
  first > freeUntil &&
  first <= daysAfter(day, longestLead) &&
  [...freeTimes, ...breakWeeks].every(({ from, until }) => first < from || (until !== undefined && first > until));

const tooManyAfter = (until: string, job: JobAd, hoursLeft: number) =>
  refuse(
    'hours',
    `${2 * leastWeeklyHours(job)} hours a fortnight also after ${dayInWords(until)}, ${hoursLeft} left then`,
  );

/**
 * Whether the job surely takes up the whole fortnight after the last day of a time without a limit: it goes on, or the last
 * day and the months that its ad states are both later.
 */
const outlasts = (job: JobAd, until: string, day: string) => {
  if (isOngoing(job)) return true;
  const [last, months] = [stretchOfJob(job)?.last, termMonths(job)];
  const endOfFortnight = daysAfter(until, daysOfFortnight);
  return (
    last !== undefined && last >= endOfFortnight && months !== undefined && latestEnd(day, months) >= endOfFortnight
  );
};
const daysOfFortnight = 14;

const liftedOnce = {
  degree: `Unlimited hours once your degree itself has begun: say${inSettings} when it begins`,
  level: `Unlimited hours if the student's course is a master's or doctorate: say its level${inSettings}`,
  before_session:
    'More hours than you may work once your course has begun. Before that the law names no limit, but Home Affairs has not confirmed it: ask them first',
};

const inWords = ({ from, until }: FreeTime) =>
  until === undefined
    ? `from ${longDayInWords(from)}: ask to start then`
    : `from ${longDayInWords(from)} until ${longDayInWords(until)}: ask whether the job fits between`;

const freeInWords = ({ from, until }: FreeTime) =>
  until === undefined
    ? `My visa allows me unlimited hours from ${longDayInWords(from)}. Could I start then?`
    : `My visa allows me unlimited hours from ${longDayInWords(from)} until ${longDayInWords(until)}. Does the job fit between?`;

/** Only for the student's own course, not for the family (8105(2)(a)). */
const isStudent = ({ visaType }: Needs) => visaType === '500';

/** "Engineering placement", but not those who find places for others. */
const namesPlacement =
  /\b(?:internship|intern|placement|practicum)\b(?! (?:\w+ )?(?:consultant|officer|coordinator|manager|adviser|advisor|specialist|lead))/i;

const isPlacement = ({ employmentType, title }: JobAd) => isInternship(employmentType) || namesPlacement.test(title);

const judgedByLimit = (job: JobAd, needs: Needs, hoursLeft: number): Verdict => {
  const weekly = weeklyHours(job);
  if (!weekly) {
    if (hoursLeft === 0) return refuse('hours', 'no hours left this fortnight');
    return isFullTimeSalary(job) && 2 * fullTimeHours > hoursLeft
      ? refuse('hours', `a full-time salary and no hours stated, ${hoursLeft} h a fortnight left`)
      : check(
          'Hours not stated: ask before you accept',
          `How many hours a week would I work? I can work up to ${hoursLeft} hours a fortnight.`,
        );
  }
  if (2 * weekly.min > hoursLeft) return refuse('hours', `${2 * weekly.min} hours a fortnight, ${hoursLeft} left`);
  if (2 * weekly.max <= hoursLeft) return eligible;
  const later = laterStart(weekly.min, needs);
  const most = Math.floor(hoursLeft / 2);
  const free = needs.freeAhead;
  if (free?.until !== undefined && !isOngoing(job)) return askedForMost(weekly.max, most, free);
  return check(
    `Up to ${weekly.max} hours a week: ask for at most ${most}${later}`,
    `Could I work at most ${most} hours a week${later}? My visa allows me no more.`,
  );
};

/** Up to so many hours are lawful in a course break that is near; in session there are at most `most` a week. */
const askedForMost = (hours: number, most: number, { from, until }: FreeTime): Verdict => {
  const free = `from ${longDayInWords(from)} until ${longDayInWords(until ?? from)}`;
  return check(
    `Up to ${hours} hours a week: unlimited ${free}, ask for at most ${most} at other times`,
    `My visa allows me unlimited hours ${free}, and at most ${most} hours a week at other times. Does that suit the job?`,
  );
};

/** A job taken in a course break must end in it, or fit the hours of the session that follows. */
const judgedAfterBreak = (job: JobAd, needs: Needs, { freeUntil, hoursLeft }: AfterBreak): Verdict => {
  const { day, mayBeFree } = needs;
  const weekly = weeklyHours(job);
  if (weekly && 2 * weekly.max <= hoursLeft) return eligible;
  const months = endMonths(job);
  if (months !== undefined && latestEnd(day, months) <= freeUntil) return eligible;
  const least = 2 * leastWeeklyHours(job);
  const refused =
    least > hoursLeft && mayBeFree === undefined && !isPlacement(job)
      ? refusedAfter(freeUntil, job, needs, hoursLeft)
      : undefined;
  if (refused) return refused;
  const weeklyLeft = Math.floor(hoursLeft / 2);
  const most = weeklyLeft === 0 ? 'none' : `at most ${weeklyLeft} h a week`;
  return check(
    `Unlimited hours until ${longDayInWords(freeUntil)}; from then ${most}: ask whether the job allows it`,
    `My visa allows me unlimited hours until ${longDayInWords(freeUntil)}, and from then ${most === 'none' ? 'no more' : most}. Does that suit the job?`,
  );
};

/** The fewest hours of a week that the job surely has. */
const leastWeeklyHours = (job: JobAd) => weeklyHours(job)?.min ?? (isFullTimeSalary(job) ? fullTimeHours : 0);

/**
 * Noted shifts exclude no job, since they are over before it begins. They only decide from which Monday its minimum
 * hours fit.
 */
const laterStart = (hours: number, { noted, day }: Needs) => {
  const from = noted && firstWeekFor(hours, noted, day);
  return from && from !== mondayOf(day) ? `, from ${longDayInWords(from)}` : '';
};

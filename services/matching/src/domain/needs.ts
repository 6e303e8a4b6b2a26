import type { VisaFacts } from '@waratah/vocabulary/law/facts';
import { factsNeeded } from '@waratah/vocabulary/law/facts-needed';
import {
  countedWeeks,
  type FortnightLeft,
  fortnightsOf,
  type KnownWeeks,
  tightestOf,
} from '@waratah/vocabulary/law/fortnights';
import {
  type AfterBreak,
  fortnightHoursLeft,
  fortnightLimit,
  freeAhead,
  type FreeTime,
  freeTimesAhead,
  hoursLeftAfterBreak,
  isBeforeSession,
  isLimitedFortnight,
  liftedByCourse,
  weeksOfBreaks,
} from '@waratah/vocabulary/law/hours';
import { followingVisa } from '@waratah/vocabulary/law/in-force';
import { noWorkBecause, questionToHolder } from '@waratah/vocabulary/law/judge';
import { waitsForNoCourse } from '@waratah/vocabulary/law/restricted';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { WantedTimes } from '@waratah/vocabulary/work-hours';
import { keyFrom } from './key.ts';
import type { Holder, Place } from './student.ts';
import { askTermBelowMonths } from './weights.ts';

/**
 * The part of a student's data on a day that the gates use, and nothing else, so that students with equal needs share
 * their answers. Score and reasons also use skills, field of study and embedding.
 */
export type Needs = Readonly<{
  /** Code of design section 12; empty when not given. */
  visaType: VisaCode | '';
  /** The facts that the law uses beside the visa, and the local day for which it is asked. */
  facts: VisaFacts;
  day: string;
  /** Changes only the wording of an answer, never the answer. */
  visaVerified: boolean;
  /** Whole months until the visa ends: 0 if it has ended, `Infinity` if it lasts long, has no end or an unknown one. */
  visaMonths: number;
  /** The last day of the visa; undefined where `visaMonths` is `Infinity`. */
  visaEnds: string | undefined;
  /** What the law asks the student whatever the job, like when the course begins; undefined if nothing. */
  toStudent: string | undefined;
  /** Hours a fortnight that the student may still take on; undefined without a limit. */
  hoursLeft: number | undefined;
  /** Until when there is no limit, and what is left afterwards; undefined unless a limit follows. */
  afterBreak: AfterBreak | undefined;
  /** The time without a limit that begins within the time of hiring; else undefined. */
  freeAhead: FreeTime | undefined;
  /** The times without a limit that begin within a year. */
  freeTimes: readonly FreeTime[];
  /** The whole weeks of course breaks that begin within a year or now are. */
  breakWeeks: readonly FreeTime[];
  /**
   * Why the limit may not hold: the first day of the degree itself or the course's level is not known, or the course has
   * not begun.
   */
  mayBeFree: 'degree' | 'level' | 'before_session' | undefined;
  /** Hours noted for each week, if shifts were noted and the hours are limited. */
  noted: Noted | undefined;
  hoursWanted: number | undefined;
  wanted: WantedTimes;
  home: Place | undefined;
  states: readonly string[];
  workTypes: readonly string[];
  payFloor: number | undefined;
}>;

/** The time without a limit on hours that now is, or that comes; undefined if none is known, or nothing follows it. */
export const freeTimeOf = ({ hoursLeft, afterBreak, freeAhead: ahead, day }: Needs): FreeTime | undefined =>
  hoursLeft === undefined ? afterBreak && { from: day, until: afterBreak.freeUntil } : ahead;

/** The weeks with noted shifts, and the hours left of the tighter limited fortnight of this week. */
type Noted = KnownWeeks & Readonly<{ left: number | undefined }>;

const unknownLift = { yes: undefined, no: undefined, unknown: 'degree', level_unknown: 'level' } as const;

export const needsOf = (student: Holder, day: string): Needs => {
  const { visaVerified, place, preferences, shifts } = student;
  const visaType = visaCodeOf(student.visaType) ?? '';
  const lawOf = visaType || unknownVisa;
  const hoursLeft = fortnightHoursLeft(lawOf, preferences, day);
  const { visaExpiry } = preferences;
  const visaMonths = visaType === '' || endsOnItsDate(visaType) ? monthsLeft(visaExpiry, day) : Infinity;
  return {
    visaType,
    facts: preferences,
    day,
    visaVerified,
    visaMonths,
    visaEnds: visaMonths === Infinity ? undefined : visaExpiry,
    toStudent: visaType === '' ? undefined : questionToHolder(visaType, preferences, day),
    hoursLeft,
    afterBreak: hoursLeft === undefined ? hoursLeftAfterBreak(lawOf, preferences, day) : undefined,
    freeAhead: freeAhead(lawOf, preferences, day),
    freeTimes: freeTimesAhead(lawOf, preferences, day),
    breakWeeks: weeksOfBreaks(lawOf, preferences, day),
    mayBeFree:
      unknownLift[liftedByCourse(lawOf, preferences, day)] ??
      (isBeforeSession(lawOf, preferences, day) ? 'before_session' : undefined),
    noted: shifts.length === 0 ? undefined : notedBy(student, lawOf, day),
    hoursWanted: preferences.hoursWanted,
    wanted: { days: preferences.daysWanted, times: preferences.timesWanted },
    home: place,
    states: preferences.states,
    workTypes: preferences.workTypes,
    payFloor: preferences.payFloor,
  };
};

/**
 * Undefined if the hours of this week are not limited, and while the holder may not work at all: no week can then be named
 * from which hours fit.
 */
const notedBy = ({ preferences, shifts }: Holder, visa: VisaCode, day: string): Noted | undefined => {
  const limit = fortnightLimit(visa, preferences, day);
  if (limit === undefined || noWorkBecause(visa, preferences, day) !== undefined) return undefined;
  const regular = preferences.hoursWorked;
  const weeks = countedWeeks({ visa, facts: preferences, regular, shifts }, day);
  const isLimited = ({ from }: FortnightLeft) => isLimitedFortnight(visa, preferences, from, day);
  return { weeks, regular, limit, left: tightestOf(fortnightsOf(weeks, limit, day).filter(isLimited))?.left };
};

/** How many hours the visa leaves this fortnight, and out of how many; empty without a limit. */
export type HoursOfFortnight = Readonly<{ hoursLeft?: number | undefined; hoursLimit?: number | undefined }>;

/** Only for a visa that the student named: for an unknown one, the limit would be a guess. */
export const hoursOfFortnight = (needs: Needs): HoursOfFortnight => {
  const { visaType, facts, day, hoursLeft } = needs;
  if (visaType === '' || visaType === 'other' || hoursLeft === undefined) return {};
  if (noWorkBecause(visaType, facts, day) !== undefined) return {};
  return { hoursLeft: leftNow(needs) ?? hoursLeft, hoursLimit: fortnightLimit(visaType, facts, day) };
};

/** Hours that the noted shifts leave of the tighter fortnight of this week; undefined if none were noted. */
export const leftNow = ({ noted }: Needs): number | undefined => noted?.left;

/** Without a visa on the profile, hours are judged as for an unknown visa. */
const unknownVisa = 'other';

/** The longest term, in months, that ads commonly name. Visas that last longer need not be distinguished. */
const longestTermMonths = 36;

/** Whole months from the day until the visa ends. A visa that ends today counts as half a month. */
const monthsLeft = (expiry: string | undefined, day: string) => {
  if (expiry === undefined) return Infinity;
  if (expiry < day) return 0;
  const [toYear = 0, toMonth = 0, toDay = 0] = expiry.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const whole = 12 * (toYear - year) + toMonth - month - (toDay < dayOfMonth ? 1 : 0);
  if (whole >= Math.max(longestTermMonths, askTermBelowMonths)) return Infinity;
  return whole === 0 ? 0.5 : whole;
};

/**
 * What the law's answer depends on: the visa, what was verified of it, and the facts about its holder that its rules use
 * on the day. The end of a course changes only the hours (`keyOfHours`); its level and beginning matter once it has begun.
 * What all jobs ask (`toStudent`) may be hidden by what the visa asks of any job, so that it does not tell whether the
 * course has begun. Whoever's visa is followed by a bridging visa is judged by the rules of both, so that any fact may count.
 */
export const keyOfLaw = ({ visaType, facts, day, toStudent }: Needs) => {
  if (visaType === '') return '';
  const names = factsNeeded(visaType, facts, day);
  if (followingVisa(visaType, facts, day)) return keyFrom(visaType, toStudent === undefined, facts);
  const waits = names.includes('courseBegins') && !waitsForNoCourse(facts, day);
  const courseBegins = facts.courseBegins !== undefined && facts.courseBegins > day ? facts.courseBegins : undefined;
  const asked = {
    ...facts,
    courseBegins,
    courseEnds: undefined,
    courseLevel: undefined,
    degreeBegins: liftedByCourse(visaType, facts, day),
    earlierRights: courseBegins === undefined ? undefined : facts.earlierRights,
  };
  const { verifiedConditions = [] } = facts;
  return keyFrom(
    visaType,
    toStudent === undefined,
    waits,
    verifiedConditions,
    names.map((name) => asked[name]),
  );
};

/** Equal for students with equal hours left, now and in times without a limit. */
export const keyOfHours = ({ hoursLeft, afterBreak, freeAhead, freeTimes, breakWeeks, mayBeFree }: Needs) =>
  keyFrom(hoursLeft, afterBreak, freeAhead, freeTimes, breakWeeks, mayBeFree);

/** Equal for students to whom every job gives the same answer, yes, no or a question, but for its place. */
export const keyOfNeeds = (needs: Needs) => {
  const { visaMonths, visaEnds, workTypes, payFloor } = needs;
  return keyFrom(
    keyOfLaw(needs),
    `${visaMonths}`,
    visaEnds,
    keyOfHours(needs),
    keyOfWanted(needs),
    payFloor,
    workTypes,
  );
};

/** Equal for students who want equally many hours, have equally many left, and want the same days and times. */
export const keyOfWanted = ({ hoursWanted, hoursLeft, wanted }: Needs) =>
  keyFrom(hoursWanted, hoursLeft, wanted.days, wanted.times);

/** Equal for students who live in the same place and would work in the same states. */
export const keyOfPlace = ({ home, states }: Needs) => keyFrom(states, home);

import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import { daysAfter, daysOfWeek, mondayOf } from './days.ts';
import type { VisaFacts } from './facts.ts';
import { type Restriction, rulesOf } from './rules.ts';

type HoursLimit = Extract<Restriction, { kind: 'hours' }>;

const hasBegun = ({ courseBegins }: VisaFacts, day: string) => courseBegins === undefined || courseBegins <= day;

const isOf = (levels: readonly CourseLevel[], { courseLevel }: VisaFacts) =>
  courseLevel !== undefined && levels.includes(courseLevel);

/** A completed course is not in session either, once its confirmation of enrolment has ended. */
const hasEnded = ({ courseEnds }: VisaFacts, day: string) => courseEnds !== undefined && courseEnds < day;

const isInBreak = (facts: VisaFacts, day: string) =>
  hasEnded(facts, day) || (facts.breaks ?? []).some(({ from, to }) => from <= day && day <= to);

/** Whether the level of a course that has begun lifts the limit on hours. */
export const isUnlimitedCourse = (visa: VisaCode, facts: VisaFacts, day: string): boolean =>
  hasBegun(facts, day) &&
  rulesOf(visa, day).some(({ restriction }) => restriction.kind === 'hours' && isOf(restriction.unlimited, facts));

/** Whether the course is on breaks, or over, during a whole fortnight; one that is partly in session is limited (8105(1)). */
const isBreak = (facts: VisaFacts, monday: string) =>
  [0, 7].every((days) => daysOfWeek(daysAfter(monday, days)).every((day) => isInBreak(facts, day)));

const limitOf = (limit: HoursLimit, facts: VisaFacts, day: string, fortnights: readonly string[]) => {
  if (hasBegun(facts, day) && isOf(limit.unlimited, facts)) return undefined;
  return limit.whileIn === 'session' && fortnights.every((monday) => isBreak(facts, monday))
    ? undefined
    : limit.fortnight;
};

/** Hours a fortnight where a grant notice limits them: the same as for students. */
const grantedFortnight = 48;

/** In breaks too: the grant may limit the hours as condition 8104 does, all year. An unknown grant is a question. */
const isLimitedByGrant = ({ workGranted }: VisaFacts) => workGranted === 'limited';

/** The law of a day, for fortnights that begin on these Mondays. */
const limitIn = (visa: VisaCode, facts: VisaFacts, day: string, fortnights: readonly string[]) => {
  const limits = rulesOf(visa, day).flatMap(({ restriction }) => {
    if (restriction.kind === 'hours') return limitOf(restriction, facts, day, fortnights) ?? [];
    return restriction.kind === 'grant' && isLimitedByGrant(facts) ? grantedFortnight : [];
  });
  return limits.length > 0 ? Math.min(...limits) : undefined;
};

/**
 * Hours that the holder of a visa may work in a fortnight, for all employers together, if the fortnight contains a day;
 * undefined without a limit. A fortnight is any 14 days from a Monday, so the hours of a week count with those of the week
 * before and of the week after. The first and the last week of a break are limited therefore.
 */
export const fortnightLimit = (visa: VisaCode, facts: VisaFacts, day: string): number | undefined =>
  limitIn(visa, facts, day, [daysAfter(mondayOf(day), -7), mondayOf(day)]);

/** Whether the hours of the fortnight from a Monday are limited by the law of a day. */
export const isLimitedFortnight = (visa: VisaCode, facts: VisaFacts, monday: string, day: string): boolean =>
  limitIn(visa, facts, day, [monday]) !== undefined;

/**
 * Why a visa whose hours may be limited sets no limit on a day: the level of the course, an official break, the end of the
 * course, or the grant notice.
 */
export type NoLimitReason = 'course' | 'break' | 'course_over' | 'grant';

/** Undefined where a limit holds, and for visas that never limit hours. */
export const whyNoLimit = (visa: VisaCode, facts: VisaFacts, day: string): NoLimitReason | undefined => {
  if (fortnightLimit(visa, facts, day) !== undefined) return undefined;
  const reasons = rulesOf(visa, day).flatMap(({ restriction }): NoLimitReason[] => {
    if (restriction.kind === 'grant') return facts.workGranted === 'full' ? ['grant'] : [];
    if (restriction.kind !== 'hours') return [];
    if (hasBegun(facts, day) && isOf(restriction.unlimited, facts)) return ['course'];
    return hasEnded(facts, day) ? ['course_over'] : ['break'];
  });
  return reasons[0];
};

/** More weeks than all course breaks of a profile have together. */
const longestBreakWeeks = 330;

/**
 * The limit after a course break that lifts it on a day: its first day, a Monday, and hours a fortnight; undefined unless
 * a break lifts it.
 */
const limitAfterBreak = (
  visa: VisaCode,
  facts: VisaFacts,
  day: string,
): Readonly<{ from: string; fortnight: number }> | undefined => {
  if (whyNoLimit(visa, facts, day) !== 'break') return undefined;
  for (let week = 1; week <= longestBreakWeeks; week++) {
    const from = daysAfter(mondayOf(day), 7 * week);
    const fortnight = fortnightLimit(visa, facts, from);
    if (fortnight !== undefined) return { from, fortnight };
  }
  return undefined;
};

/** Weeks within which a job is usually begun, and one for the fortnight that is partly in session. */
const hiringWeeks = 5;

/** The Monday, within the time of hiring, from which the end of the course lifts the limit of a day; undefined otherwise. */
export const freeFrom = (visa: VisaCode, facts: VisaFacts, day: string): string | undefined => {
  if (fortnightLimit(visa, facts, day) === undefined) return undefined;
  const mondays = Array.from({ length: hiringWeeks }, (_, week) => daysAfter(mondayOf(day), 7 * (week + 1)));
  return mondays.find((monday) => whyNoLimit(visa, facts, monday) === 'course_over');
};

/** Like '28 of 48 hours left this fortnight': the words of the email and of the job's page. */
export const hoursLeftInWords = (left: number, limit: number): string =>
  left === limit ? `Up to ${limit} hours a fortnight` : `${left} of ${limit} hours left this fortnight`;

/** Hours of a fortnight that are left beside the hours a week already worked elsewhere; undefined without a limit. */
export const fortnightHoursLeft = (
  visa: VisaCode,
  facts: VisaFacts & Readonly<{ hoursWorked: number }>,
  day: string,
): number | undefined => {
  const limit = fortnightLimit(visa, facts, day);
  return limit === undefined ? undefined : besides(facts.hoursWorked, limit);
};

const besides = (hoursWorked: number, limit: number) => Math.max(0, Math.round(100 * (limit - 2 * hoursWorked)) / 100);

/** The last day of a course break that lifts the limit on a day, and hours of a fortnight that are left from then on. */
export type AfterBreak = Readonly<{ freeUntil: string; hoursLeft: number }>;

/** Undefined unless a course break lifts the limit on the day. */
export const hoursLeftAfterBreak = (
  visa: VisaCode,
  facts: VisaFacts & Readonly<{ hoursWorked: number }>,
  day: string,
): AfterBreak | undefined => {
  const next = limitAfterBreak(visa, facts, day);
  return next && { freeUntil: daysAfter(next.from, -1), hoursLeft: besides(facts.hoursWorked, next.fortnight) };
};

/** Whether two neighbouring weeks with these hours are within the limit of a fortnight. */
export const fitsFortnight = (firstWeek: number, secondWeek: number, limit: number | undefined): boolean =>
  limit === undefined || firstWeek + secondWeek <= limit;

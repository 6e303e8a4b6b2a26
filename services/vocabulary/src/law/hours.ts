import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import { daysAfter, mondayOf } from './days.ts';
import type { VisaFacts } from './facts.ts';
import type { Restriction } from './conditions.ts';
import { followingVisa, grantOf, rulesFor } from './in-force.ts';
import type { Stretch } from './stated-days.ts';

type HoursLimit = Extract<Restriction, { kind: 'hours' }>;

const isOf = (levels: readonly CourseLevel[], { courseLevel }: VisaFacts) =>
  courseLevel !== undefined && levels.includes(courseLevel);

/** A completed course is not in session either, once its confirmation of enrolment has ended. */
const hasEnded = ({ courseEnds }: VisaFacts, day: string) => courseEnds !== undefined && courseEnds < day;

const isInBreak = (facts: VisaFacts, day: string) =>
  hasEnded(facts, day) || (facts.breaks ?? []).some(({ from, to }) => from <= day && day <= to);

export type Lift = 'yes' | 'no' | 'unknown' | 'level_unknown';

/**
 * Whether the level of the course lifts a limit on hours: from the first day of the master's or doctorate itself, not of a
 * course before it; `unknown` if that day is not known. A level that is not known is so only for the family, of whose students many
 * do a master's degree; few students do research.
 */
const lifts = ({ unlimited }: HoursLimit, facts: VisaFacts, day: string): Lift => {
  if (facts.courseLevel === undefined && unlimited.includes('masters_coursework')) return 'level_unknown';
  if (!isOf(unlimited, facts)) return 'no';
  const begins = facts.degreeBegins ?? facts.courseBegins;
  return begins === undefined ? 'unknown' : begins <= day ? 'yes' : 'no';
};

/** Whether the level of the course lifts the limit on hours that the visa otherwise sets on a day. */
export const liftedByCourse = (visa: VisaCode, facts: VisaFacts, day: string): Lift =>
  rulesFor(visa, facts, day).flatMap(({ restriction }) =>
    restriction.kind === 'hours' ? lifts(restriction, facts, day) : [],
  )[0] ?? 'no';

/** Whether the course is on breaks, or over, during a whole fortnight; one that is partly in session is limited (8105(1)). */
const isBreak = (facts: VisaFacts, monday: string) =>
  daysOfFortnight.every((later) => isInBreak(facts, daysAfter(monday, later)));
const daysOfFortnight: readonly number[] = Array.from({ length: 14 }, (_, later) => later);

const limitOf = (limit: HoursLimit, facts: VisaFacts, day: string, fortnights: readonly string[]) => {
  if (lifts(limit, facts, day) === 'yes') return undefined;
  return limit.whileIn === 'session' && fortnights.every((monday) => isBreak(facts, monday))
    ? undefined
    : limit.fortnight;
};

/** Hours a fortnight where a grant notice limits them: the same as for students. */
const grantedFortnight = 48;

/** In breaks too: the grant may limit the hours as condition 8104 does, all year. An unknown grant is a question. */
const isLimitedByGrant = (facts: VisaFacts) => grantOf(facts) === 'limited';

/** The law of a day, for fortnights that begin on these Mondays. */
const limitIn = (visa: VisaCode, facts: VisaFacts, day: string, fortnights: readonly string[]) => {
  const limits = rulesFor(visa, facts, day).flatMap(({ restriction }) => {
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
  const reasons = rulesFor(visa, facts, day).flatMap(({ restriction }): NoLimitReason[] => {
    if (restriction.kind === 'grant') return grantOf(facts) === 'full' ? ['grant'] : [];
    if (restriction.kind !== 'hours') return [];
    if (lifts(restriction, facts, day) === 'yes') return ['course'];
    return hasEnded(facts, day) ? ['course_over'] : ['break'];
  });
  return reasons[0];
};

/** More weeks than all course breaks of a profile have together. */
const longestBreakWeeks = 330;

/**
 * The limit that follows a time without one: its first day and hours a fortnight. It comes after a course break,
 * or with a bridging visa that follows another visa. Undefined unless the day is in such a time.
 */
const limitAhead = (
  visa: VisaCode,
  facts: VisaFacts,
  day: string,
): Readonly<{ from: string; fortnight: number }> | undefined => {
  const next = followingVisa(visa, facts, day);
  if (fortnightLimit(visa, facts, day) !== undefined) return undefined;
  if (next === undefined && whyNoLimit(visa, facts, day) !== 'break') return undefined;
  // A bridging visa whose first day is not known may limit the hours from any day.
  const perhaps = next !== undefined && next.from === undefined ? next.facts : facts;
  const limitFrom = (from: string) => {
    const fortnight = fortnightLimit(visa, facts, from) ?? fortnightLimit(visa, perhaps, from);
    return fortnight === undefined ? undefined : { from, fortnight };
  };
  const change = next && (next.from ?? day);
  for (let week = 1; week <= longestBreakWeeks; week++) {
    const monday = daysAfter(mondayOf(day), 7 * week);
    const changes = change !== undefined && change < monday && change >= daysAfter(monday, -7);
    const limit = (changes ? limitFrom(change) : undefined) ?? limitFrom(monday);
    if (limit) return limit;
  }
  return undefined;
};

/**
 * Whether the holder works before a course begins that limits hours only in session. By its words 8105(1) sets no limit then,
 * but no published policy says so: the limit is applied, and more hours are a question instead of a refusal.
 */
export const isBeforeSession = (visa: VisaCode, facts: VisaFacts, day: string): boolean =>
  facts.earlierRights === 'yes' &&
  facts.courseBegins !== undefined &&
  day < facts.courseBegins &&
  rulesFor(visa, facts, day).some(
    ({ restriction }) => restriction.kind === 'hours' && restriction.whileIn === 'session',
  );

/** Weeks within which a job is usually begun, and one for the fortnight that is partly in session. */
const hiringWeeks = 5;

/** A time without a limit: its first day, a Monday, and its last; without `until` it does not end. */
export type FreeTime = Readonly<{ from: string; until?: string | undefined }>;

/** Whether all days of a job from today on lie in a time without a limit, which has begun or is still to come. */
export const isWithin = (job: Stretch, { from, until }: FreeTime, today: string): boolean =>
  job.last >= today &&
  (from <= today || (job.first !== undefined && job.first >= from)) &&
  (until === undefined || job.last <= until);

/**
 * The time within that of hiring from which the end of the course, a course break or a bridging visa lifts the limit of a
 * day; undefined if none does.
 */
export const freeAhead = (visa: VisaCode, facts: VisaFacts, day: string): FreeTime | undefined => {
  if (fortnightLimit(visa, facts, day) === undefined) return undefined;
  const mondays = Array.from({ length: hiringWeeks }, (_, week) => daysAfter(mondayOf(day), 7 * (week + 1)));
  const from = mondays.find((monday) => fortnightLimit(visa, facts, monday) === undefined);
  if (from === undefined) return undefined;
  const limit = limitAhead(visa, facts, from);
  return { from, until: limit && daysAfter(limit.from, -1) };
};

/** Days ahead for which the times without a limit are told. */
export const longestLead = 365;

/** The first week without a limit of those that follow a day: the fortnight in which a break begins is partly in session. */
const freeFrom = (visa: VisaCode, facts: VisaFacts, day: string): string | undefined => {
  const monday = mondayOf(daysAfter(day, 6));
  const mondays = [monday, daysAfter(monday, 7)];
  return mondays.find(
    (one) =>
      fortnightLimit(visa, facts, one) === undefined && fortnightLimit(visa, facts, daysAfter(one, -7)) !== undefined,
  );
};

/** The times without a limit that begin within a year, the first of them first. */
export const freeTimesAhead = (visa: VisaCode, facts: VisaFacts, day: string): readonly FreeTime[] => {
  const { breaks = [], courseEnds, courseBegins, degreeBegins } = facts;
  const afterCourse = courseEnds && daysAfter(courseEnds, 1);
  const changes = [...breaks.map(({ from }) => from), afterCourse, courseBegins, degreeBegins];
  const firstDays = changes
    .filter((change) => change !== undefined)
    .filter((change) => day < change && change <= daysAfter(day, longestLead))
    .flatMap((change) => freeFrom(visa, facts, change) ?? []);
  return [...new Set(firstDays)].toSorted().map((from) => {
    const limit = limitAhead(visa, facts, from);
    return { from, until: limit && daysAfter(limit.from, -1) };
  });
};

/**
 * The whole weeks of the course breaks that begin within a year or now are: the first and the last of them are in
 * a fortnight that is partly in session, whose limit a job keeps that has no more hours in one week. Empty for visas that
 * limit the hours in breaks too.
 */
export const weeksOfBreaks = (visa: VisaCode, facts: VisaFacts, day: string): readonly FreeTime[] => {
  const isOfSessions = rulesFor(visa, facts, day).some(
    ({ restriction }) => restriction.kind === 'hours' && restriction.whileIn === 'session',
  );
  if (!isOfSessions) return [];
  return (facts.breaks ?? [])
    .filter(({ from, to }) => day <= to && from <= daysAfter(day, longestLead))
    .map(({ from, to }) => ({ from: mondayOf(daysAfter(from, 6)), until: daysAfter(mondayOf(daysAfter(to, 1)), -1) }))
    .filter(({ from, until }) => from < until);
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

/** The last day of a time without a limit, and hours of a fortnight that are left from then on. */
export type AfterBreak = Readonly<{ freeUntil: string; hoursLeft: number }>;

/** Undefined unless a limit follows a course break, or the visa before a bridging visa. */
export const hoursLeftAfterBreak = (
  visa: VisaCode,
  facts: VisaFacts & Readonly<{ hoursWorked: number }>,
  day: string,
): AfterBreak | undefined => {
  const next = limitAhead(visa, facts, day);
  return next && { freeUntil: daysAfter(next.from, -1), hoursLeft: besides(facts.hoursWorked, next.fortnight) };
};

/** Whether two neighbouring weeks with these hours are within the limit of a fortnight. */
export const fitsFortnight = (firstWeek: number, secondWeek: number, limit: number | undefined): boolean =>
  limit === undefined || firstWeek + secondWeek <= limit;

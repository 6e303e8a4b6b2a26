import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import type { VisaFacts } from './facts.ts';
import { type Restriction, rulesOf } from './rules.ts';

type HoursLimit = Extract<Restriction, { kind: 'hours' }>;

const hasBegun = ({ courseBegins }: VisaFacts, day: string) => courseBegins === undefined || courseBegins <= day;

const isOf = (levels: readonly CourseLevel[], { courseLevel }: VisaFacts) =>
  courseLevel !== undefined && levels.includes(courseLevel);

/**
 * Whether sources differ on the limit for a course that has begun; more hours are then a question instead of a refusal.
 */
export const isUnsure = ({ unsure }: HoursLimit, facts: VisaFacts, day: string): boolean =>
  isOf(unsure, facts) && hasBegun(facts, day);

const isInBreak = ({ breaks = [] }: VisaFacts, day: string) => breaks.some(({ from, to }) => from <= day && day <= to);

const limitOf = (limit: HoursLimit, facts: VisaFacts, day: string) => {
  if (hasBegun(facts, day) && isOf([...limit.unlimited, ...limit.unsure], facts)) return undefined;
  return limit.whileIn === 'session' && isInBreak(facts, day) ? undefined : limit.fortnight;
};

/**
 * Hours a fortnight where a grant notice limits them: the same as for students, which is also the cautious guess for an
 * unknown visa.
 */
const grantedFortnight = 48;

const isLimitedByGrant = (facts: VisaFacts, day: string) =>
  facts.workGranted !== 'full' && facts.workGranted !== 'none' && !isInBreak(facts, day);

/**
 * Hours that the holder of a visa may work in a fortnight, for all employers together, on a day; undefined without a
 * limit. A fortnight is any 14 days from a Monday, so each two neighbouring weeks are counted together.
 */
export const fortnightLimit = (visa: VisaCode, facts: VisaFacts, day: string): number | undefined => {
  const limits = rulesOf(visa, day).flatMap(({ restriction }) => {
    if (restriction.kind === 'hours') return limitOf(restriction, facts, day) ?? [];
    return restriction.kind === 'grant' && isLimitedByGrant(facts, day) ? grantedFortnight : [];
  });
  return limits.length > 0 ? Math.min(...limits) : undefined;
};

/**
 * Why a visa whose hours may be limited sets no limit on a day: the course is at such a level, sources differ at that level, the
 * course is on an official break, or the grant notice allows all work.
 */
export type NoLimitReason = 'course' | 'unsure' | 'break' | 'grant';

/** Undefined where a limit holds, and for visas that never limit hours. */
export const whyNoLimit = (visa: VisaCode, facts: VisaFacts, day: string): NoLimitReason | undefined => {
  if (fortnightLimit(visa, facts, day) !== undefined) return undefined;
  const reasons = rulesOf(visa, day).flatMap(({ restriction }): NoLimitReason[] => {
    if (restriction.kind === 'grant')
      return isInBreak(facts, day) ? ['break'] : facts.workGranted === 'full' ? ['grant'] : [];
    if (restriction.kind !== 'hours') return [];
    if (!hasBegun(facts, day) || !isOf([...restriction.unlimited, ...restriction.unsure], facts)) return ['break'];
    return isOf(restriction.unlimited, facts) ? ['course'] : ['unsure'];
  });
  return reasons[0];
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
  return limit === undefined ? undefined : Math.max(0, limit - 2 * facts.hoursWorked);
};

/** Whether two neighbouring weeks with these hours are within the limit of a fortnight. */
export const fitsFortnight = (firstWeek: number, secondWeek: number, limit: number | undefined): boolean =>
  limit === undefined || firstWeek + secondWeek <= limit;

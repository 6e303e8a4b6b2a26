import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import { rulesOf, type WorkRule } from './rules.ts';

/** What a grant notice can say about work. */
export const grantedWork = ['none', 'limited', 'full'] as const;
export type GrantedWork = (typeof grantedWork)[number];

/** Whether the holder had a visa with work rights when they applied for this one. */
export const earlierRights = ['yes', 'no'] as const;
export type EarlierRights = (typeof earlierRights)[number];

/** What the law needs to know about the holder of a visa. Days are YYYY-MM-DD; an absent field was not answered. */
export type VisaFacts = Readonly<{
  /** Level of the holder's course; on a family member's visa, that of the student's course. */
  courseLevel?: CourseLevel | undefined;
  /** First day of that course. */
  courseBegins?: string | undefined;
  /** Last day of the confirmation of enrolment (CoE), if the course is completed by then. */
  courseEnds?: string | undefined;
  /**
   * Whether the holder, or the student of whose family they are, had a visa with work rights when they applied for this
   * one: they may work before the course begins (8105(1A), 8104(2A) and (2B), since 5 March 2022).
   */
  earlierRights?: EarlierRights | undefined;
  /** Official course breaks; both days are part of the break. */
  breaks?: readonly Readonly<{ from: string; to: string }>[] | undefined;
  /** The sponsor (482, 494, 407, 408), or the holder's present employer (417, 462). */
  employer?: string | undefined;
  /** First day with that employer. */
  employerSince?: string | undefined;
  /** Last day with the sponsor, if that employment has ended. */
  employmentEnded?: string | undefined;
  /** What the grant notice allows, for visas whose conditions depend on it. */
  workGranted?: GrantedWork | undefined;
}>;

export type FactName = Exclude<keyof VisaFacts, 'breaks'>;

const factsByRestriction: Readonly<Record<Exclude<WorkRule['restriction']['kind'], 'hours'>, readonly FactName[]>> = {
  none: [],
  no_work: [],
  after_course_begins: ['courseBegins', 'earlierRights'],
  sponsor: ['employer', 'employmentEnded'],
  regional: [],
  months_with_one_employer: ['employer', 'employerSince'],
  purpose: ['employer'],
  grant: ['workGranted'],
};

/** The facts that the rules of a visa may need on a day. */
export const factsNeeded = (visa: VisaCode, day: string): readonly FactName[] => [
  ...new Set(rulesOf(visa, day).flatMap(({ restriction }) => factsOf(restriction))),
];

const factsOf = (restriction: WorkRule['restriction']): readonly FactName[] => {
  if (restriction.kind !== 'hours') return factsByRestriction[restriction.kind];
  const level = restriction.unlimited.length > 0 ? (['courseLevel'] as const) : [];
  return restriction.whileIn === 'session' ? [...level, 'courseEnds'] : level;
};

/** Whether course breaks matter for the holder of a visa on a day; a profile asks no others for them. */
export const needsBreaks = (visa: VisaCode, day: string): boolean =>
  rulesOf(visa, day).some(({ restriction }) => restriction.kind === 'hours' && restriction.whileIn === 'session');

/** Whether the right to work depends on a grant notice whose words are not known. */
export const isGrantUnknown = (visa: VisaCode, { workGranted }: VisaFacts, day: string): boolean =>
  workGranted === undefined && rulesOf(visa, day).some(({ restriction }) => restriction.kind === 'grant');

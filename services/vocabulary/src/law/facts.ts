import { allVisaTypes, type VisaCode } from '../visa-types.ts';
import { type CourseLevel, courseLevels } from './course-level.ts';

/** What a grant notice can say about work; `conditions` if the holder gives their numbers. */
export const grantedWork = ['none', 'limited', 'full', 'conditions'] as const;
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
  /**
   * First day of the master's or doctorate itself, if another course came before it: only from then on is there no limit
   * on hours (8105(2)(b), 8104(3)).
   */
  degreeBegins?: string | undefined;
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
  /** Numbers of the conditions on that notice, as text like '8101, 8503'. */
  grantConditions?: string | undefined;
  /** The visa held before a bridging visa A or B: its code, or `ended` once it has ended. */
  formerVisa?: VisaCode | 'ended' | undefined;
  /** Last day of that visa. */
  formerVisaEnds?: string | undefined;
  /** Conditions of the visa that an operator read on VEVO, as written there: '8105 Work limitation'. */
  verifiedConditions?: readonly string[] | undefined;
}>;

export type FactName = Exclude<keyof VisaFacts, 'breaks' | 'verifiedConditions'>;

/** Facts as forms and calls hold them: as texts, empty or null where nothing was answered. */
export type FactTexts = Readonly<
  Partial<Record<FactName, string | null | undefined>> & { verifiedConditions?: readonly string[] | undefined }
>;

/** The facts in texts; an unknown choice counts as no answer. */
export const factsIn = (texts: FactTexts): VisaFacts => {
  const text = (name: FactName) => texts[name]?.trim() || undefined;
  const choice = <Choice extends string>(choices: readonly Choice[], name: FactName) =>
    choices.find((one) => one === text(name));
  return {
    courseLevel: choice(courseLevels, 'courseLevel'),
    courseBegins: text('courseBegins'),
    degreeBegins: text('degreeBegins'),
    courseEnds: text('courseEnds'),
    earlierRights: choice(earlierRights, 'earlierRights'),
    employer: text('employer'),
    employerSince: text('employerSince'),
    employmentEnded: text('employmentEnded'),
    workGranted: choice(grantedWork, 'workGranted'),
    grantConditions: text('grantConditions'),
    formerVisa: choice(['ended', ...allVisaTypes.map(({ code }) => code)], 'formerVisa'),
    formerVisaEnds: text('formerVisaEnds'),
    verifiedConditions: texts.verifiedConditions,
  };
};

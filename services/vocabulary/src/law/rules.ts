import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';

/**
 * What the holder of a visa may do at work, as data. A change of the law is a new row with the day from which it
 * applies. General information, not legal advice. Section numbers refer to Schedule 8 of the Migration Regulations
 * 1994.
 */

/** What a condition restricts. */
export type Restriction =
  /** Permanent residents and others without a condition on work. */
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'no_work' }>
  /** No work before the course begins: the holder's own course, or that of the student in the holder's family. */
  | Readonly<{ kind: 'after_course_begins'; whose: 'own' | 'student' }>
  /** Hours in any 14 days from a Monday. Courses of an `unlimited` level that have begun have no limit. */
  | Readonly<{
      kind: 'hours';
      fortnight: number;
      whileIn: 'session' | 'all_year';
      unlimited: readonly CourseLevel[];
    }>
  /** Only the sponsor and the nominated occupation, or any employer for some days after that employment ended. */
  | Readonly<{ kind: 'sponsor'; graceDays: number; graceDaysInAll: number }>
  /**
   * Only in a regional area: a designated one (law/regional-areas.ts), or the one that the grant names, which lies within
   * the designated ones or elsewhere.
   */
  | Readonly<{ kind: 'regional'; area: 'designated' | 'within_designated' | 'of_grant' }>
  /** A limit of months with one employer, except in the exempt kinds of work. */
  | Readonly<{ kind: 'months_with_one_employer'; months: number }>
  /** Only the training or activity that the visa was granted for. */
  | Readonly<{ kind: 'purpose'; purpose: string }>
  /** Decided by the grant notice; unknown without it. */
  | Readonly<{ kind: 'grant' }>;

export type WorkRule = Readonly<{
  visa: VisaCode;
  /** Number of the visa condition; absent if the visa has no condition on work. */
  condition?: string;
  restriction: Restriction;
  /** First and last day (YYYY-MM-DD) on which the rule applies; without `until` it still applies. */
  from: string;
  until?: string;
  /** The rule in a sentence, as pages and the console show it. */
  text: string;
  source: string;
  /** The day on which a person last checked the rule against its source; absent if nobody has. */
  checkedOn?: string;
}>;

const schedule8 = 'https://www.legislation.gov.au/F1996B03551/latest/text';
const homeAffairs = (page: string) => `https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/${page}`;
const conditions =
  'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/see-your-visa-conditions';

/** This table has no rules for days before this one. */
const always = '2000-01-01';

const unrestricted = (visa: VisaCode, page: string, text: string): WorkRule => ({
  visa,
  restriction: { kind: 'none' },
  from: always,
  text,
  source: homeAffairs(page),
});

const byGrant = (visa: VisaCode, text: string): WorkRule => ({
  visa,
  condition: '8101 or as granted',
  restriction: { kind: 'grant' },
  from: always,
  text,
  source: conditions,
});

const fortnight = (hours: number, from: string, until?: string): WorkRule => ({
  visa: '500',
  condition: '8105',
  restriction: { kind: 'hours', fortnight: hours, whileIn: 'session', unlimited: ['research'] },
  from,
  ...(until && { until }),
  text: `Up to ${hours} hours per fortnight while the course is in session, over all employers; no limit in official breaks, after the end of a completed course and its enrolment, for work registered as part of the course, or for a master by research or doctorate that has begun.`,
  source: schedule8,
});

const familyFortnight = (hours: number, from: string, until?: string): WorkRule => ({
  visa: '500-family',
  condition: '8104',
  restriction: {
    kind: 'hours',
    fortnight: hours,
    whileIn: 'all_year',
    unlimited: ['masters_coursework', 'research'],
  },
  from,
  ...(until && { until }),
  text: `Up to ${hours} hours per fortnight, all year; no limit where the student's course is a master's degree or doctorate that has begun.`,
  source: schedule8,
});

const sponsored = (visa: VisaCode, condition: string, from: string): readonly WorkRule[] => [
  {
    visa,
    condition,
    restriction: { kind: 'sponsor', graceDays: 0, graceDaysInAll: 0 },
    from,
    until: '2024-06-30',
    text: 'Only for the sponsor, in the nominated occupation; for another employer only after a new nomination.',
    source: schedule8,
  },
  {
    visa,
    condition,
    restriction: { kind: 'sponsor', graceDays: 180, graceDaysInAll: 365 },
    from: '2024-07-01',
    text: 'Only for the sponsor or an associated entity, in the nominated occupation. After that employment has ended: other employers and occupations for up to 180 days at a time, 365 in all. Under a labour agreement and for an overseas sponsor: that business only. Occupations that the Minister lists may work elsewhere. Work begins within 90 days, with any licence that it needs.',
    source: schedule8,
  },
];

const regional = (visa: VisaCode): WorkRule => ({
  visa,
  condition: '8579',
  restriction: { kind: 'regional', area: 'designated' },
  from: '2019-11-16',
  text: 'Live, work and study only in a designated regional area.',
  source: schedule8,
});

const noWork = (visa: VisaCode, condition: string): WorkRule => ({
  visa,
  condition,
  restriction: { kind: 'no_work' },
  from: always,
  text: 'No work.',
  source: conditions,
});

const anyWork = 'Any employer, any hours, anywhere.';

const bridgingText =
  'As the grant says: often any work, often the conditions of the former visa, sometimes no work. It takes effect when the former visa ends.';

/** Every rule; several may apply to one visa at the same time. */
export const workRules: readonly WorkRule[] = [
  {
    visa: '500',
    condition: '8105',
    restriction: { kind: 'after_course_begins', whose: 'own' },
    from: always,
    text: 'Work may begin once the course has begun, or before it for who held a visa with work rights when they applied.',
    source: schedule8,
  },
  fortnight(40, '2012-03-26', '2022-01-18'),
  fortnight(48, '2023-07-01'),
  {
    visa: '500-family',
    condition: '8104',
    restriction: { kind: 'after_course_begins', whose: 'student' },
    from: always,
    text: "Work may begin once the student's course has begun, or before it if either held a visa with work rights when they applied.",
    source: schedule8,
  },
  familyFortnight(40, '2012-03-26', '2022-01-18'),
  familyFortnight(48, '2023-07-01'),
  unrestricted('485', 'temporary-graduate-485', 'Any employer, any hours, for as long as the visa lasts.'),
  {
    visa: '485-second',
    restriction: { kind: 'regional', area: 'within_designated' },
    from: '2021-01-20',
    text: 'Live, work and study only in the regional area of the grant: any employer, any hours. A stay for the smaller regional centres may exclude Perth, Adelaide, the Gold Coast and other large ones.',
    source: homeAffairs('temporary-graduate-485'),
  },
  {
    visa: 'citizen',
    restriction: { kind: 'none' },
    from: always,
    text: 'Citizens need no visa: any employer, any hours, anywhere.',
    source: 'https://immi.homeaffairs.gov.au/citizenship',
  },
  {
    visa: 'permanent',
    restriction: { kind: 'none' },
    from: always,
    text: 'Permanent residence: any employer, any hours, anywhere.',
    source: 'https://immi.homeaffairs.gov.au/visas/permanent-resident',
  },
  unrestricted('189', 'skilled-independent-189', 'Permanent residence: any employer, any hours, anywhere.'),
  unrestricted(
    '190',
    'skilled-nominated-190',
    'Permanent residence: any employer and any hours. The promise to live in the nominating state is no condition of the visa.',
  ),
  unrestricted('186', 'employer-nomination-scheme-186', 'Permanent residence: any employer, any hours, anywhere.'),
  unrestricted('191', 'skilled-regional-191', 'Permanent residence: any employer, any hours, anywhere.'),
  unrestricted('101', 'child-101', 'Permanent residence: any employer, any hours, anywhere.'),
  unrestricted('155', 'resident-return-visa-155-157', 'Permanent residence: any employer, any hours, anywhere.'),
  unrestricted('444', 'special-category-visa-subclass-444', 'New Zealand citizens: any employer, any hours, anywhere.'),
  unrestricted('309/820', 'partner-offshore', anyWork),
  unrestricted('300', 'prospective-marriage-300', anyWork),
  unrestricted('445', 'dependent-child-445', anyWork),
  unrestricted('461', 'new-zealand-citizen-family-relationship-461', anyWork),
  unrestricted('785/790', 'temporary-protection-785', anyWork),
  unrestricted('188', 'business-innovation-and-investment-188', anyWork),
  unrestricted('173/884', 'contributory-parent-temporary-173', anyWork),
  {
    visa: '489',
    condition: '8539 or 8549',
    restriction: { kind: 'regional', area: 'of_grant' },
    from: always,
    text: 'Live, work and study only in the regional or designated area of the grant: any employer, any hours.',
    source: schedule8,
  },
  ...sponsored('482', '8607', '2018-03-18'),
  unrestricted(
    '482-family',
    'skills-in-demand-visa-subclass-482',
    'Any employer, any occupation, any hours: condition 8607 binds the sponsored worker only.',
  ),
  ...sponsored('494', '8608', '2019-11-16'),
  regional('494'),
  regional('494-family'),
  regional('491'),
  {
    visa: '417/462',
    condition: '8547',
    restriction: { kind: 'months_with_one_employer', months: 6 },
    from: '2024-01-01',
    text: 'Max 6 months with the same employer, unless permission is given. Exempt: another workplace of the same employer, six months at each; agriculture, food processing, health, aged and disability care, childcare, tourism and hospitality, plant and animal cultivation and disaster recovery anywhere; fishing, forestry, construction and mining in northern Australia. Who has asked for permission in time may go on until the answer. Not enforced before 1 July 2023; until the end of 2023 with other exemptions.',
    source: homeAffairs('work-holiday-417/6-month-work-limitation'),
    checkedOn: '2026-11-22',
  },
  {
    visa: '407',
    condition: '8102',
    restriction: { kind: 'purpose', purpose: 'training' },
    from: always,
    text: 'Only work that belongs to the training for which the visa was granted.',
    source: schedule8,
  },
  {
    visa: '408',
    condition: '8107 or as granted',
    restriction: { kind: 'purpose', purpose: 'activity' },
    from: always,
    text: 'Only the activity, and for the sponsor, for which the visa was granted.',
    source: schedule8,
  },
  {
    visa: '407-family',
    condition: '8104',
    restriction: { kind: 'hours', fortnight: 40, whileIn: 'all_year', unlimited: [] },
    from: always,
    text: 'Up to 40 hours a fortnight, all year.',
    source: homeAffairs('training-407'),
  },
  unrestricted(
    '408-justice',
    'temporary-activity-408/workplace-justice',
    'Any employer, any hours, while a claim against an employer is pursued.',
  ),
  {
    visa: '400/403',
    condition: '8107 or as granted',
    restriction: { kind: 'purpose', purpose: 'activity' },
    from: always,
    text: 'Only the activity, and for the employer, for which the visa was granted.',
    source: schedule8,
  },
  byGrant('bridging-a', bridgingText),
  byGrant('bridging-b', bridgingText),
  byGrant(
    'bridging-c',
    'As the grant says: for applicants of skilled, business and employer-nominated visas mostly any work, for others no work unless permission was given.',
  ),
  byGrant('bridging-e', 'As the grant says: no work unless permission was given.'),
  byGrant('other', 'As the grant says: look at the grant notice or at VEVO before work begins.'),
  noWork('bridging-d', '8101'),
  noWork('590', '8101'),
  noWork('602', '8101'),
  noWork('870', '8101'),
  noWork('visitor', '8101 or 8115'),
];

/** The rules of a visa that apply on a day (YYYY-MM-DD). */
export const rulesOf = (visa: VisaCode, day: string): readonly WorkRule[] =>
  workRules.filter((rule) => rule.visa === visa && rule.from <= day && (rule.until === undefined || day <= rule.until));

const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Days after which a rule whose source nobody has checked raises a note in the console. */
export const recheckDays = 180;

/** The rules in force whose source nobody has checked yet, or not within `recheckDays` before a day. */
export const rulesToRecheck = (day: string): readonly WorkRule[] =>
  workRules.filter(
    ({ until, checkedOn }) =>
      (until === undefined || day <= until) && (checkedOn === undefined || daysBetween(checkedOn, day) > recheckDays),
  );

/** Visas of permanent residents; ads for "citizens or permanent residents" are open to them, as they are to citizens. */
export const permanentVisas: ReadonlySet<VisaCode> = new Set([
  '189',
  '190',
  '186',
  '191',
  '101',
  '155',
  'permanent',
  'citizen',
]);

/**
 * Visas without a fixed last day of stay: permanent ones, whose date is that of travel, and those that last until a
 * departure or a decision.
 */
const withoutEnd: ReadonlySet<VisaCode> = new Set([...permanentVisas, '444', '309/820', 'bridging-a', 'bridging-c']);

/** Whether the date on a visa ends the right to stay and work. */
export const endsOnItsDate = (visa: string): boolean => ![...withoutEnd].some((code) => code === visa);

/**
 * Visas that meet a demand for "full working rights": any employer, any hours. Visas for regional areas are included,
 * since the place is checked separately.
 */
export const hasFullWorkRights = (visa: VisaCode, day: string): boolean => {
  const rules = rulesOf(visa, day);
  return rules.length > 0 && rules.every(({ restriction: { kind } }) => kind === 'none' || kind === 'regional');
};

import type { CourseLevel } from './course-level.ts';

/**
 * Conditions on work that a visa may have, as data: what each restricts, on which days, and its source. A change of the
 * law is a new row with the day from which it applies. General information, not legal advice. Numbers are those of
 * Schedule 8 of the Migration Regulations 1994.
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
  /** A limit of months with one employer; `exemptsSomeWork` if the kinds of law/exempt-work.ts are exempt from it. */
  | Readonly<{ kind: 'months_with_one_employer'; months: number; exemptsSomeWork?: boolean }>
  /** Only the training or activity that the visa was granted for. */
  | Readonly<{ kind: 'purpose'; purpose: string }>
  /** Decided by the grant notice; unknown without it. */
  | Readonly<{ kind: 'grant' }>
  /** An ad does not tell whether the condition allows its work. */
  | Readonly<{ kind: 'ask'; question: string; toEmployer?: string }>;

/** A restriction with the days on which it applies, its words and its source. */
export type Condition = Readonly<{
  /** Number of the visa condition; absent if the visa has no condition on work. */
  condition?: string;
  restriction: Restriction;
  /** First and last day (YYYY-MM-DD) on which it applies; without `until` it still applies. */
  from: string;
  until?: string;
  /** The condition in a sentence, as pages and the console show it. */
  text: string;
  source: string;
  /** The day on which a person last checked it against its source; absent if nobody has. */
  checkedOn?: string;
}>;

export const schedule8 = 'https://www.legislation.gov.au/F1996B03551/latest/text';

/** This table has no rows for days before this one. */
export const always = '2000-01-01';

const row = (condition: string, restriction: Restriction, text: string): Condition => ({
  condition,
  restriction,
  from: always,
  text,
  source: schedule8,
});

const ownFortnight = (hours: number, from: string, until?: string): Condition => ({
  condition: '8105',
  restriction: { kind: 'hours', fortnight: hours, whileIn: 'session', unlimited: ['research'] },
  from,
  ...(until && { until }),
  text: `Up to ${hours} hours per fortnight while the course is in session, over all employers; no limit in official breaks, after the end of a completed course and its enrolment, for work registered as part of the course, or for a master by research or doctorate that has begun.`,
  source: schedule8,
});

const familyFortnight = (hours: number, from: string, until?: string): Condition => ({
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

const sponsored = (condition: string, from: string): readonly Condition[] => [
  {
    condition,
    restriction: { kind: 'sponsor', graceDays: 0, graceDaysInAll: 0 },
    from,
    until: '2024-06-30',
    text: 'Only for the sponsor, in the nominated occupation; for another employer only after a new nomination.',
    source: schedule8,
  },
  {
    condition,
    restriction: { kind: 'sponsor', graceDays: 180, graceDaysInAll: 365 },
    from: '2024-07-01',
    text: 'Only for the sponsor or an associated entity, in the nominated occupation. After that employment has ended: other employers and occupations for up to 180 days at a time, 365 in all. Under a labour agreement and for an overseas sponsor: that business only. Occupations that the Minister lists may work elsewhere. Work begins within 90 days, with any licence that it needs.',
    source: schedule8,
  },
];

const ofActivity = (condition: string, text: string) => row(condition, { kind: 'purpose', purpose: 'activity' }, text);

/** Every condition on work; several rows may apply to one number at the same time. */
export const conditions: readonly Condition[] = [
  row('8101', { kind: 'no_work' }, 'No work.'),
  row(
    '8102',
    { kind: 'purpose', purpose: 'training' },
    'Only work that belongs to the training or course for which the visa was granted.',
  ),
  row(
    '8103',
    {
      kind: 'ask',
      question: 'Your visa allows only work that you have written permission for: ask whether it covers this',
    },
    'No work without written permission, which may name the work or the time.',
  ),
  row(
    '8104',
    { kind: 'after_course_begins', whose: 'student' },
    "Work may begin once the student's course has begun, or before it if either held a visa with work rights when they applied.",
  ),
  familyFortnight(40, '2012-03-26', '2022-01-18'),
  familyFortnight(48, '2023-07-01'),
  row(
    '8105',
    { kind: 'after_course_begins', whose: 'own' },
    'Work may begin once the course has begun, or before it for those who held a visa with work rights when they applied.',
  ),
  ownFortnight(40, '2012-03-26', '2022-01-18'),
  ownFortnight(48, '2023-07-01'),
  ofActivity('8106', 'Only work for the business or tasks named in the application for the visa.'),
  ofActivity('8107', 'Only the activity, and for the employer, for which the visa was granted.'),
  row(
    '8108',
    { kind: 'months_with_one_employer', months: 3 },
    'Max 3 months with the same employer, unless permission is given.',
  ),
  ofActivity('8110', 'Only the work, and for the employer, for which the visa was granted.'),
  ofActivity('8111', 'Only household duties for the employer for whom the visa was granted.'),
  row(
    '8112',
    {
      kind: 'ask',
      question: 'Your visa allows no work that an Australian could do: ask the Department before you accept',
    },
    'No work that an Australian citizen or permanent resident could do.',
  ),
  ofActivity('8113', 'Only work as crew of the ship for which the visa was granted.'),
  ofActivity('8114', 'Only work as crew of a superyacht.'),
  row('8115', { kind: 'no_work' }, 'No work but the activities of a business visitor.'),
  ofActivity('8116', 'Only work in the activity for which the visa was granted.'),
  row(
    '8539',
    { kind: 'regional', area: 'of_grant' },
    'Live, work and study only in the regional area of the grant: any employer, any hours.',
  ),
  {
    condition: '8547',
    restriction: { kind: 'months_with_one_employer', months: 6, exemptsSomeWork: true },
    from: '2024-01-01',
    text: 'Max 6 months with the same employer, unless permission is given. Exempt: another workplace of the same employer, six months at each; agriculture, food processing, health, aged and disability care, childcare, tourism and hospitality, plant and animal cultivation and disaster recovery anywhere; fishing, forestry, construction and mining in northern Australia. If you ask for permission before the six months end, you may keep working until you are answered.',
    source:
      'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417/6-month-work-limitation',
    checkedOn: '2026-11-22',
  },
  row(
    '8549',
    { kind: 'regional', area: 'of_grant' },
    'Live, work and study only in the designated area of the grant: any employer, any hours.',
  ),
  row(
    '8551',
    {
      kind: 'ask',
      question: 'Your visa asks for approval before work with dangerous materials: ask whether this has any',
      toEmployer:
        'Does the work involve chemicals, explosives or other dangerous materials? My visa asks for approval first.',
    },
    'No work with chemicals, explosives and the like without approval.',
  ),
  {
    ...row(
      '8579',
      { kind: 'regional', area: 'designated' },
      'Live, work and study only in a designated regional area.',
    ),
    from: '2019-11-16',
  },
  ...sponsored('8607', '2018-03-18'),
  ...sponsored('8608', '2019-11-16'),
];

/** Conditions about other things than work: study, travel, health insurance, further stay, addresses. */
const aboutOtherThings: ReadonlySet<string> = new Set(
  `8201 8202 8203 8204 8206 8207 8208 8301 8303 8304 8401 8402 8501 8502 8503 8504 8505 8506 8507 8508 8509 8510 8511
   8512 8513 8514 8515 8516 8517 8518 8519 8520 8522 8523 8524 8525 8526 8527 8528 8529 8530 8531 8532 8533 8534 8535
   8536 8537 8538 8540 8541 8542 8543 8545 8546 8548 8550 8552 8553 8554 8555 8556 8564 8566 8570 8571 8572 8573 8578
   8580 8581 8602`.split(/\s+/),
);

const byNumber = new Map<string, readonly Condition[]>();
for (const one of conditions) byNumber.set(one.condition ?? '', [...(byNumber.get(one.condition ?? '') ?? []), one]);

/** The rows of a condition about work; none for other numbers. */
export const rowsOf = (condition: string): readonly Condition[] => byNumber.get(condition) ?? [];

export const isKnownCondition = (condition: string): boolean =>
  byNumber.has(condition) || aboutOtherThings.has(condition);

/** The numbers of conditions in a text like '8105 Work limitation' or '8101, 8503', each once. */
export const conditionsIn = (text: string): readonly string[] => [...new Set(text.match(/(?<!\d)8\d{3}(?!\d)/g) ?? [])];

const unrestricted: Condition = {
  restriction: { kind: 'none' },
  from: always,
  text: 'The grant has no condition on work: any employer, any hours, anywhere.',
  source: schedule8,
};

const unknown = (condition: string): Condition =>
  row(
    condition,
    {
      kind: 'ask',
      question: `Condition ${condition} of your visa is not one that we know: ask whether it allows this work`,
    },
    'Not known to us: look at the grant notice or at VEVO before work begins.',
  );

/** What the conditions of a grant restrict together. A number that is not known is a question. */
export const restrictedBy = (numbers: readonly string[]): readonly Condition[] => {
  const rows = numbers.flatMap((number) => (isKnownCondition(number) ? rowsOf(number) : [unknown(number)]));
  return rows.length > 0 ? rows : [unrestricted];
};

/** Whether one of these conditions is about work, or may be. */
export const isAboutWork = (numbers: readonly string[]): boolean =>
  numbers.some((number) => !aboutOtherThings.has(number));

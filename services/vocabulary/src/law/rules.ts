import { remembered } from '../remembered.ts';
import type { VisaCode } from '../visa-types.ts';
import { always, type Condition, conditions, rowsOf, schedule8 } from './conditions.ts';

/**
 * What the holder of a visa may do at work, as data. A change of the law is a new row with the day from which it
 * applies. General information, not legal advice. Section numbers refer to Schedule 8 of the Migration Regulations
 * 1994.
 */

/** A condition, or its absence, for the holders of a visa. */
export type WorkRule = Condition & Readonly<{ visa: VisaCode }>;

const homeAffairs = (page: string) => `https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/${page}`;
const conditionsPage =
  'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/see-your-visa-conditions';

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
  source: conditionsPage,
});

/** The conditions that every holder of a visa has. */
const under = (visa: VisaCode, ...numbers: readonly string[]): readonly WorkRule[] =>
  numbers.flatMap((number) => rowsOf(number).map((row) => ({ visa, ...row })));

const noWork = { restriction: { kind: 'no_work' }, from: always, text: 'No work.', source: conditionsPage } as const;

const anyWork = 'Any employer, any hours, anywhere.';

const bridgingText =
  'As the grant says: often any work, often the conditions of the former visa, sometimes no work. It takes effect when the former visa ends.';

/** Every rule; several may apply to one visa at the same time. */
export const workRules: readonly WorkRule[] = [
  ...under('500', '8105'),
  ...under('500-family', '8104'),
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
  ...under('482', '8607'),
  unrestricted(
    '482-family',
    'skills-in-demand-visa-subclass-482',
    'Any employer, any occupation, any hours: condition 8607 binds the sponsored worker only.',
  ),
  ...under('494', '8608', '8579'),
  ...under('494-family', '8579'),
  ...under('491', '8579'),
  ...under('417/462', '8547'),
  ...under('407', '8102'),
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
  ...under('bridging-d', '8101'),
  ...under('590', '8101'),
  ...under('602', '8101'),
  ...under('870', '8101'),
  { ...noWork, visa: 'visitor', condition: '8101 or 8115' },
];

/** A rule of a visa, or of a condition that no visa has by itself: a grant or VEVO may name it, and its visa is empty. */
export type LawRow = Condition & Readonly<{ visa: VisaCode | '' }>;

const ofVisas = new Set(workRules.map(({ condition }) => condition));

/** Every row that decides about work, with those of conditions that only a grant or VEVO names. */
export const lawTable: readonly LawRow[] = [
  ...workRules,
  ...conditions.filter(({ condition }) => !ofVisas.has(condition)).map((row) => ({ visa: '' as const, ...row })),
];

/** The rules of a visa that apply on a day (YYYY-MM-DD). */
export const rulesOf = (visa: VisaCode, day: string): readonly WorkRule[] => rulesOn({ visa, day });

const rulesOn = remembered(
  ({ visa, day }: Readonly<{ visa: VisaCode; day: string }>) => `${visa} ${day}`,
  ({ visa, day }): readonly WorkRule[] =>
    workRules.filter(
      (rule) => rule.visa === visa && rule.from <= day && (rule.until === undefined || day <= rule.until),
    ),
);

const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Days after which a rule whose source nobody has checked raises a note in the console. */
export const recheckDays = 180;

/** The rows in force whose source nobody has checked yet, or not within `recheckDays` before a day. */
export const rulesToRecheck = (day: string): readonly LawRow[] =>
  lawTable.filter(
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

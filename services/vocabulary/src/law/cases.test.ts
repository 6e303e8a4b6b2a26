import { describe, expect, test } from '@jest/globals';
import type { VisaCode } from '../visa-types.ts';
import type { VisaFacts } from './facts.ts';
import { needsBreaks } from './facts-needed.ts';
import { fitsFortnight, fortnightHoursLeft, fortnightLimit, hoursLeftAfterBreak, isLimitedFortnight } from './hours.ts';
import { lawOn, noWorkBecause } from './judge.ts';
import type { JobTerms } from './ruling.ts';
import { isRegional, regionalSince } from './regional-areas.ts';
import { hasFullWorkRights } from './in-force.ts';
import { conditions } from './conditions.ts';
import { lawTable, permanentVisas, rulesToRecheck } from './rules.ts';

/** Named cases, each with the condition of Schedule 8 or the instrument that decides it. */
const day = '2026-11-23';

const plainJob: JobTerms = { employer: 'Harbour Kitchen Pty Ltd', remote: false, offersSponsorship: false };
const regionalJob: JobTerms = { ...plainJob, regional: true };
const metropolitanJob: JobTerms = { ...plainJob, regional: false };
const sponsoring: JobTerms = { ...plainJob, offersSponsorship: true };
const remoteJob: JobTerms = { ...plainJob, regional: false, remote: true };
const addedArea: JobTerms = { ...regionalJob, regionalSince: '2022-03-05' };
const unnamed: JobTerms = { ...plainJob, employer: '' };
const yearLong: JobTerms = { ...plainJob, termMonths: 12 };

const inEffect = (workGranted: 'limited' | 'full'): VisaFacts => ({ workGranted, formerVisa: 'ended' });

const begun: VisaFacts = { courseBegins: '2026-03-02' };

type Case = readonly [name: string, ground: string, VisaCode, VisaFacts, JobTerms, expected: string, on?: string];

const rulings: readonly Case[] = [
  ['a student whose course has begun', '8105(1A)', '500', { courseBegins: '2026-03-02' }, plainJob, 'allowed'],
  ['a student whose course begins today', '8105(1A)', '500', { courseBegins: day }, plainJob, 'allowed'],
  ['a student whose course begins tomorrow', '8105(1A)', '500', { courseBegins: '2026-11-24' }, plainJob, 'ask'],
  ['a student whose course begins in four weeks', '8105(1A)', '500', { courseBegins: '2026-12-21' }, plainJob, 'ask'],
  [
    'a student whose course begins in 29 days',
    '8105(1A)',
    '500',
    { courseBegins: '2026-12-22', earlierRights: 'no' },
    plainJob,
    'forbidden',
  ],
  [
    'a student whose course begins next year, the visa before not said',
    '8105(1A), 5 March 2022',
    '500',
    { courseBegins: '2027-03-01' },
    plainJob,
    'ask',
  ],
  [
    'a student whose course begins next year, who had a visa with work rights',
    '8105(1A), 5 March 2022',
    '500',
    { courseBegins: '2027-03-01', earlierRights: 'yes' },
    plainJob,
    'allowed',
  ],
  [
    'a student whose course begins next year, who had none',
    '8105(1A)',
    '500',
    { courseBegins: '2027-03-01', earlierRights: 'no' },
    plainJob,
    'forbidden',
  ],
  [
    'the family of a student whose course begins next year, who had a visa with work rights',
    '8104(2A), (2B)',
    '500-family',
    { courseBegins: '2027-03-01', earlierRights: 'yes' },
    plainJob,
    'allowed',
  ],
  ['a student who did not say when the course begins', '8105(1A)', '500', {}, plainJob, 'ask'],
  [
    'a student who said only that there was a visa with work rights',
    '8105(1A), 5 March 2022',
    '500',
    { earlierRights: 'yes' },
    plainJob,
    'allowed',
  ],
  ['a student whose degree itself has begun', '8105(1A)', '500', { degreeBegins: '2026-03-02' }, plainJob, 'allowed'],
  ['a student whose degree itself begins later', '8105(1A)', '500', { degreeBegins: '2027-03-01' }, plainJob, 'ask'],
  ['a student whose course is over', '8105(1A)', '500', { courseEnds: '2026-11-20' }, plainJob, 'allowed'],
  ['a student whose course ends next year', '8105(1A)', '500', { courseEnds: '2027-11-20' }, plainJob, 'ask'],
  [
    'a student who had a course break',
    '8105(1A)',
    '500',
    { breaks: [{ from: '2026-07-01', to: '2026-07-20' }] },
    plainJob,
    'allowed',
  ],
  [
    'a student whose first break is ahead',
    '8105(1A)',
    '500',
    { breaks: [{ from: '2026-12-01', to: '2027-02-20' }] },
    plainJob,
    'ask',
  ],
  ['the family of a student whose course is not said', '8104(2)', '500-family', {}, plainJob, 'ask'],
  [
    'a research student before the course',
    '8105(1A)',
    '500',
    { courseLevel: 'research', courseBegins: '2027-03-01', earlierRights: 'no' },
    plainJob,
    'forbidden',
  ],
  ['a student in a metropolitan area', '8105', '500', begun, metropolitanJob, 'allowed'],
  ['a student with any employer', '8105', '500', { ...begun, employer: 'Somebody else' }, plainJob, 'allowed'],
  [
    'the partner of a student whose course has begun',
    '8104',
    '500-family',
    { courseBegins: '2026-03-02' },
    plainJob,
    'allowed',
  ],
  [
    'the partner of a student whose course begins next year',
    '8104',
    '500-family',
    { courseBegins: '2027-03-01', earlierRights: 'no' },
    plainJob,
    'forbidden',
  ],
  [
    'the partner of a student whose course begins next week',
    '8104',
    '500-family',
    { courseBegins: '2026-11-30' },
    plainJob,
    'ask',
  ],
  ['a graduate, anywhere', '485: no condition on work', '485', {}, metropolitanJob, 'allowed'],
  ['a graduate, for a year', '485: no condition on work', '485', {}, yearLong, 'allowed'],
  [
    'a graduate, with a sponsor of former days',
    '485: no condition on work',
    '485',
    { employer: 'Former sponsor' },
    plainJob,
    'allowed',
  ],
  ['a skilled independent resident', '189: permanent', '189', {}, metropolitanJob, 'allowed'],
  ['a nominated resident outside the state', '190: the promise is no condition', '190', {}, metropolitanJob, 'allowed'],
  [
    'an employer-nominated resident with another employer',
    '186: permanent',
    '186',
    { employer: 'Former sponsor' },
    plainJob,
    'allowed',
  ],
  ['a regional resident in a metropolitan area', '191: permanent', '191', {}, metropolitanJob, 'allowed'],
  ['a child of a citizen', '101: permanent', '101', {}, metropolitanJob, 'allowed'],
  ['a returning resident', '155: permanent', '155', {}, metropolitanJob, 'allowed'],
  ['a New Zealand citizen', '444: no condition on work', '444', {}, metropolitanJob, 'allowed'],
  ['the partner of a citizen', '309/820: no condition on work', '309/820', {}, metropolitanJob, 'allowed'],
  ['491 in a regional area', '8579', '491', {}, regionalJob, 'allowed'],
  ['491 in a metropolitan area', '8579', '491', {}, metropolitanJob, 'forbidden'],
  ['491, place unknown', '8579', '491', {}, plainJob, 'ask'],
  ['491, remote from a metropolitan employer', '8579', '491', {}, remoteJob, 'allowed'],
  ['491, a year in a regional area', '8579', '491', {}, { ...yearLong, regional: true }, 'allowed'],
  ['491, offered a sponsor in a metropolitan area', '8579', '491', {}, { ...sponsoring, regional: false }, 'forbidden'],
  ['482 with its sponsor', '8607', '482', { employer: 'Harbour Kitchen' }, plainJob, 'ask'],
  ['482 with its sponsor, named otherwise', '8607', '482', { employer: 'HARBOUR KITCHEN PTY. LTD.' }, plainJob, 'ask'],
  ['482 with another employer', '8607', '482', { employer: 'Bay Bakery' }, plainJob, 'forbidden'],
  [
    '482 with another employer that sponsors',
    '8607, new nomination',
    '482',
    { employer: 'Bay Bakery' },
    sponsoring,
    'ask',
  ],
  ['482, an ad that names no employer', '8607', '482', { employer: 'Bay Bakery' }, unnamed, 'ask'],
  ['482, sponsor not said', '8607', '482', {}, plainJob, 'ask'],
  [
    '482, sponsored job ended yesterday',
    '8607 since 1 July 2024',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-11-22' },
    plainJob,
    'ask',
  ],
  [
    '482, sponsored job ended 179 days ago',
    '8607 since 1 July 2024',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-05-28' },
    plainJob,
    'ask',
  ],
  [
    '482, sponsored job ended 180 days ago',
    '8607: not more than 180',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-05-27' },
    plainJob,
    'ask',
  ],
  [
    '482, sponsored job ended 181 days ago',
    '8607 since 1 July 2024',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-05-26' },
    plainJob,
    'forbidden',
  ],
  [
    '482, sponsored job ended a year ago',
    '8607 since 1 July 2024',
    '482',
    { employmentEnded: '2025-11-23' },
    plainJob,
    'forbidden',
  ],
  [
    '482, sponsored job ended a year ago, sponsor offered',
    '8607, new nomination',
    '482',
    { employmentEnded: '2025-11-23' },
    sponsoring,
    'ask',
  ],
  [
    '482, ended a day before, under the former rule',
    '8607 until 30 June 2024: a new nomination first',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2024-04-30' },
    plainJob,
    'forbidden',
    '2024-05-01',
  ],
  [
    '482, ended 120 days before, on the day of the change',
    '8607 since 1 July 2024',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2024-03-03' },
    plainJob,
    'ask',
    '2024-07-01',
  ],
  [
    '482, a job that ends in four weeks, with another employer',
    '8607: from the day after',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-12-21' },
    plainJob,
    'ask',
  ],
  [
    '482, a job that ends in four weeks, with its sponsor',
    '8607',
    '482',
    { employer: 'Harbour Kitchen', employmentEnded: '2026-12-21' },
    plainJob,
    'ask',
  ],
  [
    '482, a job that ends today, with another employer',
    '8607: from the day after',
    '482',
    { employer: 'Bay Bakery', employmentEnded: day },
    plainJob,
    'ask',
  ],
  [
    '482, a job that ends next month, with another employer',
    '8607',
    '482',
    { employer: 'Bay Bakery', employmentEnded: '2026-12-31' },
    plainJob,
    'forbidden',
  ],
  [
    '494 with its sponsor in a regional area',
    '8608 and 8579',
    '494',
    { employer: 'Harbour Kitchen' },
    regionalJob,
    'ask',
  ],
  [
    '494 with its sponsor in a metropolitan area',
    '8579',
    '494',
    { employer: 'Harbour Kitchen' },
    metropolitanJob,
    'forbidden',
  ],
  ['494 with another employer in a regional area', '8608', '494', { employer: 'Bay Bakery' }, regionalJob, 'forbidden'],
  [
    '494, sponsored job ended last month, regional',
    '8608 since 1 July 2024',
    '494',
    { employer: 'Bay Bakery', employmentEnded: '2026-10-23' },
    regionalJob,
    'ask',
  ],
  [
    '494, sponsored job ended last month, metropolitan',
    '8579',
    '494',
    { employer: 'Bay Bakery', employmentEnded: '2026-10-23' },
    metropolitanJob,
    'forbidden',
  ],
  [
    'the family of a 482, with any employer',
    '8607 binds the primary holder',
    '482-family',
    {},
    metropolitanJob,
    'allowed',
  ],
  ['the family of a 494 in a regional area', '8579 alone', '494-family', {}, regionalJob, 'allowed'],
  ['the family of a 494 in a metropolitan area', '8579', '494-family', {}, metropolitanJob, 'forbidden'],
  ['494, nothing said', '8608 and 8579', '494', {}, plainJob, 'ask'],
  ['working holiday, a new employer', '8547', '417/462', {}, plainJob, 'allowed'],
  [
    'working holiday, five months with this employer',
    '8547',
    '417/462',
    { employer: 'Harbour Kitchen', employerSince: '2026-06-23' },
    plainJob,
    'allowed',
  ],
  [
    'working holiday, one day short of six months',
    '8547',
    '417/462',
    { employer: 'Harbour Kitchen', employerSince: '2026-05-24' },
    plainJob,
    'allowed',
  ],
  [
    'working holiday, six months with this employer',
    '8547 and its exemptions',
    '417/462',
    { employer: 'Harbour Kitchen', employerSince: '2026-05-23' },
    plainJob,
    'ask',
  ],
  [
    'working holiday, eight months with another employer',
    '8547',
    '417/462',
    { employer: 'Bay Bakery', employerSince: '2026-03-23' },
    plainJob,
    'allowed',
  ],
  [
    'working holiday, eight months with an employer, an ad that names none',
    '8547',
    '417/462',
    { employer: 'Bay Bakery', employerSince: '2026-03-23' },
    unnamed,
    'ask',
  ],
  [
    'working holiday, two months with an employer, an ad that names none',
    '8547',
    '417/462',
    { employer: 'Bay Bakery', employerSince: '2026-09-23' },
    unnamed,
    'allowed',
  ],
  ['working holiday, a term of twelve months', '8547', '417/462', {}, yearLong, 'ask'],
  ['working holiday, a term of six months', '8547', '417/462', {}, { ...plainJob, termMonths: 6 }, 'allowed'],
  ['working holiday, in a metropolitan area', '8547', '417/462', {}, metropolitanJob, 'allowed'],
  ['training visa with its sponsor', '8102', '407', { employer: 'Harbour Kitchen' }, plainJob, 'ask'],
  ['training visa with another employer', '8102', '407', { employer: 'Bay Bakery' }, plainJob, 'forbidden'],
  ['training visa, an ad that names no employer', '8102', '407', { employer: 'Bay Bakery' }, unnamed, 'ask'],
  ['training visa, sponsor not said', '8102', '407', {}, plainJob, 'ask'],
  ['temporary activity with its sponsor', '8107', '408', { employer: 'Harbour Kitchen' }, plainJob, 'ask'],
  ['temporary activity with another employer', '8107', '408', { employer: 'Bay Bakery' }, plainJob, 'forbidden'],
  ['bridging A, grant not said', '8101 or as granted', 'bridging-a', {}, plainJob, 'ask'],
  ['bridging A, full work granted', 'as granted', 'bridging-a', inEffect('full'), plainJob, 'allowed'],
  ['bridging A, no work granted', '8101', 'bridging-a', { workGranted: 'none' }, plainJob, 'forbidden'],
  ['bridging B, limited work granted', 'as granted', 'bridging-b', inEffect('limited'), plainJob, 'allowed'],
  ['bridging B, grant not said', '8101 or as granted', 'bridging-b', {}, plainJob, 'ask'],
  ['bridging C, no work granted', '8101', 'bridging-c', { workGranted: 'none' }, plainJob, 'forbidden'],
  ['bridging C, grant not said', '8101 or as granted', 'bridging-c', {}, plainJob, 'ask'],
  ['bridging C, full work granted', 'as granted', 'bridging-c', { workGranted: 'full' }, plainJob, 'allowed'],
  ['bridging E, grant not said', '8101 or as granted', 'bridging-e', {}, plainJob, 'ask'],
  ['bridging E, no work granted', '8101', 'bridging-e', { workGranted: 'none' }, plainJob, 'forbidden'],
  ['bridging E, full work granted', 'as granted', 'bridging-e', { workGranted: 'full' }, plainJob, 'allowed'],
  ['not sure, grant not said', 'unknown visa', 'other', {}, plainJob, 'ask'],
  ['not sure, no work granted', '8101', 'other', { workGranted: 'none' }, plainJob, 'forbidden'],
  ['not sure, full work granted', 'as granted', 'other', { workGranted: 'full' }, plainJob, 'allowed'],
  ['a regional visa, in an area added in 2022', '8579, LIN 22/022', '491', {}, addedArea, 'ask'],
  ['a regional sponsored visa, the same', '8579, LIN 22/022', '494-family', {}, addedArea, 'ask'],
  ['a regional visa on the last day of an older one', '8579, LIN 22/022', '491', {}, addedArea, 'ask', '2027-03-04'],
  ['a regional visa once no older one lasts', '8579, LIN 22/022', '491', {}, addedArea, 'allowed', '2027-03-05'],
  ['a graduate, in an area added in 2022', 'none', '485', {}, addedArea, 'allowed'],
  ['a visitor', '8101', 'visitor', {}, plainJob, 'forbidden'],
  ['a visitor, offered a sponsor', '8101', 'visitor', {}, sponsoring, 'forbidden'],
  ['a visitor, remote', '8101', 'visitor', {}, remoteJob, 'forbidden'],
];

test.each(rulings)('%s (%s)', (...[, , visa, facts, job, expected, on = day]) => {
  expect(lawOn(visa, facts, job, on).kind).toBe(expected);
});

test('a question or an exclusion names the rule behind it', () => {
  const ruling = lawOn('491', {}, metropolitanJob, day);
  expect(ruling).toMatchObject({ kind: 'forbidden', because: 'outside the designated regional areas' });
  expect(ruling.kind === 'forbidden' && ruling.rule.condition).toBe('8579');
  expect(lawOn('500', { courseBegins: '2026-12-07' }, plainJob, day)).toMatchObject({
    question: 'Ask to start on 7 December 2026 or later, when your course begins',
  });
  expect(lawOn('500-family', { courseBegins: '2027-03-01' }, plainJob, day)).toMatchObject({
    question:
      "Before the student's course begins you may work only after an earlier visa with work rights: say in your settings whether you had one",
  });
  expect(
    lawOn('417/462', { employer: 'Harbour Kitchen', employerSince: '2026-08-20' }, { ...plainJob, termMonths: 4 }, day),
  ).toMatchObject({
    question:
      '4 months more after 3 with this employer: your visa allows 6, unless the work or place is exempt: ask first',
  });
  expect(lawOn('482', { employmentEnded: '2026-11-13' }, plainJob, day)).toMatchObject({
    question:
      'Your sponsored job has ended: you may work for others until 12 May 2027, 365 days in all on this visa: ask whether that is long enough',
  });
  expect(lawOn('482', { employmentEnded: '2024-03-03' }, plainJob, '2024-07-01')).toMatchObject({
    question:
      'Your sponsored job has ended: you may work for others until 27 December 2024, 365 days in all on this visa: ask whether that is long enough',
  });
  expect(lawOn('482', { employmentEnded: '2026-05-27' }, plainJob, day)).toMatchObject({
    question:
      'Your sponsored job has ended: you may work for others until 23 November 2026, 365 days in all on this visa: ask whether that is long enough',
  });
  expect(lawOn('482', { employer: 'Bay Bakery', employmentEnded: '2026-12-21' }, plainJob, day)).toMatchObject({
    question: 'Ask to start after 21 December 2026, the last day with your sponsor',
  });
  expect(lawOn('491', {}, remoteJob, day)).toMatchObject({
    note: 'Remote: from your home in a designated regional area only',
  });
});

test('a working holiday maker is told how long one employer is allowed', () => {
  expect(lawOn('417/462', { employer: 'Harbour Kitchen', employerSince: '2026-08-23' }, plainJob, day)).toEqual({
    kind: 'allowed',
    note: 'You may work 3 months with this employer, longer if exempt',
  });
});

/** From a Monday to a Friday; the course goes on on Saturday 27 February. */
const breaks = [{ from: '2026-11-16', to: '2027-02-26' }];
const toSunday = [{ from: '2026-11-16', to: '2027-02-28' }];
const adjoining = [
  { from: '2026-11-16', to: '2026-12-31' },
  { from: '2027-01-01', to: '2027-02-28' },
];
const ofTwoWeeks = [{ from: '2026-09-28', to: '2026-10-11' }];

type HoursCase = readonly [name: string, ground: string, VisaCode, VisaFacts, limit: number | undefined, on?: string];

/** Visas that few students hold: what the law says of any job in a metropolitan place, in a regional one, and elsewhere. */
const others: readonly (readonly [
  VisaCode,
  ground: string,
  metropolitan: string,
  regional: string,
  unknown: string,
])[] = [
  ['citizen', 'no visa', 'allowed', 'allowed', 'allowed'],
  ['permanent', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['300', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['445', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['461', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['785/790', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['188', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['173/884', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['408-justice', 'no condition on work', 'allowed', 'allowed', 'allowed'],
  ['407-family', '8104 limits the hours only', 'allowed', 'allowed', 'allowed'],
  ['485-second', 'F2020L01639', 'forbidden', 'ask', 'ask'],
  ['489', '8539, 8549', 'ask', 'ask', 'ask'],
  ['400/403', '8107', 'ask', 'ask', 'ask'],
  ['bridging-d', '8101', 'forbidden', 'forbidden', 'forbidden'],
  ['590', '8101', 'forbidden', 'forbidden', 'forbidden'],
  ['602', '8101', 'forbidden', 'forbidden', 'forbidden'],
  ['870', '8101', 'forbidden', 'forbidden', 'forbidden'],
];

test.each(others)('%s (%s): metropolitan %s, regional %s, unknown %s', (visa, _ground, ...expected) => {
  const jobs = [metropolitanJob, regionalJob, plainJob];
  expect(jobs.map((job) => lawOn(visa, {}, job, day).kind)).toEqual(expected);
});

test('a second 485 may work remotely from its regional home', () => {
  expect(lawOn('485-second', {}, remoteJob, day)).toEqual({
    kind: 'allowed',
    note: 'Remote: from your home in a designated regional area only',
  });
});

const limits: readonly HoursCase[] = [
  ['a student in session', '8105(1)', '500', {}, 48],
  [
    'a student in session whose breaks are later',
    '8105(1)',
    '500',
    { breaks: [{ from: '2026-12-01', to: '2027-02-26' }] },
    48,
  ],
  ['a student in an official break', '8105: not in session', '500', { breaks }, undefined],
  ['a student in the first week of a break', '8105(1): with the last of session', '500', { breaks }, 48, '2026-11-22'],
  ['a student in the second week of a break', '8105: not in session', '500', { breaks }, undefined, '2026-11-23'],
  ['a student two weeks before the course', '8105: not in session', '500', { breaks }, undefined, '2027-02-14'],
  ['a student in the fortnight the course begins', '8105(1)', '500', { breaks }, 48, '2027-02-15'],
  ['a student on the last day of a break', '8105(1): with the next week', '500', { breaks }, 48, '2027-02-26'],
  ['a student on the day after a break', '8105(1)', '500', { breaks }, 48, '2027-02-27'],
  ['a break to a Sunday, the week before its last', '8105', '500', { breaks: toSunday }, undefined, '2027-02-21'],
  ['a break to a Sunday, its last week', '8105(1)', '500', { breaks: toSunday }, 48, '2027-02-22'],
  ['two breaks, one after the other', '8105: not in session', '500', { breaks: adjoining }, undefined, '2026-12-30'],
  ['a break of a fortnight, its first day', '8105(1)', '500', { breaks: ofTwoWeeks }, 48, '2026-09-28'],
  ['a break of a fortnight, its last day', '8105(1)', '500', { breaks: ofTwoWeeks }, 48, '2026-10-11'],
  [
    'a master by research that has begun',
    '8105(2)(b)',
    '500',
    { courseLevel: 'research', courseBegins: '2026-03-02' },
    undefined,
  ],
  ['a doctorate whose first day was not said', '8105(2)(b)', '500', { courseLevel: 'research' }, 48],
  ['a doctorate that has not begun', '8105(2)(b)', '500', { courseLevel: 'research', courseBegins: '2027-03-01' }, 48],
  ['a master by coursework', '8105(1)', '500', { courseLevel: 'masters_coursework' }, 48],
  ['a bachelor', '8105(1)', '500', { courseLevel: 'other' }, 48],
  ['a student before 2022', '8105 as it was', '500', {}, 40, '2021-11-01'],
  ['a student while the limit was lifted', '8105 relaxed until 30 June 2023', '500', {}, undefined, '2022-11-01'],
  ['a student on the day the limit came back', '8105 since 1 July 2023', '500', {}, 48, '2023-07-01'],
  ['the partner of a student', '8104', '500-family', {}, 48],
  ['the partner of a student, in a break', '8104: all year', '500-family', { breaks }, 48],
  [
    'the partner of a doctoral student whose first day was not said',
    '8104(3)',
    '500-family',
    { courseLevel: 'research' },
    48,
  ],
  [
    'the partner of a master by coursework student',
    "8104: any master's degree",
    '500-family',
    { courseLevel: 'masters_coursework', courseBegins: '2026-03-02' },
    undefined,
  ],
  [
    'the partner of a master by coursework student, before the course',
    '8104',
    '500-family',
    { courseLevel: 'masters_coursework', courseBegins: '2027-03-01' },
    48,
  ],
  [
    'the partner of a doctoral student, before the course',
    '8104',
    '500-family',
    { courseLevel: 'research', courseBegins: '2027-03-01' },
    48,
  ],
  ['the partner of a bachelor student', '8104', '500-family', { courseLevel: 'other' }, 48],
  ['a graduate', '485: no condition', '485', {}, undefined],
  ['491', '8579 says nothing of hours', '491', {}, undefined],
  ['482', '8607 says nothing of hours', '482', {}, undefined],
  ['494', '8608 says nothing of hours', '494', {}, undefined],
  ['working holiday', '8547 says nothing of hours', '417/462', {}, undefined],
  ['189', 'permanent', '189', {}, undefined],
  ['190', 'permanent', '190', {}, undefined],
  ['186', 'permanent', '186', {}, undefined],
  ['309/820', 'no condition', '309/820', {}, undefined],
  ['444', 'no condition', '444', {}, undefined],
  [
    'the day after a completed course, its fortnight partly in session',
    '8105(1)',
    '500',
    { courseEnds: '2026-11-22' },
    48,
  ],
  ['two weeks after a completed course', '8105(1)', '500', { courseEnds: '2026-11-08' }, undefined],
  ['the last day of a course is in session', '8105(1)', '500', { courseEnds: '2026-11-09' }, 48, '2026-11-16'],
  ['a course that ends today', '8105(1)', '500', { courseEnds: day }, 48],
  ["the family after the student's course", '8104 holds all year', '500-family', { courseEnds: '2026-11-08' }, 48],
  [
    'before the course, after a visa with work rights',
    'cautious: 8105(1)',
    '500',
    { courseBegins: '2027-03-01', earlierRights: 'yes' },
    48,
  ],
  ['bridging A, grant not said', 'a question, no limit', 'bridging-a', {}, undefined],
  ['bridging A, limited', 'as granted', 'bridging-a', { workGranted: 'limited' }, 48],
  ['bridging A, limited, in a break', '8104 holds all year', 'bridging-a', { workGranted: 'limited', breaks }, 48],
  ['bridging A, full', 'as granted', 'bridging-a', { workGranted: 'full' }, undefined],
  ['not sure', 'a question, no limit', 'other', {}, undefined],
  ['not sure, limited', 'as granted', 'other', { workGranted: 'limited' }, 48],
  ['the family of a trainee', 'Home Affairs, Training 407', '407-family', {}, 40],
  [
    "the family of a trainee, whose course is a master's",
    '407 knows no course',
    '407-family',
    { courseLevel: 'research' },
    40,
  ],
  ['the family of a trainee, in a break', '8104 holds all year', '407-family', { breaks }, 40],
  ['Workplace Justice', 'no condition', '408-justice', {}, undefined],
  ['the second 485', 'regional only', '485-second', {}, undefined],
  ['a citizen', 'no visa', 'citizen', {}, undefined],
  ['another permanent visa', 'permanent', 'permanent', {}, undefined],
];

test.each(limits)('hours a fortnight: %s (%s)', (...[, , visa, facts, limit, on = day]) => {
  expect(fortnightLimit(visa, facts, on)).toBe(limit);
});

test('only visas that count hours in session are asked for breaks', () => {
  const asked = (['500', '500-family', '485', '491', 'bridging-a', 'other'] as const).filter((visa) =>
    needsBreaks(visa, {}, day),
  );
  expect(asked).toEqual(['500']);
});

test('only a fortnight that lies in a break whole has no limit', () => {
  const isLimited = (monday: string, facts: VisaFacts = { breaks: ofTwoWeeks }) =>
    isLimitedFortnight('500', facts, monday, '2026-10-01');
  expect(['2026-09-21', '2026-09-28', '2026-10-05'].map((monday) => isLimited(monday))).toEqual([true, false, true]);
  expect(isLimitedFortnight('500-family', { breaks: ofTwoWeeks }, '2026-09-28', '2026-10-01')).toBe(true);
});

test('a break says until when hours are free, and how many are left from then on', () => {
  const after = (visa: VisaCode, facts: VisaFacts, on = day) =>
    hoursLeftAfterBreak(visa, { hoursWorked: 0, ...facts }, on);
  expect(after('500', { breaks })).toEqual({ freeUntil: '2027-02-14', hoursLeft: 48 });
  expect(hoursLeftAfterBreak('500', { hoursWorked: 10, breaks }, day)).toEqual({
    freeUntil: '2027-02-14',
    hoursLeft: 28,
  });
  expect(after('500', { breaks: adjoining }, '2026-12-30')?.freeUntil).toBe('2027-02-21');
  expect(after('500', { breaks }, '2026-11-16')).toBeUndefined();
  expect(after('500', { breaks, courseLevel: 'research', courseBegins: '2026-03-02' })).toBeUndefined();
  expect(after('485', { breaks })).toBeUndefined();
});

test.each<[VisaCode, VisaFacts, string | undefined]>([
  ['visitor', {}, 'your visa allows no work'],
  ['bridging-c', { workGranted: 'none' }, 'your grant allows no work'],
  ['bridging-c', { workGranted: 'full' }, undefined],
  ['500', { courseBegins: '2026-12-07' }, 'work may begin once your course begins on 7 December 2026'],
  ['500', { courseBegins: day }, undefined],
  ['500', { courseBegins: '2026-12-07', earlierRights: 'yes' }, undefined],
  ['482', { employer: 'Bay Bakery' }, undefined],
])('why no work is allowed on %s with %j', (visa, facts, because) => {
  expect(noWorkBecause(visa, facts, day)).toBe(because);
});

test.each([
  ['hours with a fraction', 18.3, 11.4],
  ['nothing worked elsewhere', 0, 48],
  ['15 hours a week elsewhere', 15, 18],
  ['24 hours a week elsewhere', 24, 0],
  ['more than the limit elsewhere', 30, 0],
])('8105 counts the hours of all employers: %s', (_name, hoursWorked, left) => {
  expect(fortnightHoursLeft('500', { hoursWorked }, day)).toBe(left);
  expect(fortnightHoursLeft('485', { hoursWorked }, day)).toBeUndefined();
});

test.each([
  ['15 and then 30 hours', 15, 30, true],
  ['30 and 30 hours', 30, 30, false],
  ['24 and 24 hours', 24, 24, true],
  ['48 hours and a week off', 48, 0, true],
  ['40 and 10 hours', 40, 10, false],
])('a fortnight is any two consecutive weeks (8105(3)): %s', (_name, first, second, fits) => {
  expect(fitsFortnight(first, second, 48)).toBe(fits);
});

test.each([
  ['Sydney', '2000', false],
  ['Parramatta', '2150', false],
  ['Penrith', '2750', false],
  ['Richmond in New South Wales', '2753', true],
  ['Gosford', '2250', true],
  ['Newcastle', '2300', true],
  ['Wollongong', '2500', true],
  ['Katoomba', '2780', true],
  ['Canberra', '2601', true],
  ['Melbourne', '3000', false],
  ['Dandenong', '3175', false],
  ['Geelong', '3220', true],
  ['Ballarat', '3350', true],
  ['Melton', '3337', false],
  ['Brisbane', '4000', false],
  ['Logan Central', '4114', false],
  ['Redcliffe', '4020', true],
  ['Gold Coast', '4217', true],
  ['Maroochydore', '4558', true],
  ['Toowoomba', '4350', true],
  ['Cairns', '4870', true],
  ['Perth', '6000', true],
  ['Adelaide', '5000', true],
  ['Hobart', '7000', true],
  ['Darwin', '0800', true],
  ['no postcode', '', false],
])('LIN 22/022: %s (%s) is regional: %s', (_name, postcode, regional) => {
  expect(isRegional(postcode)).toBe(regional);
});

test.each([
  ['Redcliffe', '4020', '2022-03-05'],
  ['Ipswich', '4305', '2022-03-05'],
  ['Bribie Island', '4507', undefined],
  ['Gold Coast', '4217', undefined],
  ['Brisbane', '4000', undefined],
])('LIN 22/022 added %s (%s) on %s', (_name, postcode, day) => {
  expect(regionalSince(postcode)).toBe(day);
});

test.each([
  ['485', true],
  ['491', true],
  ['189', true],
  ['155', true],
  ['444', true],
  ['309/820', true],
  ['500', false],
  ['500-family', false],
  ['482', false],
  ['494', false],
  ['417/462', false],
  ['407', false],
  ['bridging-a', false],
  ['other', false],
  ['visitor', false],
] as const)('an ad for "full working rights" and %s: %s', (visa, full) => {
  expect(hasFullWorkRights(visa, {}, day)).toBe(full);
});

test.each([
  [
    'a year in other work',
    { termMonths: 12 },
    /^A term of 12 months: your visa allows 6 .* unless the work or place is exempt: ask first$/,
  ],
  [
    'a year in work that looks exempt',
    { termMonths: 12, exemptWork: true },
    /looks like work that Home Affairs exempts/,
  ],
  ['a permanent job', { ongoing: true }, /^A permanent job: your visa allows 6 months with one employer, unless/],
  ['an end without a day', { fixedTerm: true }, /^A fixed term: ask how long it is/],
])('417/462, %s (8547)', (_name, terms, words) => {
  expect(lawOn('417/462', {}, { ...plainJob, ...terms }, day)).toMatchObject({
    kind: 'ask',
    question: expect.stringMatching(words),
  });
});

test('417/462: half a year, and an end without a day in work that looks exempt, are open with a note (8547)', () => {
  for (const terms of [
    { termMonths: 6, fixedTerm: true },
    { fixedTerm: true, exemptWork: true },
    { ongoing: true, exemptWork: true },
  ])
    expect(lawOn('417/462', {}, { ...plainJob, ...terms }, day)).toMatchObject({
      kind: 'allowed',
      note: expect.stringMatching(/longer if exempt$/),
    });
});

test('residents are citizens and holders of permanent visas only', () => {
  expect([...permanentVisas].toSorted()).toEqual(['101', '155', '186', '189', '190', '191', 'citizen', 'permanent']);
});

describe('the table', () => {
  test('each rule has its text, its source and the date of the last check', () => {
    for (const rule of lawTable) {
      expect(rule.text.length).toBeGreaterThan(5);
      expect(rule.source).toMatch(/^https:\/\/(?:www\.legislation|immi\.homeaffairs)\.gov\.au\//);
      expect(rule.checkedOn ?? '2026-11-22').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(rule.until === undefined || rule.from <= rule.until).toBe(true);
    }
  });

  test('has each condition once for each visa that has it, and once without a visa if none has', () => {
    for (const { condition, from } of conditions) {
      const visas = lawTable.filter((row) => row.condition === condition && row.from === from).map(({ visa }) => visa);
      expect(visas.length).toBeGreaterThan(0);
      expect(new Set(visas).size).toBe(visas.length);
      expect(visas.includes('') && visas.length > 1).toBe(false);
    }
    expect(lawTable.filter(({ visa }) => visa === '').map(({ condition }) => condition)).toContain('8108');
  });

  test('warns about rules never checked against their source, or not for half a year', () => {
    const due = (on: string) => rulesToRecheck(on).map(({ visa }) => visa);
    expect(due(day)).toContain('482');
    expect(due(day)).not.toContain('417/462');
    expect(due('2027-05-21')).not.toContain('417/462');
    expect(due('2027-05-22')).toContain('417/462');
  });
});

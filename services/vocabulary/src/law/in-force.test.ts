import { describe, expect, test } from '@jest/globals';
import { demandOn } from './demand.ts';
import type { VisaFacts } from './facts.ts';
import { fortnightLimit, freeAhead, hoursLeftAfterBreak } from './hours.ts';
import { rulesFor } from './in-force.ts';
import { lawOn } from './judge.ts';
import type { JobTerms } from './ruling.ts';
import { allVisaTypes, type VisaCode } from '../visa-types.ts';

/**
 * Named cases of holders whose conditions are not those of one subclass: conditions that stand on a grant or on VEVO, and
 * bridging visas that wait for the end of another visa. Each names its ground: a condition of Schedule 8, or what the
 * Department says of bridging visas: they take effect when the substantive visa ends, whose conditions hold until then.
 */
const day = '2026-11-23';

const employer = 'Harbour Kitchen Pty Ltd';
const plain: JobTerms = { employer, remote: false, offersSponsorship: false };
const jobs = {
  'a plain job': plain,
  'a job in a regional area': { ...plain, regional: true },
  'a job in a city': { ...plain, regional: false },
  'a job from home': { ...plain, regional: false, remote: true },
  'a year': { ...plain, termMonths: 12 },
  'four months': { ...plain, termMonths: 4, endsAfterMonths: 4 },
  'four months, perhaps more': { ...plain, termMonths: 4 },
  'the own employer': { ...plain, employer: 'Marlin Wren' },
  'a job with sponsorship': { ...plain, offersSponsorship: true },
} as const satisfies Record<string, JobTerms>;
type JobName = keyof typeof jobs;
type Answer = 'allowed' | 'ask' | 'forbidden';

const studying = { courseBegins: '2025-03-03' };
const own = { ...studying, employer: 'Marlin Wren', employerSince: '2026-03-02' };

/** What each condition means for each job; the holder studies since 2025 and works for Marlin Wren since March. */
const byCondition: Readonly<Record<string, Readonly<Record<JobName, Answer>>>> = {
  '8101': everywhere('forbidden'),
  '8102': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8103': everywhere('ask'),
  '8104': everywhere('allowed'),
  '8105': everywhere('allowed'),
  '8106': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8107': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8108': {
    ...everywhere('allowed'),
    'a year': 'ask',
    'four months': 'ask',
    'four months, perhaps more': 'ask',
    'the own employer': 'ask',
  },
  '8110': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8111': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8112': everywhere('ask'),
  '8113': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8114': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8115': everywhere('forbidden'),
  '8116': { ...everywhere('forbidden'), 'the own employer': 'ask' },
  '8202': everywhere('allowed'),
  '8501': everywhere('allowed'),
  '8503': everywhere('allowed'),
  '8539': { ...everywhere('ask'), 'a job from home': 'allowed' },
  '8547': { ...everywhere('allowed'), 'a year': 'ask', 'the own employer': 'ask' },
  '8549': { ...everywhere('ask'), 'a job from home': 'allowed' },
  '8551': everywhere('ask'),
  '8579': {
    ...everywhere('ask'),
    'a job in a regional area': 'allowed',
    'a job in a city': 'forbidden',
    'a job from home': 'allowed',
  },
  '8607': { ...everywhere('forbidden'), 'the own employer': 'ask', 'a job with sponsorship': 'ask' },
  '8608': { ...everywhere('forbidden'), 'the own employer': 'ask', 'a job with sponsorship': 'ask' },
  '8999': everywhere('ask'),
};

function everywhere(answer: Answer): Record<JobName, Answer> {
  return {
    'a plain job': answer,
    'a job in a regional area': answer,
    'a job in a city': answer,
    'a job from home': answer,
    'a year': answer,
    'four months': answer,
    'four months, perhaps more': answer,
    'the own employer': answer,
    'a job with sponsorship': answer,
  };
}

const everyCondition = Object.entries(byCondition).flatMap(([condition, answers]) =>
  Object.entries(jobs).map(
    ([name, job]) => [condition, name, job, new Map(Object.entries(answers)).get(name)] as const,
  ),
);

describe('a bridging visa C with one condition', () => {
  test.each(everyCondition)('condition %s, %s', (condition, _name, job, answer) => {
    const told: VisaFacts = { ...own, workGranted: 'conditions', grantConditions: condition };
    expect(lawOn('bridging-c', told, job, day).kind).toBe(answer);
    const verified: VisaFacts = { ...own, verifiedConditions: [`${condition} as VEVO words it`] };
    expect(lawOn('bridging-c', verified, job, day).kind).toBe(answer);
  });
});

type Case = readonly [name: string, ground: string, VisaCode, VisaFacts, JobName, Answer, on?: string];

const until = (formerVisa: VisaCode, formerVisaEnds: string, facts: VisaFacts = {}): VisaFacts => ({
  formerVisa,
  formerVisaEnds,
  ...facts,
});
const full = { workGranted: 'full' } as const;
const none = { workGranted: 'none' } as const;
const begun = { courseBegins: '2026-03-02' } as const;

const rulings: readonly Case[] = [
  ['bridging A, the visa before not told', 'one of two visas binds', 'bridging-a', full, 'a plain job', 'ask'],
  ['bridging B, the visa before not told', 'one of two visas binds', 'bridging-b', full, 'a plain job', 'ask'],
  ['bridging C needs no visa before', 'granted without one', 'bridging-c', full, 'a plain job', 'allowed'],
  ['bridging E needs no visa before', 'granted without one', 'bridging-e', full, 'a plain job', 'allowed'],
  [
    'bridging A after the former visa',
    'in effect',
    'bridging-a',
    { ...full, formerVisa: 'ended' },
    'a plain job',
    'allowed',
  ],
  [
    'a graduate visa that lasts, then full',
    'none, then none',
    'bridging-a',
    until('485', '2027-02-01', full),
    'a plain job',
    'allowed',
  ],
  [
    'a student visa that lasts, then full',
    '8105, then none',
    'bridging-a',
    until('500', '2027-02-01', { ...full, ...studying }),
    'a plain job',
    'allowed',
  ],
  [
    'a student visa that lasts, then no work',
    '8105, then 8101',
    'bridging-a',
    until('500', '2027-02-01', none),
    'a plain job',
    'ask',
  ],
  [
    'a student visa that lasts, then no work, the job may end before',
    '8101',
    'bridging-a',
    until('500', '2027-06-01', none),
    'four months, perhaps more',
    'ask',
  ],
  [
    'a student visa that lasts, then no work, the job ends before',
    '8105',
    'bridging-a',
    until('500', '2027-06-01', { ...none, ...studying }),
    'four months',
    'allowed',
  ],
  [
    'a student visa that lasts, then no work, the job ends after',
    '8101',
    'bridging-a',
    until('500', '2027-04-20', none),
    'four months',
    'ask',
  ],
  [
    'a student visa that lasts, then the grant not told',
    'as granted',
    'bridging-a',
    until('500', '2027-02-01'),
    'a plain job',
    'ask',
  ],
  [
    'a student visa without an end told, then full',
    'both allow it',
    'bridging-a',
    { ...full, ...studying, formerVisa: '500' },
    'a plain job',
    'allowed',
  ],
  [
    'a student visa without an end told, then no work',
    '8101 some day',
    'bridging-a',
    { ...none, formerVisa: '500' },
    'a plain job',
    'ask',
  ],
  [
    'a visitor, full from next year',
    '8101 until then',
    'bridging-a',
    until('visitor', '2027-01-31', full),
    'a plain job',
    'forbidden',
  ],
  [
    'a visitor, full in two weeks',
    '8101 until then',
    'bridging-a',
    until('visitor', '2026-12-06', full),
    'a plain job',
    'ask',
  ],
  [
    'a visitor, full in 28 days',
    '8101 until then',
    'bridging-a',
    until('visitor', '2026-12-20', full),
    'a plain job',
    'ask',
  ],
  [
    'a visitor, full in 29 days',
    '8101 until then',
    'bridging-a',
    until('visitor', '2026-12-21', full),
    'a plain job',
    'forbidden',
  ],
  [
    'a visitor, full some day',
    '8101 until then',
    'bridging-a',
    { ...full, formerVisa: 'visitor' },
    'a plain job',
    'forbidden',
  ],
  [
    'a visitor, no work afterwards',
    '8101',
    'bridging-a',
    until('visitor', '2026-12-06', none),
    'a plain job',
    'forbidden',
  ],
  [
    'a visitor whose visa ended yesterday',
    'in effect',
    'bridging-a',
    until('visitor', '2026-11-22', full),
    'a plain job',
    'allowed',
  ],
  ['a visitor whose visa ends today', '8101 today', 'bridging-a', until('visitor', day, full), 'a plain job', 'ask'],
  [
    'a sponsored worker with another employer',
    '8607 until then',
    'bridging-b',
    until('482', '2027-06-30', { ...full, ...own }),
    'a plain job',
    'forbidden',
  ],
  [
    'a sponsored worker with the sponsor',
    '8607 until then',
    'bridging-b',
    until('482', '2027-06-30', { ...full, ...own }),
    'the own employer',
    'ask',
  ],
  [
    'a regional visa, in a city',
    '8579 until then',
    'bridging-a',
    until('491', '2027-06-30', full),
    'a job in a city',
    'forbidden',
  ],
  [
    'a regional visa, in its area',
    '8579 until then',
    'bridging-a',
    until('491', '2027-06-30', full),
    'a job in a regional area',
    'allowed',
  ],
  ['a backpacker for a year', '8547 until then', 'bridging-a', until('417/462', '2027-06-30', full), 'a year', 'ask'],
  [
    'a student whose course begins next year',
    '8105(1A)',
    'bridging-a',
    until('500', '2027-06-30', { ...full, courseBegins: '2027-03-01', earlierRights: 'no' }),
    'a plain job',
    'forbidden',
  ],
  [
    'a student whose family visa lasts',
    '8104',
    'bridging-a',
    until('500-family', '2027-06-30', { ...full, ...begun }),
    'a plain job',
    'allowed',
  ],
  [
    'a graduate, then 8547',
    '8547',
    'bridging-a',
    until('485', '2027-02-01', { workGranted: 'conditions', grantConditions: '8547' }),
    'a year',
    'ask',
  ],
  [
    'a graduate, then the sponsor only',
    '8607',
    'bridging-a',
    until('485', '2027-02-01', { workGranted: 'conditions', grantConditions: '8607', ...own }),
    'a plain job',
    'ask',
  ],
  [
    'verified 8101 for when the student visa ends',
    '8105, then 8101',
    'bridging-a',
    until('500', '2027-02-01', { ...full, verifiedConditions: ['8101'] }),
    'a plain job',
    'ask',
  ],
  [
    'two conditions, the stricter decides',
    '8101',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8105, 8101' },
    'a plain job',
    'forbidden',
  ],
  [
    'two conditions, one is a question',
    '8579 and 8547',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8547 8579' },
    'a plain job',
    'ask',
  ],
  ['numbers announced and not given', 'as granted', 'bridging-c', { workGranted: 'conditions' }, 'a plain job', 'ask'],
  [
    'a full grant beside forgotten numbers',
    'no condition',
    'bridging-c',
    { ...full, grantConditions: '8101' },
    'a plain job',
    'allowed',
  ],
  [
    'what was verified beats what was told',
    '8101',
    'bridging-c',
    { ...full, verifiedConditions: ['8101 No work'] },
    'a plain job',
    'forbidden',
  ],
  [
    'verified without a condition on work',
    '8503 only',
    'bridging-c',
    { ...none, verifiedConditions: ['8503'] },
    'a plain job',
    'allowed',
  ],
  [
    'verified, no condition copied',
    'as told',
    'bridging-c',
    { ...none, verifiedConditions: [] },
    'a plain job',
    'forbidden',
  ],
  [
    'verified, a line without a number',
    'as told',
    'bridging-c',
    { ...full, verifiedConditions: ['Work limitation'] },
    'a plain job',
    'allowed',
  ],
  [
    'a visitor with 8107 verified',
    '8107',
    'visitor',
    { ...own, verifiedConditions: ['8107'] },
    'the own employer',
    'ask',
  ],
  [
    'a student, only health insurance copied',
    '8105 stays',
    '500',
    { courseBegins: '2027-03-01', earlierRights: 'no', verifiedConditions: ['8501'] },
    'a plain job',
    'forbidden',
  ],
  [
    'a student verified with 8101',
    '8101',
    '500',
    { ...begun, verifiedConditions: ['8101', '8501'] },
    'a plain job',
    'forbidden',
  ],
  ['a graduate verified with 8579', '8579', '485', { verifiedConditions: ['8579'] }, 'a job in a city', 'forbidden'],
  [
    'a graduate, other conditions copied',
    'none',
    '485',
    { verifiedConditions: ['8501', '8564'] },
    'a job in a city',
    'allowed',
  ],
  [
    'a sponsored worker, conditions copied',
    '8607',
    '482',
    { ...own, verifiedConditions: ['8607 Sponsor', '8501'] },
    'a plain job',
    'forbidden',
  ],
  [
    'an unlisted visa with full rights verified',
    '8503 only',
    'other',
    { verifiedConditions: ['8503'] },
    'a plain job',
    'allowed',
  ],
  [
    'an unlisted visa with 8105 verified',
    '8105',
    'other',
    { ...begun, verifiedConditions: ['8105'] },
    'a plain job',
    'allowed',
  ],
  [
    'a former visa is nothing to a student',
    'one visa',
    '500',
    { formerVisa: 'visitor', ...begun },
    'a plain job',
    'allowed',
  ],
  [
    'a former visa is nothing on a bridging visa C',
    'one visa',
    'bridging-c',
    { ...full, formerVisa: 'visitor' },
    'a plain job',
    'allowed',
  ],
];

test.each(rulings)('%s (%s)', (...[, , visa, facts, job, answer, on = day]) => {
  expect(lawOn(visa, facts, jobs[job], on).kind).toBe(answer);
});

type Limit = readonly [name: string, ground: string, VisaCode, VisaFacts, number | undefined, on?: string];

const limits: readonly Limit[] = [
  ['bridging A, the student visa lasts', '8105', 'bridging-a', until('500', '2027-02-01', { ...full, ...begun }), 48],
  ['bridging A, the last day of the student visa', '8105', 'bridging-a', until('500', day, { ...full, ...begun }), 48],
  ['bridging A, the day after', 'none', 'bridging-a', until('500', '2026-11-22', { ...full, ...begun }), undefined],
  [
    'bridging A, a doctoral student',
    '8105(2)(b)',
    'bridging-a',
    until('500', '2027-02-01', { ...full, ...begun, courseLevel: 'research' }),
    undefined,
  ],
  ['bridging A, the family of a student', '8104', 'bridging-a', until('500-family', '2027-02-01', full), 48],
  [
    'bridging A, the family of a trainee',
    '8104 at 40 hours',
    'bridging-a',
    until('407-family', '2027-02-01', full),
    40,
  ],
  ['bridging A, a graduate', 'none', 'bridging-a', until('485', '2027-02-01', { workGranted: 'limited' }), undefined],
  [
    'bridging A, after the graduate visa',
    'as granted',
    'bridging-a',
    until('485', '2027-02-01', { workGranted: 'limited' }),
    48,
    '2027-02-02',
  ],
  ['8104 on a grant', '8104', 'bridging-c', { workGranted: 'conditions', grantConditions: '8104' }, 48],
  [
    "8104 on a grant, the student's master's has begun",
    '8104(3)',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8104', courseLevel: 'masters_coursework', ...begun },
    undefined,
  ],
  ['8105 on a grant', '8105', 'bridging-c', { workGranted: 'conditions', grantConditions: '8105' }, 48],
  [
    '8105 on a grant, the course is over',
    '8105: not in session',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8105', courseEnds: '2026-11-01' },
    undefined,
  ],
  [
    '8105 on a grant, in a break',
    '8105: not in session',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8105', breaks: [{ from: '2026-11-02', to: '2027-02-28' }] },
    undefined,
  ],
  [
    '8104 on a grant, in a break',
    '8104 holds all year',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8104', breaks: [{ from: '2026-11-02', to: '2027-02-28' }] },
    48,
  ],
  [
    '8547 on a grant',
    'no limit on hours',
    'bridging-c',
    { workGranted: 'conditions', grantConditions: '8547' },
    undefined,
  ],
  [
    '8104 verified for a student',
    '8104',
    '500',
    { ...begun, courseLevel: 'masters_coursework', verifiedConditions: ['8104'] },
    undefined,
  ],
  [
    '8105 verified for a student',
    '8105',
    '500',
    { ...begun, verifiedConditions: ['8105 Work limitation', '8501'] },
    48,
  ],
  [
    'English before a doctorate',
    '8105(2)(b)',
    '500',
    { ...begun, courseLevel: 'research', degreeBegins: '2027-03-01' },
    48,
  ],
  [
    'a doctorate after English',
    '8105(2)(b)',
    '500',
    { ...begun, courseLevel: 'research', degreeBegins: '2026-11-23' },
    undefined,
  ],
  [
    'a doctorate that begins tomorrow',
    '8105(2)(b)',
    '500',
    { ...begun, courseLevel: 'research', degreeBegins: '2026-11-24' },
    48,
  ],
  [
    'a doctorate whose own first day only is told',
    '8105(2)(b)',
    '500',
    { courseLevel: 'research', degreeBegins: '2026-03-02' },
    undefined,
  ],
  [
    "the family, English before a master's",
    '8104(3)',
    '500-family',
    { ...begun, courseLevel: 'masters_coursework', degreeBegins: '2027-03-01' },
    48,
  ],
  [
    "the family, a master's after English",
    '8104(3)',
    '500-family',
    { ...begun, courseLevel: 'masters_coursework', degreeBegins: '2026-07-01' },
    undefined,
  ],
];

test.each(limits)('hours a fortnight: %s (%s)', (...[, , visa, facts, limit, on = day]) => {
  expect(fortnightLimit(visa, facts, on)).toBe(limit);
});

const hoursOf = (visa: VisaCode, facts: VisaFacts) => hoursLeftAfterBreak(visa, { hoursWorked: 0, ...facts }, day);

test('a bridging visa that limits hours says from when, after a visa without a limit', () => {
  const limited = { workGranted: 'limited' } as const;
  expect(hoursOf('bridging-a', until('485', '2027-02-03', limited))).toEqual({
    freeUntil: '2027-02-03',
    hoursLeft: 48,
  });
  expect(hoursOf('bridging-a', { formerVisa: '485', ...limited })).toEqual({ freeUntil: '2026-11-22', hoursLeft: 48 });
  expect(hoursOf('bridging-a', until('485', '2027-02-03', full))).toBeUndefined();
  const inBreak = { ...begun, breaks: [{ from: '2026-11-02', to: '2027-02-28' }] };
  expect(hoursOf('bridging-a', until('500', '2027-06-30', { ...full, ...inBreak }))).toEqual({
    freeUntil: '2027-02-21',
    hoursLeft: 48,
  });
  expect(hoursOf('bridging-a', until('500', '2027-02-03', { ...full, ...inBreak }))).toBeUndefined();
  const in8105 = { formerVisa: '485', verifiedConditions: ['8105'], breaks: inBreak.breaks } as const;
  expect(hoursOf('bridging-a', in8105)).toEqual({ freeUntil: '2027-02-21', hoursLeft: 48 });
  expect(hoursOf('bridging-a', until('500', '2027-02-03', { ...limited, ...begun }))).toBeUndefined();
});

test('a bridging visa without a limit says from when, if the student visa ends within the time of hiring', () => {
  expect(freeAhead('bridging-a', until('500', '2026-12-03', { ...full, ...begun }), day)).toEqual({
    from: '2026-12-07',
  });
  expect(freeAhead('bridging-a', until('500', '2027-02-03', { ...full, ...begun }), day)).toBeUndefined();
  expect(freeAhead('bridging-a', { formerVisa: '500', ...full, ...begun }, day)).toBeUndefined();
});

test('a break that begins within the time of hiring has a first and a last free day', () => {
  const breaks = [{ from: '2026-12-02', to: '2027-02-28' }];
  expect(freeAhead('500', { ...begun, breaks }, day)).toEqual({ from: '2026-12-14', until: '2027-02-21' });
  expect(freeAhead('500', { ...begun, breaks: [{ from: '2027-01-04', to: '2027-02-28' }] }, day)).toBeUndefined();
  expect(freeAhead('500-family', { ...begun, breaks }, day)).toBeUndefined();
});

const demanding = (kind: 'full_rights' | 'no_students') =>
  ({ kind: 'full_rights', quote: 'as the ad says', rights: kind }) as const;

test.each<[string, VisaFacts, 'full_rights' | 'no_students', 'met' | 'unclear' | 'refused']>([
  ['full rights once the bridging visa binds', { ...full, formerVisa: 'ended' }, 'full_rights', 'met'],
  ['full rights, the visa before not told', full, 'full_rights', 'unclear'],
  ['full rights while the student visa lasts', until('500', '2027-06-30', full), 'full_rights', 'refused'],
  ['full rights in two weeks', until('500', '2026-12-06', full), 'full_rights', 'unclear'],
  ['full rights until the graduate visa ends', until('485', '2027-06-30', none), 'full_rights', 'unclear'],
  ['full rights before and after', until('485', '2027-06-30', full), 'full_rights', 'met'],
  ['no student visas, and the student visa lasts', until('500', '2027-06-30', full), 'no_students', 'refused'],
  ['no student visas, and it has ended', until('500', '2026-11-22', full), 'no_students', 'met'],
  ['no student visas, and it ends in two weeks', until('500', '2026-12-06', full), 'no_students', 'unclear'],
])('an ad demands %s', (_name, facts, kind, answer) => {
  expect(demandOn('bridging-a', demanding(kind), day, facts).kind).toBe(answer);
});

test('a bridging visa that follows another names the day in its question', () => {
  expect(lawOn('bridging-a', until('visitor', '2026-12-06', full), plain, day)).toMatchObject({
    question: 'Ask to start on 7 December 2026 or later, when your bridging visa takes effect',
  });
  expect(lawOn('bridging-a', until('500', '2027-02-01', { ...none, ...begun }), plain, day)).toMatchObject({
    question: 'From 2 February 2027, your grant allows no work: ask whether the job ends before',
  });
  expect(lawOn('bridging-a', { ...none, formerVisa: '485' }, plain, day)).toMatchObject({
    question: 'Once subclass 485 has ended, your grant allows no work: ask whether the job ends before',
  });
});

test('an unknown condition is named', () => {
  expect(lawOn('bridging-c', { verifiedConditions: ['8999 New'] }, plain, day)).toMatchObject({
    question: 'Condition 8999 of your visa is not one that we know: ask whether it allows this work',
  });
});

test('every visa has a rule on every day on which its conditions are those of the subclass', () => {
  for (const { code } of allVisaTypes) expect(rulesFor(code, {}, day)).not.toEqual([]);
});

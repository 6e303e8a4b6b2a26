import { expect, test } from '@jest/globals';
import { answerTo, hoursOf, jobOf, studentOf, sydney, today } from '../test-examples.ts';
import { judge } from './judge.ts';

const residents = {
  workRights: { kind: 'residents_only', quote: 'Australian citizens and permanent residents', rights: 'residents' },
} as const;
const citizens = {
  workRights: { kind: 'residents_only', quote: 'must be an Australian citizen', rights: 'citizens' },
} as const;
const fullRights = {
  workRights: { kind: 'full_rights', quote: 'full working rights', rights: 'full_rights' },
} as const;
const unclear = {
  workRights: { kind: 'unclear', quote: 'Your right to work matters to us.', rights: 'full_rights' },
} as const;
const noStudents = { workRights: { kind: 'full_rights', quote: 'no student visas', rights: 'no_students' } } as const;
const sponsoring = { sponsorship: { kind: 'offers', quote: 'We sponsor.' } } as const;
const inCity = { inMajorCity: true };
const inRegion = (regional: boolean) => ({ place: { ...sydney, regional, coordinates: undefined } });
const ending = (visaExpiry: string) => studentOf('500', { visaExpiry });

/** A job whose text says on which day it ends. */
const until = (last: string) => jobOf({}, { tenure: { last } });
const threeMonthsFrom = (firstDay: string) => jobOf({}, { tenure: { months: 3 }, firstDay });
const from = (firstDay: string) => jobOf({}, { firstDay });

const permanent = jobOf({ employmentType: 'FULL_TIME' }, { hours: undefined, ongoing: true });

const inKitchen = { occupations: [{ code: '851', confidence: 0.95 }] };

test.each([
  ['residents only, a student', jobOf({}, residents), studentOf('500'), 'visa'],
  ['residents only, a graduate', jobOf({}, residents), studentOf('485'), 'visa'],
  ['residents only, a permanent resident', jobOf({}, residents), studentOf('189'), 'eligible'],
  ['residents only, a returning resident', jobOf({}, residents), studentOf('155'), 'eligible'],
  ['citizens only, a permanent resident', jobOf({}, citizens), studentOf('189'), 'visa'],
  ['full rights, a student', jobOf({}, fullRights), studentOf('500'), 'visa'],
  ['full rights, a graduate', jobOf({}, fullRights), studentOf('485'), 'eligible'],
  ['full rights, somebody tied to a sponsor', jobOf({}, fullRights), studentOf('482'), 'visa'],
  ['full rights, the family of somebody with a sponsor', jobOf({}, fullRights), studentOf('482-family'), 'eligible'],
  ['full rights, a regional visa in a regional area', jobOf(inRegion(true), fullRights), studentOf('491'), 'eligible'],
  [
    'full rights, a doctoral student',
    jobOf({}, fullRights),
    studentOf('500', { courseLevel: 'research', courseBegins: '2026-03-02' }),
    'check',
  ],
  [
    'full rights, granted on a bridging visa',
    jobOf({}, fullRights),
    studentOf('bridging-a', { workGranted: 'full', formerVisa: 'ended' }),
    'eligible',
  ],
  [
    'full rights, limited on a bridging visa',
    jobOf({}, fullRights),
    studentOf('bridging-a', { workGranted: 'limited', formerVisa: 'ended' }),
    'visa',
  ],
  ['no student visas, a student', jobOf({}, noStudents), studentOf('500'), 'visa'],
  ['no student visas, a backpacker', jobOf({}, noStudents), studentOf('417/462'), 'eligible'],
  ['citizens only, a citizen', jobOf({}, citizens), studentOf('citizen'), 'eligible'],
  ['residents only, not sure of the visa', jobOf({}, residents), studentOf('other'), 'check'],
  ['38 hours, not sure of the visa', jobOf({}, hoursOf(38)), studentOf('other'), 'check'],
  ['38 hours, a bridging visa, the grant not told', jobOf({}, hoursOf(38)), studentOf('bridging-a'), 'check'],
  ['an unclear demand', jobOf({}, unclear), studentOf('500'), 'check'],
  ['an unclear demand, a graduate', jobOf({}, unclear), studentOf('485'), 'check'],
  ['an unclear demand, a permanent resident', jobOf({}, unclear), studentOf('189'), 'eligible'],
  ['visas named, this one too', jobOf({ visaTypes: ['500', '482'] }), studentOf('500'), 'eligible'],
  ['visas named, this one not', jobOf({ visaTypes: ['482'] }), studentOf('500'), 'visa'],
  ['visas named, a visa that no ad can name', jobOf({ visaTypes: ['485'] }), studentOf('309/820'), 'check'],
  ['visas named, a permanent visa that no ad can name', jobOf({ visaTypes: ['485'] }), studentOf('155'), 'eligible'],
  ['no visa on the profile', jobOf(), studentOf(''), 'check'],
  ['a visa that ended', jobOf(), ending('2026-11-20'), 'visa'],
  ['a permanent visa whose travel has ended', jobOf(), studentOf('189', { visaExpiry: '2026-11-20' }), 'eligible'],
  ['a visa that ends today', jobOf(), ending('2026-11-21'), 'check'],
  ['a visa that ends in less than two months', jobOf(), ending('2027-01-20'), 'check'],
  ['a visa that ends in two months', jobOf(), ending('2027-01-21'), 'eligible'],
  [
    'a permanent job, the visa ends in less than half a year',
    permanent,
    studentOf('485', { visaExpiry: '2027-05-20' }),
    'check',
  ],
  [
    'a permanent job, the visa ends in half a year',
    permanent,
    studentOf('485', { visaExpiry: '2027-05-21' }),
    'eligible',
  ],
  ['417/462, a permanent job', permanent, studentOf('417/462'), 'check'],
  [
    '417/462, a permanent job in a kitchen',
    jobOf({ employmentType: 'FULL_TIME' }, { ...inKitchen, ongoing: true }),
    studentOf('417/462'),
    'eligible',
  ],
  ['a term that outlasts the visa', jobOf({ title: '12 month contract' }), ending('2027-11-20'), 'check'],
  ['a term that does not', jobOf({ title: '12 month contract' }), ending('2027-11-21'), 'eligible'],
  ['a title about experience', jobOf({ title: 'Cook, 12 months experience' }), ending('2027-02-01'), 'eligible'],
  ['a fixed term, the visa ends soon', jobOf({ employmentType: 'FIXED_TERM' }), ending('2027-11-20'), 'check'],
  ['a fixed term, the visa lasts', jobOf({ employmentType: 'FIXED_TERM' }), ending('2027-11-21'), 'eligible'],
  ['a term in the text that outlasts the visa', jobOf({}, { tenure: { months: 12 } }), ending('2027-11-20'), 'check'],
  ['a term in the text that does not', jobOf({}, { tenure: { months: 12 } }), ending('2027-11-21'), 'eligible'],
  ['a job until a day long before the visa ends', until('--01-20'), ending('2027-02-21'), 'eligible'],
  ['a job until a day before the visa ends', until('--01-20'), ending('2027-01-25'), 'eligible'],
  ['a job until the day on which the visa ends', until('--01-25'), ending('2027-01-25'), 'eligible'],
  ['a job until the day after the visa ends', until('--01-26'), ending('2027-01-25'), 'check'],
  ['a job until a day after the visa has ended', until('2027-09-20'), ending('2027-06-01'), 'check'],
  ['a job until a day, the visa ends within a month', until('--12-02'), ending('2026-12-01'), 'check'],
  ['a job from the last day of the visa', from('--03-15'), ending('2027-03-15'), 'eligible'],
  ['a job from the day after the visa ends', from('--03-15'), ending('2027-03-14'), 'check'],
  ['a job from a day before its posting', from('--11-02'), ending('2027-03-14'), 'eligible'],
  ['three months of which the last is after the visa', threeMonthsFrom('2027-01-04'), ending('2027-03-27'), 'check'],
  ['three months that the visa outlasts', threeMonthsFrom('2027-01-04'), ending('2027-03-28'), 'eligible'],
  ['417/462, until a day within six months', until('2027-05-01'), studentOf('417/462'), 'eligible'],
  ['417/462, until a day in a year', until('2027-11-01'), studentOf('417/462'), 'check'],
  ['the text says that it ends, the visa ends soon', jobOf({}, { tenure: {} }), ending('2027-11-20'), 'check'],
  ['a fixed term, no end known', jobOf({ employmentType: 'FIXED_TERM' }), studentOf('500'), 'eligible'],
  ['491 outside a regional area', jobOf(inRegion(false)), studentOf('491'), 'visa'],
  ['491 in a regional area', jobOf(inRegion(true)), studentOf('491'), 'eligible'],
  ['491, place unknown', jobOf(), studentOf('491'), 'check'],
  ['491 outside a regional area, a city in the ad', jobOf(inRegion(false), inCity), studentOf('491'), 'visa'],
  ['482 with its sponsor', jobOf(), studentOf('482', { employer: 'Company' }), 'check'],
  ['482 with another employer', jobOf(), studentOf('482', { employer: 'Another' }), 'visa'],
  ['482, a sponsor offered', jobOf({}, sponsoring), studentOf('482', { employer: 'Another' }), 'check'],
  ['417/462, a term of a year', jobOf({ title: '12 month contract' }), studentOf('417/462'), 'check'],
  ['417/462, a year in the text', jobOf({}, { tenure: { months: 12 } }), studentOf('417/462'), 'check'],
  ['417/462, half a year in the text', jobOf({}, { tenure: { months: 6 } }), studentOf('417/462'), 'eligible'],
  ['a course that begins next year', jobOf(), studentOf('500', { courseBegins: '2027-03-01' }), 'check'],
  ['a course that begins next week', jobOf(), studentOf('500', { courseBegins: '2026-11-28' }), 'check'],
  [
    'a course that begins next year, after a visa with work rights',
    jobOf(),
    studentOf('500', { courseBegins: '2027-03-01', earlierRights: 'yes' }),
    'eligible',
  ],
  [
    'a course that begins next year, after a visa without',
    jobOf(),
    studentOf('500', { courseBegins: '2027-03-01', earlierRights: 'no' }),
    'visa',
  ],
  [
    '38 hours before a doctorate begins, after a visa with work rights',
    jobOf({}, hoursOf(38)),
    studentOf('500', { courseBegins: '2027-03-01', courseLevel: 'research', earlierRights: 'yes' }),
    'check',
  ],
  [
    '38 hours before a bachelor begins, after a visa with work rights',
    jobOf({}, hoursOf(38)),
    studentOf('500', { courseBegins: '2027-03-01', courseLevel: 'other', earlierRights: 'yes' }),
    'check',
  ],
  [
    '38 hours, a doctorate',
    jobOf({}, hoursOf(38)),
    studentOf('500', { courseLevel: 'research', courseBegins: '2026-03-02' }),
    'eligible',
  ],
  [
    '38 hours, a doctorate whose first day is not told',
    jobOf({}, hoursOf(38)),
    studentOf('500', { courseLevel: 'research' }),
    'check',
  ],
  [
    '38 hours, English before a doctorate',
    jobOf({}, hoursOf(38)),
    studentOf('500', { courseLevel: 'research', courseBegins: '2026-03-02', degreeBegins: '2027-03-01' }),
    'hours',
  ],
  [
    '38 hours, a bridging visa without conditions, the visa before it not told',
    jobOf({}, hoursOf(38)),
    studentOf('bridging-a', { workGranted: 'full' }),
    'check',
  ],
  [
    '38 hours, a bridging visa without conditions, the student visa lasts',
    jobOf({}, hoursOf(38)),
    studentOf('bridging-a', { workGranted: 'full', formerVisa: '500', formerVisaEnds: '2027-03-15' }),
    'hours',
  ],
  [
    '14 hours, a bridging visa without conditions, the student visa lasts',
    jobOf(),
    studentOf('bridging-a', { workGranted: 'full', formerVisa: '500', formerVisaEnds: '2027-03-15' }),
    'eligible',
  ],
  [
    '38 hours, a bridging visa without conditions, the student visa ends in two weeks',
    jobOf({}, hoursOf(38)),
    studentOf('bridging-a', { workGranted: 'full', formerVisa: '500', formerVisaEnds: '2026-12-05' }),
    'check',
  ],
  [
    '38 hours, a bridging visa with 48 hours, the graduate visa lasts',
    jobOf({}, hoursOf(38)),
    studentOf('bridging-a', { workGranted: 'limited', formerVisa: '485', formerVisaEnds: '2027-03-15' }),
    'check',
  ],
  [
    '38 hours, a bridging visa with 48 hours, the graduate visa ends some day',
    jobOf({}, hoursOf(38)),
    studentOf('bridging-a', { workGranted: 'limited', formerVisa: '485' }),
    'check',
  ],
  ...[
    ['that ends before it', '1 month contract', 'eligible'],
    ['that may become permanent', 'Cook, 1 month trial then permanent', 'check'],
    ['that may be extended', '1 month contract, possible extension', 'check'],
    ['for a child of some months', 'Nanny for a 2 month old', 'check'],
  ].map(
    ([kind, title, expected]) =>
      [
        `a job ${kind}, a graduate visa until March, no work on the bridging visa`,
        jobOf({ title: title ?? '' }),
        studentOf('bridging-a', { workGranted: 'none', formerVisa: '485', formerVisaEnds: '2027-03-15' }),
        expected ?? '',
      ] as const,
  ),
  [
    'a bridging visa with 8101, verified as such',
    jobOf(),
    studentOf('bridging-a', { workGranted: 'full', formerVisa: 'ended', verifiedConditions: ['8101 No work'] }),
    'visa',
  ],
  ['38 hours, the partner of a student, level unknown', jobOf({}, hoursOf(38)), studentOf('500-family'), 'check'],
  [
    '38 hours, the partner of a bachelor student',
    jobOf({}, hoursOf(38)),
    studentOf('500-family', { courseLevel: 'other' }),
    'hours',
  ],
  ['417/462, a year in a kitchen', jobOf({}, { tenure: { months: 12 }, ...inKitchen }), studentOf('417/462'), 'check'],
  ['417/462, an end without a day', jobOf({}, { tenure: {} }), studentOf('417/462'), 'check'],
  ['bridging, the grant not told', jobOf(), studentOf('bridging-a'), 'check'],
  ['bridging, no work granted', jobOf(), studentOf('bridging-a', { workGranted: 'none' }), 'visa'],
  ['a visitor', jobOf(), studentOf('visitor'), 'visa'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});

test('whose regional ad names a city is asked whether any of the work is there, not where the workplace is', () => {
  const unknown = jobOf({ place: { ...sydney, regional: undefined, coordinates: undefined } }, inCity);
  expect(judge(unknown, studentOf('491'), today)).toMatchObject({
    kind: 'check',
    question: expect.stringMatching(/names a place in a major city: ask whether any of the work is there$/),
    toEmployer: expect.stringMatching(/^Your ad names a place in Sydney, Melbourne or Brisbane/),
  });
  expect(judge({ ...unknown, place: { ...unknown.place, remote: true } }, studentOf('491'), today).kind).toBe(
    'eligible',
  );
});

test('an unclear requirement becomes a question that quotes the sentence', () => {
  expect(judge(jobOf({}, unclear), studentOf('500'), today)).toMatchObject({
    kind: 'check',
    question: 'The ad says "Your right to work matters to us.": ask whether your visa is accepted',
  });
});

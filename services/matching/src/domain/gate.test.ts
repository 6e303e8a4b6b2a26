import { expect, test } from '@jest/globals';
import { judge } from './gate.ts';
import { nothingAvoided } from './feedback.ts';
import type { Assessment, JobAd } from './job.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import type { Student } from './student.ts';

const today = { now: new Date('2026-11-21T00:00:00Z'), day: '2026-11-21' };

const assessment: Assessment = {
  embedding: new Int16Array([1]),
  sponsorship: { kind: 'unstated' },
  workRights: { kind: 'unstated' },
  hours: { min: 14, max: 14, quote: '14 hours' },
};

const job = (fields: Partial<JobAd> = {}, found: Partial<Assessment> = {}): JobAd => ({
  id: 1,
  title: 'Job',
  companyName: 'Company',
  employer: '',
  titleWords: [],
  place: { text: '', city: 'Sydney', state: 'NSW', remote: false, coordinates: undefined },
  employmentType: 'CASUAL',
  visaTypes: [],
  pay: undefined,
  postedAt: today.now,
  expiresAt: undefined,
  sourceUrl: '',
  skills: [],
  assessment: { ...assessment, ...found },
  ...fields,
});

const student = (visaType: string, wishes: Partial<Preferences> = {}): Student => ({
  id: 1,
  version: 1,
  email: '',
  emailVerified: true,
  ageUnknown: false,
  suspended: false,
  mailboxRefuses: false,
  fullName: '',
  visaType,
  visaVerified: false,
  degree: '',
  place: { name: 'Ultimo', state: 'NSW', latitude: -33.88, longitude: 151.2 },
  skills: [],
  studyWords: [],
  skillNames: new Map(),
  embedding: undefined,
  avoided: nothingAvoided,
  preferences: { ...defaultPreferences, ...wishes },
});

const residents = {
  workRights: { kind: 'residents_only', quote: 'Australian citizens and permanent residents' },
} as const;
const citizens = { workRights: { kind: 'residents_only', quote: 'must be an Australian citizen' } } as const;
const fullRights = { workRights: { kind: 'full_rights', quote: 'full working rights' } } as const;
const unclear = { workRights: { kind: 'unclear', quote: 'Your right to work matters to us.' } } as const;
const sponsoring = { sponsorship: { kind: 'offers', quote: 'We sponsor.' } } as const;
const sydney = (regional: boolean) => ({
  text: '',
  city: 'Sydney',
  state: 'NSW',
  remote: false,
  regional,
  coordinates: undefined,
});
const hours = (min: number, max = min) => ({ hours: { min, max, quote: '' } });
const hourly = (min: number, max = min) => ({ min, max, currency: 'AUD', period: 'hour' });
const ending = (visaExpiry: string) => student('500', { visaExpiry });
const brokenHill = {
  text: '',
  city: 'Broken Hill',
  state: 'NSW',
  remote: false,
  coordinates: { latitude: -31.95, longitude: 141.45 },
};
const breakNow = { breaks: [{ from: '2026-11-20', to: '2026-12-01' }] };

test.each([
  ['a plain casual job', job(), student('500'), 'eligible'],
  ['residents only, a student', job({}, residents), student('500'), 'visa'],
  ['residents only, a graduate', job({}, residents), student('485'), 'visa'],
  ['residents only, a permanent resident', job({}, residents), student('189'), 'eligible'],
  ['citizens only, a permanent resident', job({}, citizens), student('189'), 'visa'],
  ['full rights, a student', job({}, fullRights), student('500'), 'visa'],
  ['full rights, a graduate', job({}, fullRights), student('485'), 'eligible'],
  ['full rights, somebody tied to a sponsor', job({}, fullRights), student('482'), 'visa'],
  ['visas named, this one too', job({ visaTypes: ['500', '482'] }), student('500'), 'eligible'],
  ['visas named, this one not', job({ visaTypes: ['482'] }), student('500'), 'visa'],
  ['no visa on the profile', job(), student(''), 'check'],
  ['a visa that ended', job(), student('500', { visaExpiry: '2026-11-20' }), 'visa'],
  ['24 hours a week', job({}, hours(24)), student('500'), 'eligible'],
  ['25 hours a week', job({}, hours(25)), student('500'), 'hours'],
  ['20 to 30 hours a week', job({}, hours(20, 30)), student('500'), 'check'],
  ['hours not stated', job({}, { hours: undefined }), student('500'), 'check'],
  ['hours not stated, a graduate', job({}, { hours: undefined }), student('485'), 'eligible'],
  ['full time without hours', job({ employmentType: 'FULL_TIME' }, { hours: undefined }), student('500'), 'hours'],
  [
    'full time in a declared break',
    job({ employmentType: 'FULL_TIME' }, { hours: undefined }),
    student('500', breakNow),
    'eligible',
  ],
  ['14 hours beside 10 worked', job(), student('500', { hoursWorked: 10 }), 'eligible'],
  ['14 hours beside 11 worked', job(), student('500', { hoursWorked: 11 }), 'hours'],
  [
    'another state',
    job({ place: { text: '', city: 'Perth', state: 'WA', remote: false, coordinates: undefined } }),
    student('500'),
    'place',
  ],
  [
    'another state, wished for',
    job({ place: { text: '', city: 'Perth', state: 'WA', remote: false, coordinates: undefined } }),
    student('500', { states: ['WA'] }),
    'eligible',
  ],
  [
    'another state, remote',
    job({ place: { text: '', city: 'Perth', state: 'WA', remote: true, coordinates: undefined } }),
    student('500'),
    'eligible',
  ],
  ['another kind of work', job(), student('500', { workTypes: ['PART_TIME'] }), 'type'],
  ['another state when states are named', job(), student('500', { states: ['WA'] }), 'place'],
  ['the same state, a day away', job({ place: brokenHill }), student('500'), 'place'],
  [
    'the same state, a day away, and named',
    job({ place: brokenHill }),
    student('500', { states: ['NSW'] }),
    'eligible',
  ],
  ['more hours than wanted', job({}, hours(30)), student('485', { hoursWanted: 20 }), 'hours'],
  ['as many hours as wanted, at least', job({}, hours(20, 30)), student('485', { hoursWanted: 20 }), 'eligible'],
  ['hours wanted, none stated', job({}, { hours: undefined }), student('485', { hoursWanted: 20 }), 'eligible'],
  ['less pay than asked', job({ pay: hourly(26, 29) }), student('500', { payFloor: 30 }), 'pay'],
  ['as much pay as asked, at most', job({ pay: hourly(26, 30) }), student('500', { payFloor: 30 }), 'eligible'],
  ['pay not stated', job(), student('500', { payFloor: 30 }), 'eligible'],
  ['pay by the year', job({ pay: { ...hourly(50_000), period: 'year' } }), student('500', { payFloor: 30 }), 'pay'],
  ['a term that outlasts the visa', job({ title: '12 month contract' }), ending('2027-11-20'), 'visa'],
  ['a term that does not', job({ title: '12 month contract' }), ending('2027-11-21'), 'eligible'],
  ['a title about experience', job({ title: 'Cook, 12 months experience' }), ending('2027-01-01'), 'eligible'],
  ['a fixed term, the visa ends soon', job({ employmentType: 'FIXED_TERM' }), ending('2027-11-20'), 'check'],
  ['a fixed term, the visa lasts', job({ employmentType: 'FIXED_TERM' }), ending('2027-11-21'), 'eligible'],
  ['a fixed term, no end known', job({ employmentType: 'FIXED_TERM' }), student('500'), 'eligible'],
  ['a visa that ends today', job(), ending('2026-11-21'), 'eligible'],
  ['491 outside a regional area', job({ place: sydney(false) }), student('491'), 'visa'],
  ['491 in a regional area', job({ place: sydney(true) }), student('491'), 'eligible'],
  ['491, place unknown', job(), student('491'), 'check'],
  [
    'full rights, a regional visa in a regional area',
    job({ place: sydney(true) }, fullRights),
    student('491'),
    'eligible',
  ],
  ['482 with its sponsor', job(), student('482', { employer: 'Company' }), 'check'],
  ['482 with another employer', job(), student('482', { employer: 'Another' }), 'visa'],
  ['482, a sponsor offered', job({}, sponsoring), student('482', { employer: 'Another' }), 'check'],
  ['417/462, a term of a year', job({ title: '12 month contract' }), student('417/462'), 'check'],
  ['a course that begins next year', job(), student('500', { courseBegins: '2027-03-01' }), 'visa'],
  ['a course that begins next week', job(), student('500', { courseBegins: '2026-11-28' }), 'check'],
  ['38 hours, a doctorate', job({}, hours(38)), student('500', { courseLevel: 'research' }), 'eligible'],
  ['38 hours, the partner of a student', job({}, hours(38)), student('500-family'), 'hours'],
  ['bridging, the grant not told', job(), student('bridging-a'), 'check'],
  ['bridging, no work granted', job(), student('bridging-a', { workGranted: 'none' }), 'visa'],
  ['a visitor', job(), student('visitor'), 'visa'],
  ['residents only, a returning resident', job({}, residents), student('155'), 'eligible'],
  ['visas named, a visa that no ad can name', job({ visaTypes: ['485'] }), student('309/820'), 'check'],
  ['visas named, a permanent visa that no ad can name', job({ visaTypes: ['485'] }), student('155'), 'eligible'],
  ['an unclear demand', job({}, unclear), student('500'), 'check'],
  ['an unclear demand, a graduate', job({}, unclear), student('485'), 'check'],
  ['an unclear demand, a permanent resident', job({}, unclear), student('189'), 'eligible'],
  ['not yet assessed', job({ assessment: undefined }), student('500'), 'live'],
  ['expired this second', job({ expiresAt: today.now }), student('500'), 'live'],
])('%s', (_name, ad, who, expected) => {
  const verdict = judge(ad, who, today);
  expect(verdict.kind === 'not_eligible' ? verdict.gate : verdict.kind).toBe(expected);
});

test('an unclear demand is a question that quotes the sentence', () => {
  expect(judge(job({}, unclear), student('500'), today)).toEqual({
    kind: 'check',
    question: 'The ad says "Your right to work matters to us.": ask whether your visa is accepted',
  });
});

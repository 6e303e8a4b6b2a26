import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { choose, nothingBecause, whatToRelax } from './choose.ts';
import { nothingAvoided } from './feedback.ts';
import type { JobAd } from './job.ts';
import { rarityAmong } from './score.ts';
import { defaultPreferences } from './preferences.ts';
import type { Student } from './student.ts';
import { digestSize, mostOfOneEmployer, mostToCheck } from './weights.ts';

const now = new Date('2026-11-21T00:00:00Z');
const today = { now, day: '2026-11-21' };
const unit = new Int16Array([32_767, 0]);

const student: Student = {
  id: 1,
  version: 1,
  email: 'mei@example.org',
  emailVerified: true,
  ageUnknown: false,
  suspended: false,
  mailboxRefuses: false,
  fullName: 'Mei Tan',
  visaType: '500',
  visaVerified: false,
  degree: 'Bachelor of Commerce',
  place: { name: 'Ultimo', state: 'NSW', latitude: -33.88, longitude: 151.2 },
  skills: ['excel'],
  studyWords: [],
  skillNames: new Map([['excel', 'Excel']]),
  embedding: unit,
  avoided: nothingAvoided,
  preferences: defaultPreferences,
};

const job = (id: number, fields: Partial<JobAd> = {}): JobAd => ({
  id,
  title: `Job ${id}`,
  companyName: `Company ${id}`,
  employer: '',
  titleWords: [],
  place: {
    text: '',
    city: 'Sydney',
    state: 'NSW',
    remote: false,
    coordinates: { latitude: -33.87, longitude: 151.21 },
  },
  employmentType: 'CASUAL',
  visaTypes: ['500'],
  pay: undefined,
  postedAt: now,
  expiresAt: undefined,
  sourceUrl: '',
  skills: [],
  assessment: {
    embedding: unit,
    sponsorship: { kind: 'unstated' },
    workRights: { kind: 'unstated' },
    hours: { min: 14, max: 14, quote: '14 hours' },
  },
  ...fields,
});

const withHours = (
  id: number,
  hours: { min: number; max: number; quote: string } | undefined,
  fields: Partial<JobAd> = {},
) => {
  const plain = job(id, fields);
  return { ...plain, assessment: plain.assessment && { ...plain.assessment, hours } };
};

const chosen = (jobs: readonly JobAd[], seen: readonly number[] = []) =>
  choose({ jobs, rarity: rarityAmong(jobs) }, student, new Set(seen), today);
const ids = (jobs: readonly JobAd[], seen?: readonly number[]) =>
  chosen(jobs, seen).choices.map(({ job: { id } }) => id);

test('the best ten are taken, equal ones by their id', () => {
  expect(ids(Array.from({ length: 30 }, (_, index) => job(30 - index)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('no employer fills the morning, and at most three jobs come with a question', () => {
  expect(ids(Array.from({ length: 8 }, (_, index) => job(index + 1, { employer: 'same' })))).toHaveLength(
    mostOfOneEmployer,
  );
  expect(ids(Array.from({ length: 8 }, (_, index) => withHours(index + 1, undefined)))).toHaveLength(mostToCheck);
});

test('what was seen is not offered again, and the funnel says so', () => {
  const { choices, funnel } = chosen([job(1), job(2)], [1]);
  expect(choices.map(({ job: { id } }) => id)).toEqual([2]);
  expect(funnel.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1]);
});

test('shared skills, rare ones before common ones, are a reason', () => {
  const jobs = [job(1, { skills: ['excel'] }), job(2)];
  expect(chosen(jobs).choices[0]?.reasons).toContain('Excel matches your profile');
});

test('a vector that points elsewhere ranks below one that points the same way', () => {
  const elsewhere = job(1);
  const same = job(2);
  const far = {
    ...elsewhere,
    assessment: elsewhere.assessment && { ...elsewhere.assessment, embedding: new Int16Array([0, 32_767]) },
  };
  expect(ids([far, same])[0]).toBe(2);
});

test('nothing is explained by the first gate that let nothing through', () => {
  expect(nothingBecause(chosen([]))).toBe('There are no live jobs at the moment.');
  expect(nothingBecause(chosen([job(1, { visaTypes: ['482'] })]))).toBe('Of the 1 job left, none accepts your visa.');
  expect(whatToRelax(chosen([job(1, { visaTypes: ['482'] })]))).toBe(
    'Check the visa and its end date on your profile.',
  );
  expect(nothingBecause(chosen([job(1)]))).toBeUndefined();
  expect(whatToRelax(chosen([job(1)]))).toBeUndefined();
});

test('whatever the jobs, the digest keeps its limits, and every job its reasons', () => {
  const anyJob = fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    employer: fc.constantFrom('a', 'b', 'c', 'd', ''),
    visaTypes: fc.subarray(['500', '485', '482']),
    hours: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    ageDays: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyJob, { selector: ({ id }) => id, maxLength: 60 }), (drawn) => {
      const jobs = drawn.map(({ id, employer, visaTypes, hours, ageDays }) =>
        withHours(id, hours === undefined ? undefined : { min: hours, max: hours, quote: '' }, {
          employer,
          visaTypes,
          postedAt: new Date(now.getTime() - ageDays * 86_400_000),
        }),
      );
      const { choices, funnel } = chosen(jobs);
      expect(choices.length).toBeLessThanOrEqual(digestSize);
      expect(choices.filter(({ question }) => question !== '').length).toBeLessThanOrEqual(mostToCheck);
      for (const { job: one, reasons } of choices) {
        expect(reasons.length).toBeGreaterThanOrEqual(2);
        expect(one.visaTypes.length === 0 || one.visaTypes.includes('500')).toBe(true);
        expect((one.assessment?.hours?.min ?? 0) * 2).toBeLessThanOrEqual(48);
      }
      const counts = funnel.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});

test('reasons quote the level that an ad is meant for, and say where hours follow from other words', () => {
  const assessment = job(1).assessment;
  const graduate = job(1, {
    assessment: assessment && {
      ...assessment,
      hours: { min: 15, max: 15, quote: 'two days a week', inferred: true },
      seniority: { kind: 'graduate', quote: 'Our graduate program' },
    },
  });
  const [choice] = choose({ jobs: [graduate], rarity: rarityAmong([graduate]) }, student, new Set(), today).choices;
  expect(choice?.reasons).toEqual(
    expect.arrayContaining(['About 15 h a week fits 48 h a fortnight', 'Meant for graduates: "Our graduate program"']),
  );
  const titled = { ...graduate, title: 'Our graduate program' };
  const [plain] = choose({ jobs: [titled], rarity: rarityAmong([titled]) }, student, new Set(), today).choices;
  expect(plain?.reasons).toContain('Meant for graduates');
});

import { nothingAvoided } from './feedback.ts';
import { judge } from './gate/judge.ts';
import type { Assessment, JobAd } from './job.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import type { Student } from './student.ts';
import { tradesOfStudent } from './trade.ts';
import { noOccupations, type Work } from './work-history.ts';

/** Shared by the tests of the rules: a day, a shop's casual job in Sydney, and a student of that trade in Ultimo. */
export const today = { now: new Date('2026-11-21T00:00:00Z'), day: '2026-11-21' };

const assessment: Assessment = {
  embedding: new Int16Array([1]),
  sponsorship: { kind: 'unstated' },
  workRights: { kind: 'unstated' },
  hours: { min: 14, max: 14, quote: '14 hours' },
  occupations: [{ code: '621', confidence: 0.95 }],
};

export const sydney = {
  text: '',
  city: 'Sydney',
  state: 'NSW',
  remote: false,
  coordinates: { latitude: -33.87, longitude: 151.21 },
} as const;

export const jobOf = (fields: Partial<JobAd> = {}, found: Partial<Assessment> = {}): JobAd => ({
  id: 1,
  title: 'Job',
  companyName: 'Company',
  employer: '',
  kind: '',
  place: { ...sydney, coordinates: undefined },
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

/** What the assessment found of hours a week. */
export const hoursOf = (min: number, max = min) => ({ hours: { min, max, quote: '' } });

export const payOf = (min: number, max = min, period = 'hour') => ({ pay: { min, max, currency: 'AUD', period } });

export const studentOf = (visaType: string, wishes: Partial<Preferences> = {}): Student => ({
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
  ...tradesOfStudent(
    { occupations: { ...noOccupations, studies: [{ code: '621', confidence: 0.9 }] }, skills: [], studying: true },
    today.now,
  ),
  skillNames: new Map(),
  inferredSkills: new Set(),
  languages: [],
  embedding: undefined,
  avoided: nothingAvoided,
  shifts: [],
  preferences: { ...defaultPreferences, ...wishes },
});

/** What the gates answer today, in one word: `eligible`, `check`, or the gate that refuses. */
export const answerTo = (job: JobAd, student: Student) => {
  const verdict = judge(job, student, today);
  return verdict.kind === 'not_eligible' ? verdict.gate : verdict.kind;
};

/** An ad of a family, with what tells its level; `pay` is dollars a year. */
export const adOfFamily = (
  code: string,
  { level, years, pay }: { level?: string; years?: number; pay?: number } = {},
): JobAd =>
  jobOf(pay === undefined ? {} : { pay: { min: pay, max: undefined, currency: 'AUD', period: 'year' } }, {
    hours: undefined,
    occupations: [{ code, confidence: 0.95 }],
    seniority: level ? { kind: level, quote: '' } : undefined,
    yearsAsked: years,
  });

/** A job on a profile, in a family and from a month on. */
export const workSince = (code: string, start: string, end = 'Present'): Work => ({
  title: 'Work',
  code,
  confidence: 0.95,
  start,
  end,
});

import { expect, test } from '@jest/globals';
import type { Job } from './job.ts';
import { outlookOf, refusalOf } from './outlook.ts';
import type { Person } from './person.ts';

const now = new Date('2026-11-21T00:00:00Z');
const person: Person = {
  _id: 1,
  version: 1,
  role: 'student',
  email: 'mei@example.org',
  fullName: 'Mei Tan',
  university: 'University of Sydney',
  degree: 'Bachelor of Commerce',
  resume: null,
};
const job: Job = { _id: 7, version: 1, open: true, shownOnce: true, employerId: 3, title: 'Barista' };
const facts = { person, job, hasApplied: false, at: now };

test('a complete profile and a live ad of the portal are sufficient', () => {
  expect(outlookOf(facts)).toEqual({ kind: 'open' });
  expect(refusalOf({ kind: 'open' })).toBeUndefined();
});

test.each<[string, Partial<typeof facts>, object]>([
  [
    'applied before, even for an ad that closed',
    { hasApplied: true, job: { ...job, open: false } },
    { kind: 'applied' },
  ],
  ['an ad that was never shown', { job: { ...job, shownOnce: false } }, { kind: 'unknown' }],
  ['a deleted ad', { job: { ...job, open: false, closedReason: 'deleted' } }, { kind: 'unknown' }],
  [
    'a closed ad',
    { job: { ...job, open: false, closedReason: 'deactivated' } },
    { kind: 'closed', interestWaits: true },
  ],
  [
    'an ad past its end, announced or not',
    { job: { ...job, expiresAt: now } },
    { kind: 'closed', interestWaits: true },
  ],
  [
    'a closed ad of another website',
    { job: { ...job, imported: true, expiresAt: now } },
    { kind: 'closed', interestWaits: false },
  ],
  [
    "another website's ad",
    { job: { ...job, imported: true, sourceUrl: 'https://ads.example/7' } },
    { kind: 'source', url: 'https://ads.example/7' },
  ],
  [
    'a profile with gaps',
    { person: { ...person, degree: ' ', university: '' } },
    { kind: 'profile', missing: ['university', 'degree'] },
  ],
  [
    'a working holiday without a university',
    { person: { ...person, university: '', visaType: '417/462' } },
    { kind: 'open' },
  ],
  [
    'a student without a university',
    { person: { ...person, university: '', visaType: '500' } },
    { kind: 'profile', missing: ['university'] },
  ],
])('%s', (_name, change, outlook) => {
  expect(outlookOf({ ...facts, ...change })).toEqual(outlook);
});

test('an unknown student lacks every field, and each is named', () => {
  const refusal = refusalOf(outlookOf({ ...facts, person: undefined }));
  expect(refusal?.code).toBe('INVALID');
  expect(refusal?.detail).toMatchObject(
    ['full_name', 'email', 'university', 'degree'].map((name) => ({ loc: ['body', name] })),
  );
});

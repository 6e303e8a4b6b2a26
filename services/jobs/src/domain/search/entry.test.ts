import { expect, test } from '@jest/globals';
import type { Assessment, JobRecord } from '../job.ts';
import { entryOf } from './entry.ts';
import { adOf } from './test-ads.ts';

const read = (found: Partial<Assessment>): Partial<JobRecord> => ({
  assessment: {
    jobVersion: 1,
    sponsorship: { kind: 'unstated' },
    sponsorshipConfidence: 0,
    workRights: { kind: 'unstated' },
    signals: [],
    ...found,
  },
});
const withoutBackpackers = read({ workRights: { kind: 'unclear', quote: '', rights: 'no_holiday_makers' } });
const demanding = (kind: 'residents_only' | 'full_rights' | 'unclear') => read({ workRights: { kind, quote: '' } });
const ofHours = (min: number, max: number) => read({ hours: { min, max, quote: '' } });
const ticked = { internationalStudentFriendly: true };

test.each<[string, Partial<JobRecord>, boolean]>([
  ['a casual job', { employmentType: 'CASUAL' }, true],
  ['a full-time job', { employmentType: 'FULL_TIME' }, false],
  ['hours that fit', ofHours(20, 30), true],
  ['hours that do not', ofHours(25, 30), false],
  ['a tick alone', ticked, true],
  ['a tick taken away from a casual job', { employmentType: 'CASUAL', internationalStudentFriendly: false }, false],
  ['a tick beside words that leave it open', { ...demanding('unclear'), ...ticked }, true],
  ['words that leave it open, without a tick', { ...demanding('unclear'), employmentType: 'CASUAL' }, false],
  ['words against backpackers alone', { ...withoutBackpackers, employmentType: 'CASUAL' }, true],
  ['a tick beside "citizens and residents only"', { ...demanding('residents_only'), ...ticked }, false],
  ['a tick beside "full working rights"', { ...demanding('full_rights'), ...ticked }, false],
  ['a tick beside 30 hours a week', { ...ofHours(30, 38), ...ticked }, false],
])('student-friendly or not: %s', (_name, given, expected) => {
  expect(entryOf(adOf(1, given)).facts.studentFriendly).toBe(expected);
});

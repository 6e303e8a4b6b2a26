import { expect, test } from '@jest/globals';
import { profileStepsOf } from './profile-steps.ts';
import { hoursOf, jobOf, sydney, today } from './test-examples.ts';

const unstated = { hours: undefined };

test('each step says how many live jobs it affects, without closed and unread ads', () => {
  const jobs = [
    jobOf({ skills: ['sql'], place: sydney }, unstated),
    jobOf({ id: 2, place: { ...sydney, remote: true } }, hoursOf(10, 14)),
    jobOf({ id: 3, place: sydney, expiresAt: today.now }, unstated),
    jobOf({ id: 4, place: sydney, assessment: undefined }),
  ];
  expect(profileStepsOf(undefined, jobs, today)).toEqual([
    { name: 'visa', isDone: false, jobs: 2 },
    { name: 'suburb', isDone: false, jobs: 1 },
    { name: 'skills', isDone: false, jobs: 1 },
    { name: 'hours', isDone: false, jobs: 1 },
  ]);
});

import { expect, test } from '@jest/globals';
import type { Job } from './job.ts';
import { posted, renewed } from './lifecycle.ts';
import { postingAt } from './posting.ts';
import { reminded } from './reminder.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const reader = { email: 'sam@example.org', fullName: 'Sam Lee', jobUrl: 'https://waratah.example/employer/jobs/7' };

const job = (expiresAt?: Date): Job => {
  const words = {
    title: 'Kitchen hand',
    description: 'Peel, wash and laugh with us.',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
    expiresAt,
  };
  const circumstances = {
    moderation: 'auto',
    emailVerified: true,
    abn: '',
    established: true,
    signals: [],
    takenDown: false,
    rejectedBefore: false,
    suspended: false,
  } as const;
  const author = { id: 7, employerId: 3, companyName: 'Wattle Diner' };
  return posted(author, postingAt(now).parse(words), { localities: new Map(), circumstances, now })[0];
};

test('a reminder is sent five days before the end, once', () => {
  expect(reminded(job(), reader, later(24))[1]).toEqual([]);
  const [after, [mail]] = reminded(job(), reader, later(26));
  expect(mail?.data).toMatchObject({
    to: 'sam@example.org',
    jobExpiring: { title: 'Kitchen hand', closes: '21 December 2026', jobUrl: reader.jobUrl },
  });
  expect(reminded(after, reader, later(27))).toEqual([after, []]);
});

test('ten-day ads get no reminder; eleven-day ads get it five days before the end', () => {
  expect(reminded(job(later(10)), reader, later(6))[1]).toEqual([]);
  expect(reminded(job(later(11)), reader, later(7))[1]).toHaveLength(1);
  expect(reminded(job(), reader, later(25))[1]).toHaveLength(1);
});

test('after a renewal a reminder is sent for the new end', () => {
  const [after] = reminded(job(), reader, later(26));
  const [again] = renewed(after, later(27));
  expect(reminded(again, reader, later(28))[1]).toEqual([]);
  expect(reminded(again, reader, later(53))[1]).toHaveLength(1);
});

test('no reminder for closed, hidden or short ads, or employers without an address', () => {
  expect(reminded(job(), reader, later(31))[1]).toEqual([]);
  expect(reminded({ ...job(), shown: false }, reader, later(26))[1]).toEqual([]);
  expect(reminded(job(later(6)), reader, later(2))[1]).toEqual([]);
  const [marked, mails] = reminded(job(), undefined, later(26));
  expect([marked.remindedFor, mails]).toEqual([marked.expiresAt, []]);
});

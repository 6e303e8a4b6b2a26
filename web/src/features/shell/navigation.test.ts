import { expect, test } from '@jest/globals';
import type { Session } from '../../lib/session/session.ts';
import { mainEntries, menuEntries, openFirst, waitingEntries } from './navigation.ts';

const as = (role: 'student' | 'employer'): Session => ({
  kind: 'signed-in',
  user: { id: 1, email: 'a@b.c', fullName: 'A', role, emailVerified: true },
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: 0,
});

test("a student's links are shown disabled in the pilot, with the reason", () => {
  const entries = [...mainEntries(as('student'), true), ...menuEntries(as('student'), true)];
  const disabled = entries.filter((entry) => 'disabled' in entry);
  expect(disabled.map(({ label }) => label)).toEqual([
    'Browse Jobs',
    'Saved Jobs',
    'My Applications',
    'Find Jobs',
    'My Saved Jobs',
  ]);
  expect(new Set(disabled.map((entry) => entry.disabled))).toEqual(new Set(['Disabled for Pilot']));
});

test("a phone's menu begins with what a student can open", () => {
  const entries = openFirst([...mainEntries(as('student'), true), ...menuEntries(as('student'), true)]);
  expect(entries.slice(0, 4).map(({ label }) => label)).toEqual(['Matches', 'Profile', 'Visa', 'Settings']);
});

test('without the pilot browsing is a link', () => {
  expect(mainEntries(as('student'), false)).toEqual([
    { label: 'Browse Jobs', to: '/jobs' },
    { label: 'Saved Jobs', to: '/saved' },
    { label: 'My Applications', to: '/profile?tab=applications' },
  ]);
});

test('the footer enables its links after the pilot', () => {
  expect(waitingEntries(true, 'a@b.c').every((entry) => 'disabled' in entry)).toBe(true);
  expect(waitingEntries(false, 'a@b.c')).toEqual([
    { label: 'Employer Sponsors', to: '/jobs' },
    { label: 'Support', to: 'mailto:a@b.c' },
  ]);
});

test('employers have their own links', () => {
  expect(mainEntries(as('employer'), true).map(({ label }) => label)).toEqual([
    'Post a Job',
    'Employer Dashboard',
    'Applications',
    'Job Drafts',
  ]);
});

import { expect, test } from '@jest/globals';
import { afterSignIn, homeOf } from './home-of.ts';

test('employers start at their dashboard, others at their profile', () => {
  expect(homeOf('employer')).toBe('/employer/dashboard');
  expect(homeOf('student')).toBe('/profile');
  expect(homeOf('operator')).toBe('/profile');
});

test('only the link to a job, and the page that checks an ad, are followed after the sign-in', () => {
  expect(afterSignIn('student', { from: '/check' })).toBe('/check');
  expect(afterSignIn('student', { from: '/jobs?job=12' })).toBe('/jobs?job=12');
  for (const state of [
    undefined,
    null,
    {},
    { from: '/profile' },
    { from: '//evil.example' },
    { from: '/check/../ops' },
    { from: 7 },
  ]) {
    expect(afterSignIn('student', state)).toBe('/profile');
  }
});

import { expect, test } from '@jest/globals';
import { signInPath } from './sign-in-path.ts';

const portal = 'https://waratah.example';

test.each([
  ['/auth?tab=login', '/auth?tab=login'],
  ['/auth', '/auth'],
  ['auth?tab=register&role=employer', '/auth?tab=register&role=employer'],
  ['https://waratah.example/auth#x', '/auth'],
  ['/auth?tab=login&oauth=success&access_token=a&refresh_token=b&code=c', '/auth?tab=login'],
])('%s is the sign-in page', (wanted, path) => {
  expect(signInPath(wanted, portal)).toBe(path);
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\tx',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://waratah.example@evil.example/',
  'https://x@waratah.example/',
  'http://waratah.example/',
  'https://waratah.example:444/',
  '/profile',
  '/auth/',
  '/auth/../profile',
  '/j/1',
  '/api/auth/me',
  '/graphql',
  '/ops',
  '/mail/unsubscribe',
  '/..//evil.example',
  `/${'x'.repeat(600)}`,
])('%j is answered with the sign-in page', (wanted) => {
  expect(signInPath(wanted, portal)).toBe('/auth');
});

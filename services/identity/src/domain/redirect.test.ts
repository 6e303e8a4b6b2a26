import { expect, test } from '@jest/globals';
import { ownPath } from './redirect.ts';

const portal = 'https://waratah.example';

test.each([
  ['/auth?tab=login', '/auth?tab=login'],
  ['/profile', '/profile'],
  ['profile', '/profile'],
  ['https://waratah.example/auth#x', '/auth'],
])('%s is a path of ours', (wanted, path) => {
  expect(ownPath(wanted, portal)).toBe(path);
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
  '/api/auth/me',
  '/graphql',
  '/ops',
  '/mail/unsubscribe',
  '/..//evil.example',
  `/${'x'.repeat(600)}`,
])('%j leads to the sign-in page', (wanted) => {
  expect(ownPath(wanted, portal)).toBe('/auth');
});

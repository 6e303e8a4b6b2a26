import { expect, test } from '@jest/globals';
import { isSameName } from './company-name.ts';

test.each([
  ['Harbour Kitchen Pty Ltd', 'The HARBOUR kitchen', true],
  ['Harbour Kitchen', 'Harbour Bakery', false],
  ['The Group', 'the group', true],
  ['The Group', 'Australia Services', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});

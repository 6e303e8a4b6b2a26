import { expect, test } from '@jest/globals';
import { PreferencesChange } from './preferences.ts';

test.each([
  ['ended', 'ended'],
  ['500', '500'],
  ['600', 'visitor'],
  ['tourist visa', 'visitor'],
])('the visa before a bridging visa may be named in any way: %s', (named, code) => {
  expect(PreferencesChange.parse({ formerVisa: named }).formerVisa).toBe(code);
});

test.each(['bridging_a', 'citizen', 'none'])('it cannot be %s', (named) => {
  expect(PreferencesChange.safeParse({ formerVisa: named }).error?.issues).toMatchObject([
    { path: ['formerVisa'], message: "Must be 'ended' or the code of a temporary visa" },
  ]);
});

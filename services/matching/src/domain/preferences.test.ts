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

test.each([
  [[], []],
  [
    ['221', '3513', '221'],
    ['221', '3513'],
  ],
  [
    ['221', '222', '551', '552', '3513', '431', '621', '851', 'student_jobs'],
    ['221', '222', '551', '552', '3513', '431', '621', '851', 'student_jobs'],
  ],
])('kinds of work may be chosen, each once: %j', (given, kept) => {
  expect(PreferencesChange.parse({ trades: given }).trades).toEqual(kept);
});

test.each([
  [['cooking'], 'Must be codes of kinds of work, like 3513, or student_jobs'],
  [['221', '222', '551', '552', '3513', '431', '621', '851', '811'], 'Choose at most 8 kinds of work'],
  ['221', 'Must be a list'],
])('%j are no kinds of work', (trades, message) => {
  expect(PreferencesChange.safeParse({ trades }).error?.issues).toMatchObject([{ path: ['trades'], message }]);
});

test('hours out of range have one message', () => {
  expect(PreferencesChange.safeParse({ hoursWanted: -5 }).error?.issues).toMatchObject([
    { path: ['hoursWanted'], message: 'Must be from 1 to 60 hours' },
  ]);
});

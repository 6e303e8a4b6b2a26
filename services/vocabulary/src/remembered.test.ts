import { expect, test } from '@jest/globals';
import { remembered } from './remembered.ts';

test('a result is remembered for arguments with the same key, until there are too many', () => {
  const made: string[] = [];
  const initials = remembered(
    (name: string) => name.toLowerCase(),
    (name) => {
      made.push(name);
      return name.charAt(0);
    },
    2,
  );
  expect(['Ada', 'ada', 'Bo', 'BO'].map(initials)).toEqual(['A', 'A', 'B', 'B']);
  expect(made).toEqual(['Ada', 'Bo']);
  expect(['cy', 'ada'].map(initials)).toEqual(['c', 'a']);
  expect(made).toEqual(['Ada', 'Bo', 'cy', 'ada']);
});

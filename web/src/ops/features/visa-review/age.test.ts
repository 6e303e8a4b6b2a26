import { expect, test } from '@jest/globals';
import { ageInWords } from './age.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:05Z', 'a moment'],
  ['2026-11-21T11:59:00Z', '1 minute'],
  ['2026-11-21T11:00:00Z', '1 hour'],
  ['2026-11-19T12:01:00Z', '47 hours'],
  ['2026-11-19T12:00:00Z', '2 days'],
  ['2026-10-21T12:00:00Z', '31 days'],
])('since %s it has waited %s', (since, words) => {
  expect(ageInWords(since, now)).toBe(words);
});

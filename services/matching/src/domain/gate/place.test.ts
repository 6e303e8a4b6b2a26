import { expect, test } from '@jest/globals';
import { answerTo, jobOf, studentOf } from '../test-examples.ts';

const here = jobOf().place;
const inPerth = { ...here, city: 'Perth', state: 'WA' };
const inBrokenHill = { ...here, city: 'Broken Hill', coordinates: { latitude: -31.95, longitude: 141.45 } };

test.each([
  ['another state', inPerth, studentOf('500'), 'place'],
  ['another state, wished for', inPerth, studentOf('500', { states: ['WA'] }), 'eligible'],
  ['another state, remote', { ...inPerth, remote: true }, studentOf('500'), 'eligible'],
  ['another state when states are named', here, studentOf('500', { states: ['WA'] }), 'place'],
  ['the same state, a day away', inBrokenHill, studentOf('500'), 'place'],
  ['the same state, a day away, and named', inBrokenHill, studentOf('500', { states: ['NSW'] }), 'eligible'],
  ['a place here, words that name one abroad', { ...here, perhapsAbroad: true }, studentOf('485'), 'check'],
  [
    'words that name a place abroad, its location in another state',
    { ...here, state: 'VIC', perhapsAbroad: true },
    studentOf('485'),
    'place',
  ],
])('%s', (_name, place, who, expected) => {
  expect(answerTo(jobOf({ place }), who)).toBe(expected);
});

test('work of few hours is out of reach at half of the way to which others move house', () => {
  const inNewcastle = { ...here, city: 'Newcastle', coordinates: { latitude: -32.93, longitude: 151.78 } };
  const answer = (employmentType: string) => answerTo(jobOf({ place: inNewcastle, employmentType }), studentOf('485'));
  expect(['CASUAL', 'PART_TIME', 'FULL_TIME'].map(answer)).toEqual(['place', 'place', 'eligible']);
});

import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const readIn = (text: string, title = 'Helper') => termsOf(title, sentencesOf(text)).ongoing?.quote;

test.each([
  'Work type: Permanent Full-time',
  'Employment type: Full-time, Permanent',
  'This is a permanent full-time position based at our Perth office.',
  'Permanent part-time, 30 hours a week',
  'Job Types: Full-time, Permanent',
  'Full time – ongoing',
  'Ongoing, full-time role with every second Friday off.',
  'Job status: Ongoing',
  'The role is permanent.',
  'We have a permanent opportunity for a baker.',
])('a job goes on: %s', (text) => {
  expect(readIn(text)).toBe(text);
});

test('a title says that the job goes on', () => {
  expect(readIn('We bake.', 'Baker - Permanent Full Time')).toBe('Baker - Permanent Full Time');
});

test.each([
  'Full-time for the summer, with a permanent position for the best of you.',
  'Casual at first, then permanent part-time.',
  '1 month trial, then permanent full-time.',
  'A permanent position may follow.',
  'Possibility of a permanent role for the right person.',
  'Permanent or fixed-term, full-time or part-time.',
  'Is this a permanent position?',
  'This is not a permanent position.',
  'You must be an Australian citizen or permanent resident.',
  'Full-time, permanent residents only.',
  'Full time permanent visa holders only.',
  'Full-time, ongoing training and support.',
  'We provide ongoing opportunities for professional development.',
  'You place people in permanent roles for our clients.',
  'Permanent recruitment consultant, full-time.',
  'Permanent full-time. Six month contract.',
  'Full-time permanent. The season runs from December to March.',
  'A chance to become permanent full-time.',
  'Temp to perm, full-time.',
  'Fixed-term until 1 May with ongoing full-time hours.',
  'Full-time hours, no end in sight.',
  'Full-time.',
])('nothing says that a job surely goes on: %s', (text) => {
  expect(readIn(text)).toBeUndefined();
});

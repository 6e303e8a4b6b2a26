import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const unpaidIn = (text: string) => termsOf('Helper', sentencesOf(text)).unpaid?.quote;

test.each([
  'There is no wage, but you get your own caravan.',
  'Swap your time for a room by the sea!',
  'Help us ten hours a week in exchange for free accommodation.',
  'This is an unpaid position.',
  'An unpaid three-month internship',
  'The trial is unpaid.',
  'Voluntary role, weekends',
  'Pay: none',
])('unpaid: %s', (text) => {
  expect(unpaidIn(text)).toBe(text);
});

test.each([
  'We offer paid and unpaid parental leave.',
  'Paid volunteer days each year',
  'Volunteer experience is welcome.',
  'You manage volunteers in an unpaid role.',
  'Chase unpaid invoices in a busy role.',
  'In return for your work we offer a bonus.',
  'There is no pay gap here.',
  'Placements may be paid or unpaid.',
])('says nothing of unpaid work: %s', (text) => {
  expect(unpaidIn(text)).toBeUndefined();
});

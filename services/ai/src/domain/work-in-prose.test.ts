import { expect, test } from '@jest/globals';
import { familiesOfTitle } from '@waratah/vocabulary/occupations/placement';
import { readAd } from './ad.ts';
import { sentencesOf } from './sentences.ts';
import { workInProse } from './work-in-prose.ts';

const codeOf = (text: string) => familiesOfTitle(workInProse(sentencesOf(text)))[0]?.code;

test.each([
  [
    'Weekend barista wanted for our busy cafe in Newtown. Casual, 12 hours a week at $31 an hour. Citizens only.',
    '431',
  ],
  ['Our restaurant in the city is looking for a kitchen hand to join the team and help the chefs.', '851'],
  ['We have baked bread for thirty years. We need a delivery driver for early mornings.', '732'],
  ['Are you a registered nurse who wants flexible shifts? Our aged care home is in Penrith.', '2544'],
  ['Join a leading company as a software engineer. You will work with product managers.', '2613'],
  ['Great opportunity! Warehouse pick packers needed in Smithfield. Immediate start.', '741'],
  ['Barista in Newtown, 12 hours a week at $31 an hour.', '431'],
])('an ad in prose, without a title, says whom it wants: %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test.each([
  'Our manager Tom leads a great team of chefs. Come and say hello.',
  'You will need a chef knife of your own.',
  'We build software for accountants and lawyers.',
])('people of whom an ad only speaks are not the work: %s', (text) => {
  expect(codeOf(text)).toBeUndefined();
});

test('the words of an ad without a title place it, and those of a title do so alone', () => {
  const text = 'Barista needed for our cafe in Newtown, weekends.';
  const placed = (title: string) =>
    readAd({ title, descriptionHtml: text, skills: [], education: '' }).occupations?.[0];
  expect(placed('')).toEqual({ code: '431', confidence: 0.85 });
  expect(placed('Delivery driver')?.code).toBe('732');
});

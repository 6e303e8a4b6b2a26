import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { workRightsOf } from './work-rights.ts';

const read = (text: string) => workRightsOf(sentencesOf(`Barista wanted in Newtown. ${text}`));

test.each([
  ['Student visa? Sorry, no.', 'Student visa?', 'no_students'],
  ['Student visa holders? Unfortunately we can’t this time.', 'Student visa holders?', 'no_students'],
  ["Are you on a student visa? Then this isn't the job for you.", 'Are you on a student visa?', 'no_students'],
  ['Backpackers? Not for this one.', 'Backpackers?', 'no_holiday_makers'],
  ['WHV? sorry no.', 'WHV?', 'no_holiday_makers'],
])('a question that is answered with no shuts out whom it names: %s', (text, quote, rights) => {
  expect(read(text)).toMatchObject({ quote, rights });
});

test.each([
  'Partner visa? Please wait until your PR is granted before applying.',
  '485? Sadly no.',
  "485 holders, thank you but we can't progress you.",
])('where the rules do not know whom it names, it is a question: %s', (text) => {
  expect(read(text).kind).toBe('unclear');
});

test.each([
  'Student visa? No problem.',
  'Student visa? No worries, apply.',
  'On a student visa? Please apply.',
  'Are you a student? Not sure about your hours? Call us.',
  'Student visa? We can help.',
])('any other answer shuts out nobody: %s', (text) => {
  expect(['open', 'unstated']).toContain(read(text).kind);
});

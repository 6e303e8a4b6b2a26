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

test.each([
  'Student visa? Yes.',
  'Can international students apply? Yes of course.',
  'Do you take student visas? Yes, we do.',
  'On a working holiday? Sure.',
  'Are non-citizens welcome? Yes.',
  'Can I apply with student visa work rights? Yes.',
  'Need work rights? Yes.',
  'Not a citizen? No problem.',
  "Don't have permanent residency? No worries, apply.",
  'Not an Australian resident? No worries.',
])('a question for a welcome, or for any rights, that is answered with yes is an opening: %s', (text) => {
  expect(read(text).kind).toBe('open');
});

test.each([
  'Do I need to be a citizen? Yes.',
  'Do I have to be a citizen or PR? Yes, you do.',
  'Must I be an Australian citizen? Yes.',
  'Do you only hire residents? Yes we do.',
  'Do I need full work rights? Yes.',
  'Do I need unrestricted work rights? Absolutely.',
  'Do I need a 485 visa? Yes.',
  'Are student visas excluded? Yes.',
  'Do student visas miss out? Yes.',
  'Is it closed to student visa holders? Yes.',
  'Is being on a student visa a problem? Yes, sorry.',
  'Do international students have to wait until they have PR? Yes.',
])('the yes to any other question opens the job to nobody: %s', (text) => {
  expect(['residents_only', 'full_rights', 'unclear']).toContain(read(text).kind);
});

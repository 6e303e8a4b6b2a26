import { expect, test } from '@jest/globals';
import { nothingBecause, choose, whatToRelax } from '../choose.ts';
import { answerTo, jobOf, studentOf, today } from '../test-examples.ts';
import { languageVerdict } from './language.ts';

const job = jobOf({}, { languagesAsked: { anyOf: ['Mandarin', 'Cantonese'], quote: 'Mandarin/Cantonese speaker' } });
const student = studentOf('500');

test.each([
  ['among the languages', { languages: ['English', 'Cantonese'] }, 'eligible'],
  ['as "Chinese"', { languages: ['Chinese (native)'] }, 'eligible'],
  ['among the skills', { skills: ['mandarin'] }, 'eligible'],
  ['not at all', { languages: ['English', 'Hindi'], skills: ['xero'] }, 'language'],
  ['no language', {}, 'language'],
])('a job that demands a language is for those whose profile names it: %s', (_, profile, answer) => {
  expect(answerTo(job, { ...student, ...profile })).toBe(answer);
});

test('a job that demands none is for everybody', () => {
  expect(answerTo(jobOf(), student)).toBe('eligible');
});

test('the refusal says which languages would do, and an empty morning what to add', () => {
  expect(languageVerdict(job, [])).toMatchObject({
    because: 'asks for Mandarin or Cantonese, which your profile does not name',
  });
  const chosen = choose({ jobs: [job], telling: () => 0 }, student, new Set(), today);
  expect(nothingBecause(chosen)).toBe('Of the 1 job left, none is in a language that your profile names.');
  expect(whatToRelax(chosen, student)).toBe('Add the languages you speak to your profile.');
});

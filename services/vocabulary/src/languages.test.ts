import { expect, test } from '@jest/globals';
import { languagesIn, speaksOneOf } from './languages.ts';

test.each([
  ['Mandarin (native), putonghua, some French', ['Mandarin', 'French']],
  ['bahasa indonesia and tagalog', ['Indonesian', 'Filipino']],
  ['Bahasa Melayu', ['Malay']],
  ['Malayalam', ['Malayalam']],
  ['a polished Thailand brochure', []],
])('the languages of %p', (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

test.each([
  [['Mandarin'], ['English', 'Mandarin'], true],
  [['Mandarin', 'Korean'], ['Korean'], true],
  [['Chinese'], ['Cantonese'], true],
  [['Cantonese'], ['Chinese'], true],
  [['Cantonese'], ['Mandarin'], false],
  [['Chinese'], ['Japanese'], false],
  [['Mandarin'], [], false],
])('whoever is asked for one of %p and speaks %p: %p', (asked, spoken, speaks) => {
  expect(speaksOneOf(asked, spoken)).toBe(speaks);
});

import { expect, test } from '@jest/globals';
import { seenIn, writtenText } from './written-text.ts';

test.each([
  [' Mei\u0000 Tan\r\n', 'Mei Tan'],
  ['Harbour\u202e Kitchen\u2066', 'Harbour Kitchen'],
  ['\u200b \u2060\u3164', ''],
  ['\u2800', ''],
  ['\ufffc', ''],
  ['\u{1d159}\u{13441} \u{13442}\u{16fe4}', ''],
  ['Mei\uffff Tan\ufdd0\u{10fffe}', 'Mei Tan'],
  ['Mei\ufff9 Tan\ufffb', 'Mei Tan'],
  // The joiner belongs to the word, as does what joins three people.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is stored as %j', (given, stored) => {
  expect(writtenText(given)).toBe(stored);
});

test('what is counted is what can be seen', () => {
  expect(seenIn(' Co\u200bok\u3164 ')).toBe('Cook');
});

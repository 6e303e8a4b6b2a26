import { expect, test } from '@jest/globals';
import { withShownNames } from './shown-names.ts';

const nameOf = (fullName: string) => Object(withShownNames({ verifyEmail: { fullName } })).verifyEmail.fullName;

test.each([
  ['Mei Tan', 'Mei Tan'],
  ['  Nguyễn Thị  Minh Khai ', 'Nguyễn Thị Minh Khai'],
  ['Eve http://evil.example/x', 'Eve http evil.example/x'],
  ['Eve\r\nBcc: all@example.org', 'Eve Bcc: all@example.org'],
  ['Eve\u2028\u202eevil', 'Eve evil'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['😀'.repeat(100), '😀'.repeat(80)],
])('the name %j is shown as %j', (given, shown) => {
  expect(nameOf(given)).toBe(shown);
});

test('names within lists too, titles on one line; links and other words stay', () => {
  const digest = {
    jobs: [{ title: 'Barista\nhttps://x', companyName: 'A\nB', url: 'https://waratah.example/j/1' }],
    reasons: ['two\nlines'],
  };
  expect(withShownNames(digest)).toEqual({
    jobs: [{ title: 'Barista https x', companyName: 'A B', url: 'https://waratah.example/j/1' }],
    reasons: ['two\nlines'],
  });
});

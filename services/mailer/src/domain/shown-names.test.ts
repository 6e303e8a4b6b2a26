import { expect, test } from '@jest/globals';
import { withShownNames } from './shown-names.ts';

const nameOf = (fullName: string) => Object(withShownNames({ verifyEmail: { fullName } })).verifyEmail.fullName;

test.each([
  ['Mei Tan', 'Mei Tan'],
  ['  Nguyễn Thị  Minh Khai ', 'Nguyễn Thị Minh Khai'],
  ['Eve http://evil.example/x', 'Eve http evil. example/x'],
  ['Eve www.evil.example/login', 'Eve www. evil. example/login'],
  ['Eve evil。example', 'Eve evil. example'],
  ['eve@evil.example', 'eve@evil. example'],
  ['J.R.R. St.George', 'J. R. R. St. George'],
  ['Eve\r\nBcc: all@example.org', 'Eve Bcc: all@example. org'],
  ['Eve\u2028\u202eevil', 'Eve evil'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['😀'.repeat(100), '😀'.repeat(80)],
])('the name %j is shown as %j', (given, shown) => {
  expect(nameOf(given)).toBe(shown);
});

test.each([
  ['Booking.com', 'Booking.com'],
  ['ASP.NET and Node.js/React developer', 'ASP.NET and Node.js/React developer'],
  ['Cook, $32.50/hour, 8.30-12.30 (Sr./Jr.)', 'Cook, $32.50/hour, 8.30-12.30 (Sr./Jr.)'],
  ['www.evil.example', 'www. evil. example'],
  ['Log in: evil.example/login', 'Log in: evil. example/login'],
  ['evil.example:8080 or evil.example?a or a@evil.example', 'evil. example:8080 or evil. example?a or a@evil. example'],
])('the company and the title %j are shown as %j', (given, shown) => {
  expect(withShownNames({ companyName: given, title: given })).toEqual({ companyName: shown, title: shown });
});

test('names in lists and titles are single lines; links and other text remain', () => {
  const digest = {
    jobs: [{ title: 'Barista\nhttps://x', companyName: 'A\nB', url: 'https://waratah.example/j/1' }],
    reasons: ['two\nlines'],
  };
  expect(withShownNames(digest)).toEqual({
    jobs: [{ title: 'Barista https x', companyName: 'A B', url: 'https://waratah.example/j/1' }],
    reasons: ['two\nlines'],
  });
});

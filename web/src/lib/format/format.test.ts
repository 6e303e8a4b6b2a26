import { expect, test } from '@jest/globals';
import { formatDate, formatDateTime } from './dates.ts';
import { toAustralianPhone } from './phone.ts';
import { formatPlace } from './place.ts';
import { wordsOf } from './rich-text.ts';
import { formatPay, formatRange } from './salary.ts';
import { withScheme } from './web-address.ts';

test("dates are in Australian format, in the reader's zone, and missing or invalid ones say so", () => {
  expect(formatDate('2026-11-20T20:00:00Z', 'Australia/Sydney')).toBe('21 Nov 2026');
  expect(formatDate('2026-11-20T20:00:00Z', 'Europe/Paris')).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20', 'America/New_York')).toBe('20 Nov 2026');
  expect(formatDate('soon')).toBe('Invalid Date');
  expect(formatDate(null)).toBe('Date not available');
  expect(formatDate('')).toBe('Date not available');
});

test("a time is in the reader's zone, which is named where the job's clocks differ", () => {
  const at = '2026-11-21T23:35:00Z';
  const [sydney, perth] = ['Australia/Sydney', 'Australia/Perth'];
  expect(formatDateTime(at, { state: 'VIC', reader: sydney })).toBe('22 Nov 2026, 10:35 am');
  expect(formatDateTime(at, { state: 'VIC', reader: perth })).toBe('22 Nov 2026, 7:35 am AWST');
  expect(formatDateTime(at, { state: 'WA', reader: perth })).toBe('22 Nov 2026, 7:35 am');
  expect(formatDateTime(at, { state: 'WA', reader: sydney })).toBe('22 Nov 2026, 10:35 am AEDT');
  expect(formatDateTime(at, { reader: perth })).toBe('22 Nov 2026, 7:35 am AWST');
});

test('salary under 1000 displays as $N/hr, otherwise as $Nk', () => {
  expect(formatPay({ salaryMin: 999 })).toBe('$999/hr');
  expect(formatPay({ salaryMin: 1000 })).toBe('$1k');
  expect(formatPay({ salaryMin: 33.05 })).toBe('$33.05/hr');
  expect(formatPay({ salaryMin: 60000, salaryMax: 120000 })).toBe('$60k - $120k');
  expect(formatPay({ salaryMin: 62500, salaryMax: 62500 })).toBe('$62.5k');
  expect(formatPay({ salaryMax: 36 })).toBe('$36/hr');
  expect(formatPay({ salaryMin: 38, salaryMax: 42.5 })).toBe('$38/hr - $42.50/hr');
});

test("pay by the day or week is shown as such, and without numbers the ad's text is used", () => {
  expect(formatPay({ salaryMin: 1200, salaryPeriod: 'week' })).toBe('$1200 a week');
  expect(formatPay({ salaryMin: 280, salaryMax: 320, salaryPeriod: 'day' })).toBe('$280 - $320 a day');
  expect(formatPay({ salary: 'Award rates' })).toBe('Award rates');
  expect(formatPay({})).toBeUndefined();
});

test('a range needs both ends', () => {
  expect(formatRange({ salaryMin: 45000, salaryMax: 52000 })).toBe('$45k - $52k');
  expect(formatRange({ salaryMin: 45000, salaryMax: null, salary: '45k' })).toBeUndefined();
});

test('a phone number is reduced to digits with +61', () => {
  expect(toAustralianPhone('0412 345 678')).toBe('+61412345678');
  expect(toAustralianPhone('412345678')).toBe('+61412345678');
  expect(toAustralianPhone('+61 (0) 412-345-678')).toBe('+61412345678');
  expect(toAustralianPhone('61412345678')).toBe('+61412345678');
  expect(toAustralianPhone('  ')).toBe('');
});

test('an address without a scheme gets https', () => {
  expect(withScheme('waratah.example')).toBe('https://waratah.example');
  expect(withScheme(' http://waratah.example ')).toBe('http://waratah.example');
  expect(withScheme('')).toBe('');
});

test("a place is the ad's own text, else city and state, else Remote", () => {
  expect(formatPlace({ location: 'CBD', city: 'Sydney', state: 'NSW' })).toBe('CBD');
  expect(formatPlace({ city: 'Sydney', state: 'NSW' })).toBe('Sydney NSW');
  expect(formatPlace({ remoteOption: true })).toBe('Remote');
  expect(formatPlace({})).toBeUndefined();
});

test('the text of formatted content has no markup', () => {
  expect(wordsOf('<p>You will</p><ul><li>Open up</li><li>Serve &amp; smile</li></ul><p>Bye</p>')).toBe(
    'You will Open up Serve & smile Bye',
  );
});

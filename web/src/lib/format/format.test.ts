import { expect, test } from '@jest/globals';
import { formatDate } from './dates.ts';
import { toAustralianPhone } from './phone.ts';
import { formatPlace } from './place.ts';
import { htmlToText, textToHtml } from './rich-text.ts';
import { formatPay, formatRange } from './salary.ts';
import { withScheme } from './web-address.ts';

test('dates are written as in Australia, and missing or broken ones say so', () => {
  expect(formatDate('2026-11-20T02:00:00Z')).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026');
  expect(formatDate('soon')).toBe('Invalid Date');
  expect(formatDate(null)).toBe('Date not available');
  expect(formatDate('')).toBe('Date not available');
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

test('weekly pay is shown as such, and without numbers the ad speaks for itself', () => {
  expect(formatPay({ salaryMin: 1200, salaryPeriod: 'week' })).toBe('$1200 a week');
  expect(formatPay({ salary: 'Award rates' })).toBe('Award rates');
  expect(formatPay({})).toBeUndefined();
});

test('a range needs both ends', () => {
  expect(formatRange({ salaryMin: 45000, salaryMax: 52000 })).toBe('$45k - $52k');
  expect(formatRange({ salaryMin: 45000, salaryMax: null, salary: '45k' })).toBeUndefined();
});

test('a phone number loses what is no digit and gains +61', () => {
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

test("a place is the ad's own words, else city and state, else Remote", () => {
  expect(formatPlace({ location: 'CBD', city: 'Sydney', state: 'NSW' })).toBe('CBD');
  expect(formatPlace({ city: 'Sydney', state: 'NSW' })).toBe('Sydney NSW');
  expect(formatPlace({ remoteOption: true })).toBe('Remote');
  expect(formatPlace({})).toBeUndefined();
});

test('typed text becomes paragraphs and comes back as it was', () => {
  const typed = 'Bake <b>bread</b> & more.\nNights.\n\nTraining given.';
  expect(textToHtml(typed)).toBe('<p>Bake &lt;b&gt;bread&lt;/b&gt; &amp; more.<br>Nights.</p><p>Training given.</p>');
  expect(htmlToText(textToHtml(typed))).toBe(typed);
});

test('lists become lines that begin with a dash', () => {
  expect(htmlToText('<p>You will</p><ul><li>Open up</li><li>Serve</li></ul><p>Bye</p>')).toBe(
    'You will\n\n- Open up\n- Serve\nBye',
  );
});

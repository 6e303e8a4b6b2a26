import { expect, test } from '@jest/globals';
import type { WorkHours } from '@waratah/vocabulary/work-hours';
import { hourlyPay, hoursInWords, kindOf, payInWords, placeInWords, weeklyHours } from './job.ts';

const pay = { min: undefined, max: undefined, currency: 'AUD', period: 'hour' };
const place = { text: '', city: '', state: '', remote: false, coordinates: undefined };

test.each([
  [{ ...pay, min: 33.05, max: 33.05 }, '$33.05 an hour'],
  [{ ...pay, min: 33.05 }, 'from $33.05 an hour'],
  [{ ...pay, min: 32.5, max: 34 }, '$32.50 to $34 an hour'],
  [{ ...pay, min: 62_000, max: 70_000, period: 'year' }, '$62k to $70k a year'],
  [{ ...pay, max: 1_200, period: 'week' }, 'up to $1,200 a week'],
  [{ ...pay, min: 250, max: 300, period: 'day' }, '$250 to $300 a day'],
  [{ ...pay, min: 30, max: 30, currency: 'NZD' }, '$30 NZD an hour'],
  [pay, ''],
  [undefined, ''],
])('pay is formatted in words (%#)', (given, words) => {
  expect(payInWords(given)).toBe(words);
});

test('pay by the day, week and year is compared by its hourly rate in a full-time week', () => {
  expect(hourlyPay({ ...pay, min: 190, period: 'day' })).toBe(25);
  expect(hourlyPay({ ...pay, min: 950, period: 'week' })).toBe(25);
  expect(hourlyPay({ ...pay, min: 98_800, period: 'year' })).toBe(50);
  expect(hourlyPay(pay)).toBeUndefined();
});

test("a place is its city and state, else the ad's text", () => {
  expect(placeInWords({ ...place, city: 'Sydney', state: 'NSW', text: 'Sydney CBD' })).toBe('Sydney NSW');
  expect(placeInWords({ ...place, text: 'Inner west' })).toBe('Inner west');
  expect(placeInWords({ ...place, remote: true, city: 'Sydney', state: 'NSW' })).toBe('Remote');
  expect(placeInWords(place)).toBe('Location not specified');
});

test('ads of one employer for the same work are of one kind, whatever their titles say of place, time and terms', () => {
  const kinds = (...titles: readonly string[]) =>
    new Set(titles.map((title) => kindOf({ title, companyName: 'Bond' })));
  expect(
    kinds('Concierge', 'Weekend Concierge (Casual)', 'Concierge - Parramatta', 'Manly | Concierge | 20 hours').size,
  ).toBe(1);
  expect(kinds('Concierge', 'Night Auditor', 'Senior Concierge', 'Casual, immediate start').size).toBe(4);
});

test("hours in the form override the text's unless these are more, and days likewise", () => {
  const assessment = {
    embedding: new Int16Array([1]),
    sponsorship: { kind: 'unstated' },
    workRights: { kind: 'unstated' },
    hours: { min: 38, max: 38, quote: '38 hours a week' },
  } as const;
  const ad = (workHours: WorkHours) => ({ employmentType: 'CASUAL', workHours, assessment });
  const silent = (workHours: WorkHours) => ({ employmentType: 'CASUAL', workHours, assessment: undefined });
  const evenings = { workDays: ['thu', 'fri', 'sat'], shiftStart: '17:00', shiftEnd: '22:00' } as const;
  expect(hoursInWords(ad({ hoursMin: 12, hoursMax: 18, ...evenings }))).toBe(
    '12 to 38 h a week, Thu to Sat, 5 pm to 10 pm',
  );
  expect(weeklyHours(ad({ hoursMin: 40 }))).toEqual({ min: 40, max: 40 });
  expect(weeklyHours(ad({}))).toMatchObject({ min: 38, max: 38 });
  expect(weeklyHours(silent(evenings))).toEqual({ min: 15, max: 15, inferred: true });
  expect(hoursInWords(silent({}))).toBe('');
});

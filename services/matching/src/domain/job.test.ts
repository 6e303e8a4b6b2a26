import { expect, test } from '@jest/globals';
import { hourlyPay, payInWords, placeInWords } from './job.ts';

const pay = { min: undefined, max: undefined, currency: 'AUD', period: 'hour' };
const place = { text: '', city: '', state: '', remote: false, coordinates: undefined };

test.each([
  [{ ...pay, min: 33.05 }, '$33.05 an hour'],
  [{ ...pay, min: 32.5, max: 34 }, '$32.50 to $34 an hour'],
  [{ ...pay, min: 62_000, max: 70_000, period: 'year' }, '$62k to $70k a year'],
  [{ ...pay, max: 1_200, period: 'week' }, '$1,200 a week'],
  [{ ...pay, min: 30, max: 30, currency: 'NZD' }, '$30 NZD an hour'],
  [pay, ''],
  [undefined, ''],
])('pay is said in words (%#)', (given, words) => {
  expect(payInWords(given)).toBe(words);
});

test('pay by the week and year is compared by the hour of a full week', () => {
  expect(hourlyPay({ ...pay, min: 950, period: 'week' })).toBe(25);
  expect(hourlyPay({ ...pay, min: 98_800, period: 'year' })).toBe(50);
  expect(hourlyPay(pay)).toBeUndefined();
});

test('a place is its city and state, else the words of the ad', () => {
  expect(placeInWords({ ...place, city: 'Sydney', state: 'NSW', text: 'Sydney CBD' })).toBe('Sydney NSW');
  expect(placeInWords({ ...place, text: 'Inner west' })).toBe('Inner west');
  expect(placeInWords({ ...place, remote: true, city: 'Sydney', state: 'NSW' })).toBe('Remote');
  expect(placeInWords(place)).toBe('Location not specified');
});

import { expect, test } from '@jest/globals';
import { type Amounts, amountsIn, payStatedIn } from './stated-pay.ts';

const pay = (min: number, max: number, period: 'hour' | 'week' | 'year'): Amounts => ({
  salaryMin: min,
  salaryMax: max,
  salaryPeriod: period,
});

test.each([
  ['$80,000 - $90,000 a year', pay(80_000, 90_000, 'year')],
  ['$600 - $700 a day', pay(3_000, 3_500, 'week')],
  ['60-80k + 11.5% super', pay(60_000, 80_000, 'year')],
  ['$32.50 p/h', pay(32.5, 32.5, 'hour')],
  ['Competitive, 38 hours', {}],
  ['Nothing said', {}],
])('the words of a source for pay, "%s", are understood', (words, expected) => {
  expect(amountsIn(words)).toEqual(expected);
});

test.each([
  ['We pay $33.10 an hour and meals.', '$33.10 an hour', 33.1],
  ['A job at $12 an hour, cash in hand.', '$12 an hour', 12],
  ['Paying $18ph.', '$18ph', 18],
  ['Earn $28.50 p.h. plus tips.', '$28.50 p.h.', 28.5],
  ['We pay 25 dollars an hour.', '25 dollars an hour', 25],
  ['$31.40/hour (casual loading included)', '$31.40/hour', 31.4],
  ['Kitchenhand needed, cash 18/hr.', '18/hr', 18],
  ['AUD 22/h for weekends.', 'AUD 22/h', 22],
  ['We pay 20$ an hour.', '20$ an hour', 20],
  ['$20 cash per hour.', '$20 cash per hour', 20],
  ['A bonus of $500 a year, and AUD 27.50 per hour.', 'AUD 27.50 per hour', 27.5],
  ['SALARY\nThe range is $110,000 - $120,000.', '$110,000 - $120,000', 110_000],
  ['Salary: $109,037, and more from July', '$109,037', 109_037],
  ['Full-time, permanent. $85,000 + super', '$85,000 + super', 85_000],
  ['Join us in Sydney. $70,000 - $80,000 plus super', '$70,000 - $80,000 plus super', 70_000],
  ['$76,515 p.a. plus super', '$76,515 p.a', 76_515],
  ['Full time $48,000 per year', '$48,000 per year', 48_000],
  ['$48k package inc super', '$48k', 48_000],
  ['$60 an hour 20 hours a week', '$60 an hour', 60],
  ['Weekends, $35 casual p/h', '$35 casual p/h', 35],
  ['We pay $35 for nights, $30 an hour for days', '$30 an hour', 30],
  ['Salary between $100K - $150KJob Type: full time', '$100K - $150K', 100_000],
])('the pay of an ad is found in its text: %s', (text, words, least) => {
  expect(payStatedIn('Waiter', text)).toBe(words);
  expect(amountsIn(words).salaryMin).toBe(least);
});

test.each([
  'Sundays pay a $5 per hour loading.',
  'A $20 voucher for each shift.',
  'Parking costs $4 an hour.',
  'Pay: $120 per day.',
  'We sponsor you if you pay $40,000.',
  'Pay $35,000 for your sponsorship.',
  'Cooks: pay $35,000 for 186 visa nomination.',
  'We manage a budget of $100,000.',
])('other amounts of dollars are not the pay of an ad: %s', (text) => {
  expect(payStatedIn('Waiter', text)).toBeUndefined();
});

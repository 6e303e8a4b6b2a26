import { expect, test } from '@jest/globals';
import { type Amounts, amountsIn } from './pay-amounts.ts';
import type { SalaryPeriod } from './posting-fields.ts';
import { payStatedIn } from './stated-pay.ts';

const pay = (min: number, max: number, period: SalaryPeriod): Amounts => ({
  salaryMin: min,
  salaryMax: max,
  salaryPeriod: period,
});

test.each([
  ['$80,000 - $90,000 a year', pay(80_000, 90_000, 'year')],
  ['$600 - $700 a day', pay(600, 700, 'day')],
  ['up to $35 an hour', { salaryMax: 35, salaryPeriod: 'hour' }],
  ['$2,300 a fortnight', pay(1_150, 1_150, 'week')],
  ['$5,000 a month', pay(60_000, 60_000, 'year')],
  ['$100 for 5 hours', pay(20, 20, 'hour')],
  ['$150 per shift (6 hours)', pay(25, 25, 'hour')],
  ['$90 a 4-hour shift', pay(22.5, 22.5, 'hour')],
  ['$30 per hour for 20 hours', pay(30, 30, 'hour')],
  ['$1,200 a week for 38 hours', pay(1_200, 1_200, 'week')],
  ['60-80k + 11.5% super', pay(60_000, 80_000, 'year')],
  ['$32.50 p/h', pay(32.5, 32.5, 'hour')],
  ['Competitive, 38 hours', {}],
  ['Nothing said', {}],
])('the words of a source for pay, "%s", are understood', (words, expected) => {
  expect(amountsIn(words)).toEqual(expected);
});

test('words that tell the pay come before a short line, which may be of another ad', () => {
  expect(payStatedIn('Clerk', 'Fohm, Sydney ($110k)\nThe salary is $75,000 a year.')).toBe('$75,000 a year');
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
  ['Pay is $1,000 a week.', '$1,000 a week', 1_000],
  ['$250 a day', '$250 a day', 250],
  [
    'Contract in Sydney. Daily rate of $600-800 plus superannuation.',
    'Daily rate of $600-800 plus superannuation',
    600,
  ],
  ['AU$900 - AU$996 per day', '$900 - AU$996 per day', 900],
  ['Daily rate contract - $950-$1000 inc super p/d', '$950-$1000 inc super p/d', 950],
  ['Salary $2,300 a fortnight', '$2,300 a fortnight', 1_150],
  ['We pay $5,000 a month', '$5,000 a month', 60_000],
  ['Weekly pay of $800', 'Weekly pay of $800', 800],
  ['Paid $200 a night, 6pm to midnight', '$200 a night', 200],
  ['Full time $48k', '$48k', 48_000],
  ['Golang lead, $180,000', '$180,000', 180_000],
  ['Base of 65k + super', '65k', 65_000],
  ['Base pay range A$70,000/yr - A$120,000/yr', '$70,000/yr - A$120,000/yr', 70_000],
  ['Pay: $25', '$25', 25],
  ['Rate $20', '$20', 20],
  ['Hourly rate is $26.29 plus penalties', 'Hourly rate is $26.29', 26.29],
  ['$28 casual', '$28 casual', 28],
  ['We are paying 20 an hour', '20 an hour', 20],
  ['$100 for 5 hours', '$100 for 5 hours', 20],
  ['$150 per shift (6 hours)', '$150 per shift (6 hours)', 25],
  ['$1,000 a week plus accommodation', '$1,000 a week', 1_000],
])('the pay of an ad is found in its text: %s', (text, words, least) => {
  expect(payStatedIn('Waiter', text)).toBe(words);
  expect(amountsIn(words).salaryMin).toBe(least);
});

test.each([
  'Sundays pay a $5 per hour loading.',
  'A $20 voucher for each shift.',
  'Parking costs $4 an hour.',
  'We sponsor you if you pay $40,000.',
  'Pay $35,000 for your sponsorship.',
  'Cooks: pay $35,000 for 186 visa nomination.',
  'We manage a budget of $100,000.',
  'You look after $300,000 of petty cash.',
  'Our rent is $250 a week.',
  'A room for $200 a week',
  'Accommodation costs $180 a week.',
  'Cheap parking from just $5 a day',
  'A $1050 work from home allowance',
  'Piece rate: $60 per bin',
  'Pay: $5 per delivery',
  'Pay $50 for your uniform.',
  'Save $20,000 a year on your loan',
  'Win a prize of $50,000',
  'You support students with scholarships of $300 a week.',
])('other amounts of dollars are not the pay of an ad: %s', (text) => {
  expect(payStatedIn('Waiter', text)).toBeUndefined();
});

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
  ['$1,200 a week for 38 hours', pay(31.58, 31.58, 'hour')],
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
  ['Cook, $1,100 per week for 50 hours', '$1,100 per week for 50 hours', 22],
  ['Chef $1,500 a week, 6 days, 12 hours a day.', '$1,500 a week, 6 days, 12 hours a day', 20.83],
  ['Painter $220 per day, 6am to 5pm', '$220 per day, 6am to 5pm', 20.95],
  ['Lunch helper $120 per day, 11am-2pm', '$120 per day, 11am-2pm', 40],
  ['Guard, $300 per shift, 12 hour shifts', '$300 per shift, 12 hour shifts', 25],
  ['$2,100 a fortnight, 90 hours a fortnight', '$2,100 a fortnight, 90 hours a fortnight', 23.33],
  ['Part time, $700 per week for 20 hours', '$700 per week for 20 hours', 35],
  ['$500 a week, 10 hours', '$500 a week, 10 hours', 500],
  ['Kitchen hand, 25ph, mornings', '25ph', 25],
  ['Cleaner wanted 25$/h', '25$/h', 25],
  ['Pay $22 hr flat', '$22 hr', 22],
  ['Waiter $25 (hourly)', '$25 (hourly)', 25],
  ['We pay you $22 every hour', '$22 every hour', 22],
  ['All rounder 1.2k/week', '1.2k/week', 1_200],
  ['Manager 60-70k pkg', '60-70k', 60_000],
  ['Developer, $20,000 per year', '$20,000 per year', 20_000],
  ['招服务员 时薪22', '时薪22', 22],
  ['厨房帮手 25刀/小时 周末', '25刀/小时', 25],
  ['Sunday $40 per hour, other days $22 per hour', '$22 per hour', 22],
  ['$34 an hour.\nIn the first four weeks $20 an hour.', '$20 an hour', 20],
  ['Adults $30 per hour, juniors $18 per hour', '$30 per hour', 30],
  ['Was $25 per hour, now $35 per hour!', '$35 per hour', 35],
  ['Other cafes pay $20 an hour, we pay $36 an hour', '$36 an hour', 36],
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
  'Families pay us from $25 per hour.',
  'Clients are charged $20 per hour.',
  'Court hire is $24 per hour.',
  'Our students pay $55/hour.',
  'Overtime at $45 per hour',
  'Tips average $60 a shift.',
  'Our rooms start at $180 per night.',
  'You will save clients $50,000 per year.',
  'We won a grant of $85,000 per annum.',
  'Salary packaging up to $15,900 per year',
  'Van rental $300 per week',
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

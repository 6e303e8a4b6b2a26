import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const tenureIn = (text: string, title = 'Barista') => termsOf(title, sentencesOf(text)).tenure;

test.each([
  ['This is a 12-month contract.', 12],
  ['We offer a two-year agreement with full-time hours.', 24],
  ['Casual role for six months.', 6],
  ['Cook, 38 hours a week, 3 months from 4 January 2027', 3],
  ['Casual, 20 hours a week, from 1 February 2027 for 10 weeks', 3],
  ['Length: 3 months from 4 January 2027', 3],
  ['38 hours a week for six months.', 6],
  ['Fencer, 38 hours a week, 20 weeks.', 5],
  ['Work for six months.', 6],
  ['Nurse to cover leave for eight months, 38 hours a week.', 8],
  ["Six months' work.", 6],
  ['We are hiring a nurse for a period of eight months to cover long service leave.', 8],
  ['Casual storeperson for seven months, 20 hours a week.', 7],
  ['An initial six month contract, likely to be extended', 6],
  ['You join us on a 9 month full-time position.', 9],
  ['A 3 month Customer Service contract in Parramatta', 3],
  ['Contract length: 7-9 months', 9],
  ['Term: 18 months + extension', 18],
  ['Fixed term (12 months)', 12],
  ['This role is offered as fixed term for two years.', 24],
  ['Temporary contract for 10 weeks', 3],
  ['A minimum commitment of 8 months is needed.', 8],
  ['Maximum term, 12 (twelve) months, to cover parental leave', 12],
  ['3 month / 6 month contract', 6],
  ['Employed for a period of one year', 12],
  ['A year-long position', 12],
  ['10-month maternity cover', 10],
  ['12m contract', 12],
  ['FTC 9 months', 9],
  ['3 month contract, then a 12 month contract', 12],
  ['Minimum 8 months.', 8],
  ["Backpackers welcome if you're staying at least a year.", 12],
  ['Fine if you can stay 12 months.', 12],
  ["Welcome if you're staying long term (1 year+).", 12],
  ['Long-term only: 2+ yrs.', 24],
  ['Somebody who will stay past six months.', 7],
  ['We need you for 3 months over summer.', 3],
  ['Parental leave cover, 11 months', 11],
  ['Twelve-month contract covering parental leave in our leasing office.', 12],
  ['9 month contract for parental leave at our Perth branch', 9],
  ['200 day contract', 7],
  ['A 90-day engagement in our warehouse', 3],
  ['A half-year contract', 6],
  ['You are employed for half a year.', 6],
  ['A contract of a year and a half', 18],
  ['A one and a half year contract', 18],
  ['Two consecutive contracts of 4 months each', 8],
  ['Three back-to-back 3 month contracts', 9],
  ['A 2 x 6 month contract', 12],
  ['Contract for the 2027 school year', 11],
  ['A temporary role for one academic year', 11],
])('months: %s', (text, months) => {
  expect(tenureIn(text)).toEqual({ months, quote: text });
});

test.each([
  'Fixed term contract until 30 June 2027',
  'This position is temporary until the end of February.',
  'A fixed-term role while our manager is away',
  'March to December 2027',
  'Parental leave cover in our office',
  'Until 30 November 2027.',
  'The contract starts in March, ending 30/09/2027',
  'From 1 February until 31 July',
  'A seasonal contract',
  'You work with us for the whole ski season.',
  'A seasonal role over summer',
  'Employed for the duration of the project',
])('ends, months unknown: %s', (text) => {
  const { months, quote } = tenureIn(text) ?? {};
  expect({ months, quote }).toEqual({ months: undefined, quote: text });
});

test.each([
  '12 months experience in a contract role',
  'Your contract has a probation period of 6 months.',
  'A permanent role with a 3 month trial',
  'Permanent or 12 month contract, as you like',
  'Permanent Part Time, Fixed Term Part Time or Casual',
  'We offer 18 weeks paid parental leave.',
  'A talent pool for temporary roles over the next 18 months',
  'Contract role, 4 weeks notice',
  'Serve coffee until 3 pm.',
  'We have traded for over 20 years.',
  'Sell fixed term deposits.',
  'We won a 3-year contract with the council.',
  'This is not a 12 month contract, it is permanent.',
  'You have worked on a 12 month contract before.',
  'Sell 12 month gym contracts.',
  'Probation of 6 months from 4 January 2027',
  "Six months' work experience.",
  'You need 6 months work in a kitchen.',
  'Minimum 2 years in a similar role',
  'Our 2-year graduate program',
  'Contract administration with at least 5 years in construction',
  'A contract manager with 3 years in a similar role',
  'A long term career with growth over the next 5 years',
  'You manage contracts of 12 months and more.',
  'Term dates: 4 terms a year of 10 weeks',
  'An internship for students in their final 2 years',
  'A 5 day contract week',
  'A 10 day roster in a contract role',
  'You teach a full school year of maths.',
  'We cook with seasonal produce.',
  'Busy in the holiday season',
  'Our half-yearly contract review',
  'Payment within 30 days of contract',
  'A permanent role on a long project',
])('no end: %s', (text) => {
  expect(tenureIn(text)).toBeUndefined();
});

test('the first number of months counts, before an end without one', () => {
  expect(
    tenureIn('A fixed-term role in Perth. The contract is for 6 months. Later perhaps a 12 month contract.'),
  ).toEqual({
    months: 6,
    quote: 'The contract is for 6 months.',
  });
});

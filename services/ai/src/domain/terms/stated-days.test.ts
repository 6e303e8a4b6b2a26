import { expect, test } from '@jest/globals';
import { itemsOf, sentencesOf } from '../sentences.ts';
import { firstDayOf } from './first-day.ts';
import { statedDaysOf } from './stated-days.ts';

const daysIn = (text: string, title = 'Barista') => {
  const items = sentencesOf(text).flatMap(itemsOf);
  const days = statedDaysOf(title, items, firstDayOf(title, items)?.day);
  return days && [days.first, days.last];
};

test.each([
  ['38 hours a week, 5 April 2027 to 16 April 2027.', '2027-04-05', '2027-04-16'],
  ['We need packers for two weeks, 5 - 16 April 2027.', '2027-04-05', '2027-04-16'],
  ['Between 5 April and 16 April 2027 we need packers.', '--04-05', '2027-04-16'],
  ['Tennis crew: 18 to 31 January 2027, 10 hour days.', '2027-01-18', '2027-01-31'],
  ['Waiter for the holidays, 14 December 2026 to 16 February 2027, 35 hours a week.', '2026-12-14', '2027-02-16'],
  ['Work with us through to 30 April 2027.', undefined, '2027-04-30'],
  ['Work starts 7 December and goes through until the end of April.', '--12-07', '--04'],
  ['Apple picker, 38 hours a week, until 30 April 2027', undefined, '2027-04-30'],
  ['20 hours a week until 30 April 2027', undefined, '2027-04-30'],
  ['We need you until 30 April 2027.', undefined, '2027-04-30'],
  ['Work runs through to 12 June 2027.', undefined, '2027-06-12'],
  ['The last shift is Friday 28 May 2027.', undefined, '2027-05-28'],
  ['Christmas casuals needed from 1 December to 24 December.', '--12-01', '--12-24'],
  ['10 December to 20 January only.', '--12-10', '--01-20'],
  ['Dates: 10 December – 20 January', '--12-10', '--01-20'],
  ['This is a temporary role until 31 January 2027.', undefined, '2027-01-31'],
  ['Summer job: 38 hours a week, 10 Dec - 20 Jan', '--12-10', '--01-20'],
  ['Contract ends 24 December 2026.', undefined, '2026-12-24'],
  ['The position finishes on Christmas Eve.', undefined, '--12-24'],
  ['Seasonal role running from December to the end of February.', '--12', '--02'],
  ['Fixed term until 30/01/2027', undefined, '2027-01-30'],
  ['Work from Monday 7 December until Friday 29 January 2027.', '--12-07', '2027-01-29'],
  ['Dates required: 6th of January to 22nd of January', '--01-06', '--01-22'],
  ['Casual work, 10–24 December', '--12-10', '--12-24'],
  ['End date: 15 February 2027', undefined, '2027-02-15'],
  ['Employed from December 1st through January 15th', '--12-01', '--01-15'],
  ['Until 24 December.', undefined, '--12-24'],
  ['We need you from 10 December to 20 January, 38 hours a week.', '--12-10', '--01-20'],
  ['This summer job runs from 1 December 2026 to 31 January 2027.', '2026-12-01', '2027-01-31'],
  ['Start date: 1 December. End date: 24 December.', '--12-01', '--12-24'],
  ['Starts 7 December, ends 31 January 2027.', '--12-07', '2027-01-31'],
  ['Work between 1 December and 24 December.', '--12-01', '--12-24'],
  ['Casual shop assistant needed until Christmas.', undefined, '--12-25'],
  ['Your contract will end on 3 January 2027.', undefined, '2027-01-03'],
  [
    'Cover our busy season on a full-time contract running from 7 December 2026 until 26 March 2027.',
    '2026-12-07',
    '2027-03-26',
  ],
  ['A temporary role from 1 December to 24 December, 38 hours across a rotating roster.', '--12-01', '--12-24'],
])('%s', (text, first, last) => {
  expect(daysIn(text)).toEqual([first, last]);
});

test.each([
  'Applications close 20 January.',
  'Our cafe is shut for the holidays, 24 December to 4 January.',
  'We need your tax file number by 16 April 2027.',
  'The cup is on from 5 April 2027 to 16 April 2027.',
  'No leave, 38 hours a week from 1 December to 24 December.',
  'Apply between 1 December and 24 December.',
  'You must be available from 10 December to 20 January.',
  'Our office is closed from 24 December to 4 January.',
  'Contract until 30 June 2027 with possible extension.',
  'Initial contract until 31 January 2027.',
  'Work training runs from 1 to 12 December.',
  'The role starts on 10 December.',
  'Temporary until 31 January, with the chance of a permanent job.',
  'Work full time from 10 December to 31 January, then 20 hours a week.',
  'Christmas casuals needed 1 to 24 December. We may keep the best ones on.',
  'Position open until 31 December.',
  'Interviews for this role from 1 December to 5 December',
  'Work every weekend until 2 pm',
  'We need you until at least 28 February.',
  'Fixed term to 31 January (may be extended)',
  'No leave from 1 December to 24 December for this job.',
  'Shifts from Monday to Friday',
  'Temporary contract until March or April',
  'Work with us 38 hours a week from December to February and part time from March.',
  'Two jobs: work from 1 December to 24 December, and work from 1 December to 28 February',
  'The night rate of $35 is paid for work from 1 December to 24 December',
  'Our Christmas market runs from 1 December to 24 December.',
  'Work on a project that runs until 31 January 2027',
  'Employed staff get free parking until 31 January',
  'Contract talks with the union run until 31 January.',
  'We have casual work until Christmas and part-time work all year.',
  'Casual role, busiest from 1 December to 24 December.',
  'You will be on probation from 1 December to 28 February.',
  'This role was vacant until December.',
  'Work from 10 December to 20 January is paid at double rates.',
  'Job fair 10–12 December',
  'Late-night trading: work until 9 pm from 10 to 24 December',
  'Extra hours for casual staff from 10 to 24 December',
  'Casual shifts until Christmas and more in the new year.',
  'Work from May to become a team leader',
  'Work with April to June on payroll',
  'You may work up to 40 hours a week in this role.',
  'Seasonal work. Last day to apply: 20 January.',
  'A casual job for the year 2027, from January to December, renewed each year',
  'A permanent position. The contract of our tenant ends 31 January 2027.',
  "The role covers Sam's shifts until 31 January.",
  'Start 10 December. Work until late on Fridays.',
  'Casual role. Uniforms can be collected until 20 December.',
  'Job reference 12/11/2026',
  'Work 3 to 5 days a week from March',
  'Our shop in May Street needs someone to work 10 to 20 hours',
  'Temporary visa holders who may work until 31 January 2027',
  'Full-time work to the end of January, at first.',
  'Role: help children from 3 to 12 March Street',
  'School holiday program work: 18 December to 27 January',
  'Contract until 31 Jan 28.',
  'Contract from 7 Dec 26 to 31 Jan 28.',
  'Contract until 20 January 2027/28.',
  'Contract until 20 January 2027+.',
  'Contract until 20 January 2027?',
  'Contract until around 20 January 2027.',
  'Contract from 12/10/2026 to 2/15/2027',
  'Fixed-term contract from 7 December to 20 January, dates TBC.',
  'Assignment until 29 January with posible extention.',
  'Assignment until 29 January in the first instance.',
  "This isn't a fixed-term job ending 20 January 2027.",
  'Not a job for 7 December to 20 January only',
  "Tom's position ends 20 January 2027.",
  'You will be replacing Maria, whose contract ends on 20 January 2027.',
  "Our supplier's contract ends 20 January 2027.",
  'The phone contract ends 20 January 2027.',
  'Contract to be signed until 20 January 2027.',
  'This job ad ends 20 January 2027.',
  'Does your current job finish on 20 January 2027?',
  'Rosters for the role from 1 December to 24 December are out.',
  'A casual role to cover the busiest weeks, from 1 December to 24 December.',
])('no end of the job: %s', (text) => {
  expect(daysIn(text)).toBeUndefined();
});

test('the days of a title are those of its job', () => {
  expect(daysIn('Wrap gifts.', 'Gift wrapper, 1–24 December 2026')).toEqual(['2026-12-01', '2026-12-24']);
  expect(daysIn('Wrap gifts. You may stay on afterwards.', 'Gift wrapper, 1–24 December')).toBeUndefined();
  expect(daysIn('Wrap gifts until 31 December.', 'Gift wrapper, 1–24 December')).toBeUndefined();
  expect(daysIn('Applications until 20 November.', 'Gift wrapper, 1–24 December')).toEqual(['--12-01', '--12-24']);
  expect(daysIn('The job ends on 31 December.', 'Gift wrapper, 1–24 December')).toBeUndefined();
});

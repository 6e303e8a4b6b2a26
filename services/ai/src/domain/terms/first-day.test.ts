import { expect, test } from '@jest/globals';
import { itemsOf, sentencesOf } from '../sentences.ts';
import { firstDayOf } from './first-day.ts';

const firstDayIn = (text: string, title = 'Barista') => firstDayOf(title, sentencesOf(text).flatMap(itemsOf))?.day;

test.each([
  ['The contract is for 12 months at 38 hours a week and begins on 15 March 2027.', '2027-03-15'],
  ['Start date: 11 January', '--01-11'],
  ['Start date: Monday, 15 March 2027', '2027-03-15'],
  ['Commencement date: 1 February 2027', '2027-02-01'],
  ['First day of work: 4 January 2027', '2027-01-04'],
  ['This role will start on Monday 4 January 2027.', '2027-01-04'],
  ['Starting 15 March 2027. Casual.', '2027-03-15'],
  ['Permanent, 38 hours a week, starting 15 March 2027', '2027-03-15'],
  ['A permanent full-time role (commencing 1 March 2027)', '2027-03-01'],
  ['Full-time barista to start on 15 March 2027.', '2027-03-15'],
  ['You start on 15 March 2027 and work 38 hours a week.', '2027-03-15'],
  ["You'll begin in February 2027 with two more graduates.", '2027-02'],
  ['Our graduate program commences in February 2027.', '2027-02'],
  ['Permanent work from 1 March 2027.', '2027-03-01'],
  ['Work starts 7 December.', '--12-07'],
  ['Begins in March.', '--03'],
  ['We want someone who begins on 1 March 2027.', '2027-03-01'],
  ['Casual, 20 hours a week, from 1 February 2027 for 10 weeks', '2027-02-01'],
  ['38 hours a week from 4 January 2027 for 3 months', '2027-01-04'],
  ['The position starts in January.', '--01'],
  ['Your first day is Monday 7 June 2027.', '2027-06-07'],
  ['First shift: 7 June 2027.', '2027-06-07'],
  ['Day one is 7 June 2027.', '2027-06-07'],
  ['You start work on 7 June 2027.', '2027-06-07'],
  ['You will be starting with us on Monday 7 June 2027.', '2027-06-07'],
  ['The successful applicant starts on 7 June 2027.', '2027-06-07'],
  ['When: from Monday 7 June 2027', '2027-06-07'],
  ['The vacancy is for a start on 7 June 2027.', '2027-06-07'],
  ['The start date is 2027-03-01.', '2027-03-01'],
  ['Start Date | 1 March 2027', '2027-03-01'],
  ['Cook, permanent, 38 hours a week, from 9 August 2027', '2027-08-09'],
  ['Admin to join our team on 15 March 2027', '2027-03-15'],
  ['Maternity cover, 3 months from 4 January 2027.', '2027-01-04'],
  ['Commencing 8 March 2027 in our pathology lab.', '2027-03-08'],
  ['Anticipated start: April 2027.', '2027-04'],
  ['Maternity leave cover, starting 4 January 2027.', '2027-01-04'],
  ['Start date: 4 January. You start on 4 January at 6 am.', '--01-04'],
])('a job begins: %s', (text, first) => {
  expect(firstDayIn(text)).toBe(first);
});

test('a title may name the first day', () => {
  expect(firstDayIn('Count beans.', 'Graduate accountant - February 2027 start')).toBe('2027-02');
  expect(firstDayIn('Count beans from 1 March 2027.', 'Graduate accountant - February 2027 start')).toBe('2027-02');
  expect(firstDayIn('You start on 1 March 2027.', 'Graduate accountant - February 2027 start')).toBeUndefined();
});

test.each([
  'Training for the role starts on 4 January.',
  'The role starts on 4 January or 1 February.',
  'Your probation in this position begins on 4 January.',
  'Start date: 4 January. The contract begins on 11 January.',
  "Our client's contract begins on 4 January.",
  'Applications for this role start on 4 January.',
  'Start date: 15 March 2027. Immediate start possible.',
  'Start ASAP. The role is ongoing from 15 March 2027.',
  'Start date: around 15 March 2027',
  'You must be able to start by 15 March 2027.',
  'You will teach students starting 1 March 2027.',
  'Join us for our new semester starting 1 March 2027.',
  'Your pay rises, starting 1 July 2027.',
  'Part time now, full-time from 1 March 2027.',
  'Our new store opens, starting 3 March 2027.',
  'You may start on 15 March 2027 if you pass.',
  'Start dates: 15 March 2027',
  'The role runs from 10 December to 20 January.',
  'We have been in business starting 4 March 1988, and still are.',
  'Your position begins no later than 15 March 2027.',
  'We expect you, preferably starting 15 March 2027.',
  'Casual rates from 1 July 2027 are $35.',
  'A role under our enterprise agreement, commencing 1 July 2026.',
  'We invite you to present your work in the week commencing 30 November.',
  'New opening hours, starting 1 December 2026.',
  'Starting 1 March 2027 we deliver on Sundays too.',
  'The contract with the hospital starts 7 June 2027.',
  'Under the protocol, from 9 August 2027, we ask the employers that you had.',
  'Applications to start 1 March 2027 are read daily.',
])('no sure beginning of the job: %s', (text) => {
  expect(firstDayIn(text)).toBeUndefined();
});

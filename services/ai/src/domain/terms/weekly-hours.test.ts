import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { weeklyHoursOf } from './weekly-hours.ts';

const read = (text: string) => weeklyHoursOf(sentencesOf(text));

test.each([
  ['15 hours a week', 15, 15],
  ['About 12 hours per week', 12, 12],
  ['20-25 hrs pw', 20, 25],
  ['20 – 25 hours p.w.', 20, 25],
  ['Up to 24 hours per week', 0, 24],
  ['A maximum of 20 hours per week', 0, 20],
  ['No more than 18 hours a week', 0, 18],
  ['At least 30 hours a week', 30, 38],
  ['Minimum 10 hours per week', 10, 38],
  ['15+ hours per week', 15, 38],
  ['38 hour week', 38, 38],
  ['A 38-hour working week', 38, 38],
  ['Standard 37.5 hours per week', 37.5, 37.5],
  ['40hrs/week', 40, 40],
  ['Two shifts of seven hours', 14, 14],
  ['One or two shifts of seven hours each weekend', 7, 14],
  ['Three 6-hour shifts per week', 18, 18],
  ['4 x 5 hour shifts each week', 20, 20],
  ['30 hours per fortnight', 15, 15],
  ['48 hours a fortnight', 24, 24],
  ['60-76 hours per fortnight', 30, 38],
  ['Minimum of 40 hours per fortnight', 20, 38],
  ['Full time (38h)', 38, 38],
  ['Full-time, 38 hours', 38, 38],
  ['Part time (20 hours) with an immediate start', 20, 20],
  ['Part-time role - 22.5 hours', 22.5, 22.5],
  ['Weekly hours: 16', 16, 16],
  ['Hours per week: 10 to 15', 10, 15],
  ['Twenty hours a week', 20, 20],
  ['twenty-four hours each week', 24, 24],
  ['Ten to fifteen hours a week', 10, 15],
  ['8 hours a day, 3 days a week', 24, 24],
  ['0.6 FTE', 22.8, 22.8],
  ['15 hours of work per week', 15, 15],
  ['12 hours weekly', 12, 12],
  ['We are open 24 hours, and you work 10 hours a week', 10, 10],
  ['15 or 20 hours a week, as you like', 15, 20],
  ['7:30 hours per week', 7.5, 7.5],
  ['Orderly, level 3 - 29 hours per week', 29, 29],
  ['Shifts of a minimum of 10 hours and up to 20 hours per week', 10, 20],
  ['Hours per fortnight: 60', 30, 30],
  ['Ward F4 – 37.5 hours per week', 37.5, 37.5],
])('%s: %d to %d', (text, min, max) => {
  expect(read(text)).toEqual({ min, max, quote: text });
});

test.each([
  'Open 24 hours',
  '24-hour care for residents',
  'We answer within 48 hours.',
  'Our kitchen is open 70 hours a week.',
  'Posted 18 hours ago',
  'Give 24 hours notice of a missed shift.',
  '40 hours of training',
  'We would never ask you to work 60 hours a week.',
  'Our software saves managers 10 hours a week.',
  'Student visa holders may work a maximum of 48 hours per fortnight under their visa conditions.',
  'Your visa limits you to 24 hours a week.',
  '$35 per hour',
  'Earn $1,500 per week',
  'Flexible hours to suit your timetable',
  'The team meets for 2 hours a week.',
  '38 hours of annual leave a year',
  'Available 24/7',
  'Up to 10 hours a week of paid study',
  'Full time position in a growing team',
  'Each lesson takes 1 hour.',
  'We are proud of zero 60-hour weeks.',
  '5 days a week',
])('no weekly hours: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

test('the first statement decides', () => {
  expect(read('15 hours a week in semester. 38 hours a week in the holidays.')).toMatchObject({ min: 15, max: 15 });
});

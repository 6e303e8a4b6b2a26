import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';
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

const readTerms = (text: string) => termsOf('Library assistant', sentencesOf(text)).hours;

test.each([
  ['The position is 0.6 full-time equivalent.', 22.8, 22.8],
  ['Point six of a full-time load', 22.8, 22.8],
  ['This is a point eight FTE role.', 30.4, 30.4],
  ['A 0.4 to 0.6 FTE appointment', 15.2, 22.8],
  ['FTE: 0.5-0.8', 19, 30.4],
  ['.7 EFT, ongoing', 26.6, 26.6],
  ['Sixty per cent of full time', 22.8, 22.8],
  ['Fraction: 60% FTE', 22.8, 22.8],
  ['Employed at 80 per cent of full-time hours', 30.4, 30.4],
  ['A half-time position in our library', 19, 19],
  ['Full-time equivalent (FTE) 0.9', 34.2, 34.2],
  ['Permanent, 1.0 FTE', 38, 38],
  ['Up to 0.6 FTE', 0, 22.8],
  ['0.63 FTE (24 hours per week)', 24, 24],
  ['Part-time (0.7)', 26.6, 26.6],
])('part of full time: %s: %d to %d', (text, min, max) => {
  expect(readTerms(text)).toEqual({ min, max, quote: text });
});

test.each([
  ['Up to 20 hours per fortnight', 0, 10],
  ['76 hours per fortnight', 38, 38],
  ['45.6 hours p/fn', 22.8, 22.8],
  ['Hours: 64 per fortnight', 32, 32],
  ['A 76-hour fortnight', 38, 38],
  ['Fortnightly hours: 50', 25, 25],
  ['Between 30 and 40 hours each fortnight', 15, 20],
  ['Contracted to 56 hours over a two-week period', 28, 28],
  ['32 hours f/n', 16, 16],
  ['40 hours every two weeks', 20, 20],
  ['152 hours over a four-week cycle', 38, 38],
  ['Six shifts of eight hours per fortnight', 24, 24],
  ['Four 6-hour shifts a fortnight', 12, 12],
  ['A 64hpf contract', 32, 32],
])('longer periods: %s: %d to %d', (text, min, max) => {
  expect(readTerms(text)).toEqual({ min, max, quote: text });
});

test.each([
  ['30 hours p.w.', 30, 30],
  ['38 hour week with a rostered day off each month', 38, 38],
  ['Working week: 37.5 hours', 37.5, 37.5],
  ['Average weekly hours of 25', 25, 25],
  ['20hrs p/w', 20, 20],
  ['25 hours/wk', 25, 25],
  ['Somewhere between 12 and 18 hours a week', 12, 18],
  ['Fifteen to twenty hours per week during semester', 15, 20],
  ['From 10 up to 25 hours per week', 10, 25],
  ['20 hours minimum per week', 20, 38],
  ['24 hours maximum a week', 0, 24],
  ['Max. 24 hours a week', 0, 24],
  ['16 hours or more a week', 16, 38],
  ['Fewer than 20 hours a week', 0, 20],
  ['Not exceeding 24 hours in any week', 0, 24],
  ['Contracted hours are 22.5 per week.', 22.5, 22.5],
  ['Thirty hours over four days', 30, 30],
  ['28 hours spread across 4 days', 28, 28],
  ['From 20 to 25 hours a week', 20, 25],
  ['Hours 15 to 25 per week', 15, 25],
  ['30hpw', 30, 30],
  ['36 hours 15 minutes per week', 36.25, 36.25],
  ['28 hours per weekfor half a year', 28, 28],
  ['You help within the records team for 18 hours a week.', 18, 18],
])('weeks: %s: %d to %d', (text, min, max) => {
  expect(readTerms(text)).toEqual({ min, max, quote: text });
});

test.each([
  ['Two shifts of six hours', 12, 12],
  ['Three days a week, 7.6 hours a day', 22.8, 22.8],
  ['Four 8-hour days a week', 32, 32],
  ['5 days x 6 hours', 30, 30],
  ['6 hours per day, Monday to Friday', 30, 30],
  ['Monday to Thursday, 5 hours a day', 20, 20],
  ['Seven and a half hours a day, five days a week', 37.5, 37.5],
  ['Two or three five-hour shifts a week', 10, 15],
  ['3 nights per week, 10 hours per night', 30, 30],
  ['Four hours every Saturday and Sunday', 8, 8],
  ['One 5-hour shift each weekend', 5, 5],
  ['Up to three 6-hour shifts a week', 0, 18],
  ['15 hours, Thursday and Friday', 15, 15],
  ['22.5 hours (Mondays, Tuesdays and Fridays)', 22.5, 22.5],
  ['25 hours across Monday to Friday', 25, 25],
])('shifts: %s: %d to %d', (text, min, max) => {
  expect(readTerms(text)).toEqual({ min, max, quote: text });
});

test.each([
  ['Hours: 37.5', 37.5],
  ['Hours: 37.5hrs days and weekends', 37.5],
  ['Hours: - 21 hours', 21],
  ['Hours of work: 25 hours', 25],
  ['28 hours', 28],
  ['Permanent - 30 hours', 30],
  ['Gardener (26 hours)', 26],
  ['It is a 30 hour post.', 30],
  ['The position is for 32 hours.', 32],
  ['This vacancy is for 20 hours working Monday to Friday, 9am to 1pm.', 20],
])('hours without a period: %s: %d', (text, hours) => {
  expect(readTerms(text)).toEqual({ min: hours, max: hours, quote: text });
});

test.each([
  ['Part-time, up to 3 days a week', 0, 22.8],
  ['Part-time, a minimum of 3 days a week', 22.8, 38],
  ['Front desk clerk, 3-4 days a week', 22.8, 30.4],
  ['A 2-day part-time opportunity', 15.2, 15.2],
])('estimated ends: %s: %d to %d', (text, min, max) => {
  expect(readTerms(text)).toEqual({ min, max, quote: text, inferred: true });
});

test.each([
  ['Part-time, four days a fortnight', 15.2],
  ['Part-time, 5 days per fortnight', 19],
  ['The role is worked as a nine-day fortnight.', 38],
  ['A full-time role with a 4 or 5 day week', 38],
  ['We offer a 19-day month.', 38],
  ['Part-time: three days per week', 22.8],
  ['Part-time role, four-day week', 30.4],
  ['Part-time, Monday to Friday during school hours', 27.5],
  ['School hours, three days a week, in a casual role', 16.5],
  ['Part-time: Mondays, Wednesdays and Fridays', 22.8],
  ['Weekend roster: Saturday and Sunday, 7am-3pm', 15],
])('estimated hours: %s: %d', (text, hours) => {
  expect(readTerms(text)).toEqual({ min: hours, max: hours, quote: text, inferred: true });
});

test.each([
  'The shop trades 60 hours a week.',
  'Trading hours: 50 per week',
  'Our library is open to the public for 45 hours a week.',
  'The course takes 20 hours per week of study.',
  'A course of 12 hours a week at a college',
  'Our program runs 6 hours a day, 5 days a week.',
  'You finish 120 hours of placement over a fortnight.',
  'You receive four weeks of notice or 38 hours of pay.',
  'A team of 3.5 FTE',
  'You lead 0.8 FTE of support staff.',
  '24 hour service, seven days a week',
  'Around-the-clock care, 24 hours a day, 7 days a week',
  'The help line answers 12 hours a day, 5 days a week.',
  'You are on call 24 hours a day.',
  'We reply in 20 hours or less.',
  'Work in outside school hours care, five days a week',
  'Complete 60 hours of community service a month.',
  '40 hours per month',
  'A 19-day course',
  'You are paid every fortnight.',
  'Overtime is paid beyond 38 hours a week.',
  'Penalty rates apply after 38 hours per week.',
  'International students may work up to 48 hours a fortnight.',
  'We keep to the 48 hours a fortnight limit for students.',
  'Children attend our preschool for 15 hours a week.',
  'Residents receive 15 hours of support a week.',
  'The machine runs 60 hours a week.',
  'Pay is pro rata of a 38-hour week.',
  'The bins are emptied five days a fortnight.',
  'Reception is staffed 55 hours a week.',
  'You supervise a half-time assistant.',
  'Sixty per cent of full-time students live nearby.',
  'A minimum shift is 3 hours.',
  'Unpaid training sessions for 4 weeks, Monday to Friday 4 hours a day',
  'Would a nine-day fortnight suit you?',
  'Up to 69 hours a week are available in total.',
  '24 hours',
  'Hours: 80',
  'Parcels are delivered in 30 hours.',
  'Parking (2 hours)',
  '8 hours Monday to Friday',
  '24 hours, Monday to Sunday',
  'Our telephone is answered Monday to Friday, 8am to 5pm.',
  'Our flexible roster covers 7am to 7pm Monday to Friday.',
  'Physiotherapy services are provided 3 days a week beside a part-time clinic.',
  'We bake bread, 5 days a week.',
  'Part-time, five days a week',
  'Half-time oranges for every player',
  'One shift every four weeks, on a Saturday or Sunday from 8am to 4pm',
  'Two weeks of paid training, Monday to Friday 8am to 5pm',
  'The post includes one day a week of reading time.',
  'A report for the board, 0.4 to 0.6 of the budget',
])('no hours of the job: %s', (text) => {
  expect(readTerms(text)).toBeUndefined();
});

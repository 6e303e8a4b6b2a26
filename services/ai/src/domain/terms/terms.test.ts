import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const read = (text: string, title = 'Barista') => termsOf(title, sentencesOf(text));
const kindsOf = (facts: readonly Readonly<{ kind: string }>[] = []) => facts.map(({ kind }) => kind);

test.each([
  ['This is a full-time position in a growing team.', ['full_time']],
  ['Job type: Part time', ['part_time']],
  ['Permanent part-time role', ['part_time']],
  ['Casual position with weekend shifts', ['casual']],
  ['Full time or part time, as you like', ['full_time', 'part_time']],
  ['Permanent – Full Time/Part Time', ['full_time', 'part_time']],
  ['You have three years of full-time work experience.', []],
  ['You must have full-time work rights.', []],
  ['We are flexible about part-time arrangements.', []],
  ['Enrolled in full-time study', []],
  ['Smart casual dress', []],
  ['This may lead to a full time role.', []],
])('bases: %s', (text, bases) => {
  expect(kindsOf(read(text).bases)).toEqual(bases);
});

test('the title names a basis too, and is its quote', () => {
  expect(read('Serve coffee.', 'Cook - Part Time').bases).toEqual([{ kind: 'part_time', quote: 'Cook - Part Time' }]);
});

test.each([
  ['The role is part time, three days a week.', 3, 3],
  ['Part time role (2-3 days per week)', 2, 3],
  ['You work 4 days a week.', 4, 4],
])('days: %s', (text, min, max) => {
  expect(read(text).days).toEqual({ min, max, quote: text });
});

test.each([
  'Work from home two days a week.',
  'A hybrid role with 3 days a week in the office',
  'Lunch is provided four days a week.',
  'Our shop is open 7 days a week.',
])('no days of the job: %s', (text) => {
  expect(read(text).days).toBeUndefined();
});

test.each([
  ['Shifts are Monday to Friday, 8.30am to 4.30pm.', 'mon,tue,wed,thu,fri', '08:30-16:30', 37.5],
  ['Roster: Sat and Sun 9 - 5 pm', 'sat,sun', '09:00-17:00', 15],
  ['Thursday to Saturday, 17:00 - 21:00', 'thu,fri,sat', '17:00-21:00', 12],
  ['6am - 2pm Mon-Fri', 'mon,tue,wed,thu,fri', '06:00-14:00', 37.5],
  ['Fridays from 10pm to 6am', 'fri', '22:00-06:00', 7.5],
])('roster: %s', (text, days, times, hours) => {
  const { rosters, hours: weekly } = read(text);
  const [start, end] = times.split('-');
  expect(rosters).toEqual([{ days: days.split(','), start, end, quote: text }]);
  expect(weekly).toEqual({ min: hours, max: hours, quote: text, inferred: true });
});

test.each(['We are open Monday to Friday 9am to 5pm.', 'Call us Mon-Fri, 9am to 4pm.'])('no roster: %s', (text) => {
  expect(read(text).rosters).toBeUndefined();
});

test.each([
  ['Full time position', 38],
  ['Part time role, four days a week', 30.4],
])('hours that follow: %s', (text, hours) => {
  expect(read(text).hours).toEqual({ min: hours, max: hours, quote: text, inferred: true });
});

test('hours that are stated go before those that follow, and a choice of bases has none', () => {
  expect(read('Full time position. 35 hours a week.').hours).toEqual({ min: 35, max: 35, quote: '35 hours a week.' });
  expect(read('Full time or part time').hours).toBeUndefined();
});

test.each([
  ['This is a fully remote role.', 'remote'],
  ['Location: Remote', 'remote'],
  ['Hybrid working with two days from home', 'hybrid'],
  ['Remote role with one day in the office', 'hybrid'],
  ['Hybrid cloud platforms', undefined],
  ['You support remote communities.', undefined],
  ['This is not a remote role.', undefined],
])('workplace: %s', (text, kind) => {
  expect(read(text).workplace?.kind).toBe(kind);
});

test.each([
  ['Internship in marketing', 'student'],
  ['Graduate accountant', 'graduate'],
  ['Junior developer', 'junior'],
  ['Senior business analyst', 'senior'],
  ['Senior manager, finance', 'manager'],
  ['Head of data', 'manager'],
  ['Mid-level engineer', 'mid'],
  ['International sales clerk', undefined],
])('seniority: %s', (title, level) => {
  expect(read('Join us.', title).seniority?.kind).toBe(level);
});

test.each([
  ['At least 5 years of experience in audit', { minYears: 5 }],
  ['2-3 years experience in a similar role', { minYears: 2, maxYears: 3 }],
  ['Three years’ experience working as a nurse', { minYears: 3 }],
  ['Experience: 4+ years', { minYears: 4 }],
  ['We have 30 years of experience in roofing.', undefined],
  ['Ten years of experience preferred', undefined],
  ['A warranty of 5 years', undefined],
])('years: %s', (text, years) => {
  expect(read(text).experience).toEqual(years && { ...years, quote: text });
});

import { expect, test } from '@jest/globals';
import { termsOf } from './terms.ts';

const hoursIn = (...sentences: readonly string[]) => {
  const { hours } = termsOf('', sentences);
  return hours && [hours.min, hours.max];
};

test.each<[string, number, number]>([
  ['15 hours a week. Must be available to work full time from week 3.', 15, 38],
  ['15 hours a week. Becomes full time after the probation.', 15, 38],
  ['15 hours a week. In January you will need to do 40 hours.', 15, 40],
  ['12 hours a week to start, 38 after Xmas', 12, 38],
  ['10 hours a week, up to 6 days a week full time from January', 10, 38],
  ['20 hours a week: Monday, Wednesday and Friday 8am to 1pm plus Thursday 1pm to 6pm', 20, 20],
  ['15 hours a week: Monday, Wednesday and Friday 8am to 1pm plus Thursday 1pm to 6pm', 15, 20],
  ['20 hours weekday roster plus every Saturday 10-6', 20, 28],
  ['12 hours a day, 2 days a week plus Sundays 8 hours', 24, 32],
  ['Three 8 hour shifts and one 4 hour shift each week', 4, 28],
  ['Two 12-hr shifts and one 5-hr shift per week', 5, 29],
  ['20 hrs on weekdays plus 8 hrs on Saturday each week', 28, 28],
  ['15 hours a week in the cafe and 15 hours a week in the bakery', 15, 30],
  ['20 hours per week to start, then 30', 20, 30],
  ['Starting at 15 hrs a week, moving to 35 hrs in January', 15, 35],
  ['12 hours a week to begin, going up to full time after a month', 12, 38],
  ['23 hours per week, plus paid overtime', 23, 38],
  ['12 hours a week to start, 35 hours a week after the first month', 12, 35],
  ['15 hours a week, 38 once trained', 15, 38],
  ['20 hours a week in term, 38 hours a week all year from March', 20, 38],
  ['20 hrs p/w, 5pm-11pm Tue-Sun', 20, 33],
  ['18 hours a week plus every Saturday 10am-4.15pm', 18, 24.25],
  ['20 hours a week of teaching + 10 prep', 20, 30],
  ['20 hours per week until January, thereafter full time', 20, 38],
  ['15 hours a week to begin with, building to full time by February', 15, 38],
  ['18 hours per week for the first month, then five days a week', 18, 38],
  ['24 hours a week as a base with 8 hours of compulsory overtime', 24, 38],
  ['22 hours a week, Mon-Thu 10pm-4.15am', 22, 25],
])('hours that are added, or to which they grow, are the most: %s', (sentence, min, max) => {
  expect(hoursIn(sentence)).toEqual([min, max]);
});

test('another sentence adds hours, or names more of them', () => {
  expect(hoursIn('Kitchen hand, 15 hours a week.', 'You will also do 20 hours a week in our second shop.')).toEqual([
    15, 35,
  ]);
  expect(hoursIn('A barista for 10 hours a week.', 'In December you will work 35 hours a week.')).toEqual([10, 35]);
  expect(hoursIn('A waiter for 15 hours a week.', 'You will also help at our bar two nights a week.')).toEqual([
    15, 30.2,
  ]);
  expect(hoursIn('A clerk for 20 hours a week.', 'Your roster is Monday to Friday, 9am-5pm.')).toEqual([20, 37.5]);
  expect(hoursIn('Work from home, 10 hours a week.', 'This is a full-time role.')).toEqual([10, 38]);
});

test.each<[string, number, number]>([
  ['Part time, 16 to 20 hours a week', 16, 20],
  ['20 hours a week, with 5 hours a day and two weeks notice', 20, 20],
  ['A minimum of 10 hours and up to 20 hours per week', 10, 20],
  ['15 hours a week and 10 hours of training', 15, 15],
  ['15 hours a week, and you will do 30 hours of training', 15, 15],
  ['Work one day for free, then $34 an hour, 20 hours a week', 20, 20],
  ['20 hours a week at first $30, rising to $ 34 an hour', 20, 20],
  ['20 hours a week, then AUD 34 per hour', 20, 20],
  ['20 hours a week, growing to 34.50 an hour', 20, 20],
  ['20 hours a week, then 34 dollars', 20, 20],
  ['15 hours a week, any time between Mon-Fri 9am and 5pm', 15, 15],
  ['20 hours a week each on a rota, Monday to Friday 9am-5pm', 20, 20],
  ['15 hours a week, Saturday and Sunday 7am-3pm', 15, 15],
  ['24 hours a week, Mon-Thu 10pm-4.15am', 24, 24],
  ['20 hours a week, including 15 hours teaching and 5 hours of preparation', 20, 20],
  ['12 hours a week, student visas allow 24 hours a week', 12, 12],
  ['15 hours a week, a raise to $36 after the first month', 15, 15],
  ['15 hours a week, you also get two days a week off', 15, 15],
])('other figures are no more hours: %s', (sentence, min, max) => {
  expect(hoursIn(sentence)).toEqual([min, max]);
});

test('visas limit their holders, not the job', () => {
  expect(hoursIn('A barista for 10 hours a week.', 'Student visas allow 24 hours a week.')).toEqual([10, 10]);
});

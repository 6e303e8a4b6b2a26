import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const hoursIn = (text: string) => {
  const { hours } = termsOf('Kitchen hand', sentencesOf(text));
  return hours && [hours.min, hours.max];
};

test.each([
  'Lunch 11-3 and dinner 5-10, Thursday through Sunday.',
  'You work both shifts: 11-3 and 5-10, Thu-Sun.',
  'Wed-Sun 11am-3pm, back for dinner 5pm-10pm.',
  'Mon to Fri mornings 6-9 plus evenings 5-9.',
  'AM 6-10, PM 4-8 Mon-Fri',
  'Mon-Fri 6-9 and 5-9.',
  'From 10 to 2 and from 5 to 9, Tuesday to Saturday',
  'Mon-Fri, mornings 7-10, afternoons 2-5',
  '3 days, 7am-4.30pm, plus every Sunday 8-1',
  'Two 10 hour days plus a Sunday 9-3',
  '4 hours a day Mon-Fri + 8 hours Sat',
  '3 hours a day weekdays and 10 hours a day on weekends',
  '3 morning shifts of 5 hours and 3 evening shifts of 4 hours',
  '3 days of 8 hours and a half day of 4',
  '2 shifts a day, 4 hours each, Mon-Fri',
  'Two shifts, lunch 11-3 and dinner 5-10, Mon-Fri',
  'Three 3-hour shifts a day, 3 days a week.',
  'Mon-Fri 8-12, plus Saturday.',
  'Mon-Fri 9-1 and one weekend shift.',
  'Mon-Fri 9-1. Saturdays too, 9-3.',
  '20 hours a week plus a Saturday shift.',
  '20 hours a week. Also Sundays 8-4.',
  '24 hours a week and a bit more.',
  '20 hours a week on paper, 35 in practice.',
  '15 hours a week at first, 30 later.',
  '15 hours a week, doubling in March.',
  '20 + 8 hours a week.',
  '0.5 FTE here and 0.5 FTE at our sister cafe.',
  'Saturday 8am-12pm, as well as your usual Monday to Friday day shifts.',
  'In addition to the weekday roster (five days) you do Sunday 9am to 1pm.',
  'Work from home 8 hours a week; the balance of your five days is in our office.',
  'You supervise two casuals who each do 10 hours a week.',
  'Our juniors work 8 hours a week; you work every day we open.',
])('few hours are not told where words about more time are left over: %s', (text) => {
  expect(hoursIn(text)?.[1] ?? Infinity).toBeGreaterThan(24);
});

test.each([
  'Any two days Mon-Fri, 9-5.',
  'Two of Mon-Fri, 9-5.',
  'Choose 2 of these shifts: Mon 9-5, Tue 9-5, Wed 9-5, Thu 9-5, Fri 9-5',
  'Days available: Mon-Fri, 8-4, you tell us which.',
  'Week 1: Mon-Tue 8-4, Week 2: Wed-Thu 8-4',
  'You do Sat and Sun 8am-2pm, our full-timers do Mon-Fri 8am-4pm.',
  'Need someone Saturday 8-4, have someone for Mon-Fri 8-4.',
])('rosters that are shared are not the hours of one worker: %s', (text) => {
  expect(hoursIn(text)).toBeUndefined();
});

test.each([
  ['Mon 9-1, Wed 10-2', [8, 8]],
  ['Saturday 7am-noon plus Sunday 8-1', [10, 10]],
  ['15 hours a week: Mon-Fri 9-12', [15, 15]],
  ['Two shifts of 8 hours a week', [16, 16]],
  ['20 hours a week, 4 hours a day and 5 days', [20, 20]],
  ['Two days a week, 9am to 3pm', [11, 12]],
  ['12 hours a week plus a Saturday shift now and then', [12, 12]],
  ['20 hours a week, evening and weekend shifts only', [20, 20]],
  ['20 hours a week, then $34 an hour', [20, 20]],
  ['20 hours a week on Monday, Wednesday and Friday', [20, 20]],
  ['20 hours a week. You serve 30 people at lunch.', [20, 20]],
  ['18 hours a week in three evening shifts, entirely from home anywhere in Australia.', [18, 18]],
  ['12 hours a week over two shifts, both on weekends', [12, 12]],
  ['Choose two or three shifts, between 14 and 22 hours a week; swap until the evening before.', [14, 22]],
  ['Two and a half days, 19 hours a week, and you choose which.', [19, 19]],
  ['16 hours a week as two shifts, Friday and Saturday', [16, 16]],
])('hours that tell all of their sentence stay: %s', (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

test.each([
  ["Nurses work 38 hours per week here; the cleaner's role is 10 hours per week.", [10, 10]],
  ['Our chefs do 45 hours a week. We need a dishwasher for Friday and Saturday nights, 5pm to 10pm.', [10, 10]],
  ['Owner works 60 hours per week! Casual, 12 hours a week.', [12, 12]],
  ['The day team works 40 hours a week. We seek an evening cleaner for 9 hours weekly.', [9, 9]],
  ['The role works 20 hours a week.', [20, 20]],
  ['Our new barista works 15 hours a week.', [15, 15]],
  ['The successful candidate works 30 hours a week.', [30, 30]],
])('hours of others are not those of the job: %s', (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

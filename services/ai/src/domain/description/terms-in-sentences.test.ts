import { expect, test } from '@jest/globals';
import { weekdays } from '@waratah/vocabulary/work-hours';
import { messages } from '../messages.ts';
import { weeklyHoursOf } from '../terms/weekly-hours.ts';
import { readBrief } from './brief.ts';
import { hoursSentence } from './hours-sentence.ts';
import { localText } from './local-text.ts';
import { payWords } from './pay-words.ts';
import { htmlOf } from './text.ts';

test.each([
  [{ hoursMin: 1, hoursMax: 1 }, 'The work is 1 hour a week.'],
  [{ hoursMin: 1 }, 'The work is at least 1 hour a week.'],
  [{ hoursMin: 1, hoursMax: 10 }, 'The work is 1 to 10 hours a week.'],
  [{ shiftStart: '08:00', shiftEnd: '16:00' }, 'The hours are 8 am to 4 pm.'],
  [{ shiftStart: '08:00' }, 'The hours are from 8 am.'],
  [{ shiftEnd: '16:00' }, 'The hours are until 4 pm.'],
  [{ hoursMin: 20, hoursMax: 20, shiftStart: '08:00' }, 'The work is 20 hours a week, from 8 am.'],
  [
    { hoursMin: 20, hoursMax: 20, workDays: ['sat', 'sun'], shiftStart: '08:00', shiftEnd: '16:00' },
    'The work is 20 hours a week, on Saturday and Sunday, 8 am to 4 pm.',
  ],
  [{ workDays: ['mon', 'tue', 'wed'], shiftEnd: '16:00' }, 'The work is Monday to Wednesday, until 4 pm.'],
  [{ workDays: ['fri'] }, 'The work is on Friday.'],
  [{ workDays: [...weekdays] }, 'The work is any day.'],
  [{}, ''],
])('working times %j are written as “%s”', (hours, sentence) =>
  expect(hoursSentence(readBrief({ title: 'Cook', ...hours }).hours)).toBe(sentence),
);

const everyHours = [[], ['fri'], ['sat', 'sun'], ['mon', 'tue', 'wed'], [...weekdays]].flatMap((workDays) =>
  [{}, { shiftStart: '08:00' }, { shiftEnd: '14:00' }, { shiftStart: '08:00', shiftEnd: '14:00' }].flatMap((times) =>
    [{}, { hoursMin: 1, hoursMax: 1 }, { hoursMin: 12, hoursMax: 20 }, { hoursMin: 20, hoursMax: 20 }].map((week) => ({
      workDays,
      ...times,
      ...week,
    })),
  ),
);

test('the reader of ads reads the hours of the form in the sentence, and the text keeps the sentence', () => {
  for (const hours of everyHours) {
    const brief = readBrief({ title: 'Cook', ...hours });
    const { hoursMin = 0, hoursMax } = brief.hours;
    const sentence = hoursSentence(brief.hours);
    const read = weeklyHoursOf([sentence]);
    if (hoursMin !== null && hoursMin > 1)
      expect({ sentence, ...read }).toMatchObject({ sentence, min: hoursMin, max: hoursMax });
    expect(htmlOf(localText(brief))).toContain(sentence);
  }
});

test('pay is rounded to cents', () => {
  const pay = (salaryMin: number) => payWords(readBrief({ title: 'Cook', salaryMin, salaryPeriod: 'hour' }));
  expect(pay(33.333)).toBe('from $33.33 an hour');
  expect(pay(33.5)).toBe('from $33.50 an hour');
  expect(pay(32.999)).toBe('from $33 an hour');
});

test('the least pay and the fewest hours must not be above the most, as in an ad', () => {
  expect(() => readBrief({ title: 'Cook', salaryMin: 40, salaryMax: 30, salaryPeriod: 'hour' })).toThrow(
    `salary_min: ${messages.salaryOrder}`,
  );
  expect(() => readBrief({ title: 'Cook', hoursMin: 30, hoursMax: 20 })).toThrow(`hours_min: ${messages.hoursOrder}`);
  expect(readBrief({ title: 'Cook', hoursMin: 20, hoursMax: 20 }).hours).toMatchObject({ hoursMin: 20, hoursMax: 20 });
});

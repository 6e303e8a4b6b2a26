import { expect, test } from '@jest/globals';
import { dayPartsOf, daysInWords, formHoursOf, hoursOfAd, wantedShare, workHoursInWords } from './work-hours.ts';

const evenings = { workDays: ['thu', 'fri', 'sat'], shiftStart: '17:00', shiftEnd: '22:00' } as const;

test('entered hours apply; one number alone is both limits', () => {
  expect(formHoursOf({ ...evenings, hoursMin: 12, hoursMax: 18 })).toEqual({ min: 12, max: 18 });
  expect(formHoursOf({ hoursMax: 20 })).toEqual({ min: 20, max: 20 });
});

test('without entered hours they are calculated from days and times, with and without a likely break in a long shift', () => {
  expect(formHoursOf(evenings)).toEqual({ min: 15, max: 15, inferred: true });
  expect(formHoursOf({ workDays: ['sat'], shiftStart: '22:00', shiftEnd: '06:00' })).toEqual({
    min: 7.5,
    max: 8,
    inferred: true,
  });
  const nights = { workDays: ['mon', 'tue', 'wed', 'thu'], shiftStart: '22:00', shiftEnd: '04:15' } as const;
  expect(formHoursOf(nights)).toEqual({ min: 23, max: 25, inferred: true });
  const fullTime = { workDays: ['mon', 'tue', 'wed', 'thu', 'fri'], shiftStart: '09:00', shiftEnd: '17:00' } as const;
  expect(formHoursOf(fullTime)).toEqual({ min: 37.5, max: 37.5, inferred: true });
  expect(hoursOfAd(nights, { min: 24, max: 24 })).toEqual({ min: 24, max: 24 });
  expect(hoursOfAd(nights, { min: 24, max: 24, inferred: true })).toEqual({ min: 23, max: 25, inferred: true });
  expect(formHoursOf({ workDays: ['sat'] })).toBeUndefined();
  expect(formHoursOf({ ...evenings, shiftEnd: '17:00' })).toBeUndefined();
});

test.each([
  [['sun', 'sat'], 'Sat and Sun'],
  [['thu', 'fri', 'sat'], 'Thu to Sat'],
  [['mon', 'wed', 'fri'], 'Mon, Wed and Fri'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'any day'],
  [[], ''],
] as const)('days %j are read as %j', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test('hours, days and times form one phrase', () => {
  expect(workHoursInWords({ min: 12, max: 18 }, evenings)).toBe('12 to 18 h a week, Thu to Sat, 5 pm to 10 pm');
  expect(workHoursInWords({ min: 15, max: 15, inferred: true }, {})).toBe('About 15 h a week');
  expect(workHoursInWords({ min: 23, max: 25, inferred: true }, {})).toBe('About 23 to 25 h a week');
  expect(workHoursInWords({ min: 7.5, max: 8, inferred: true }, {})).toBe('About 8 h a week');
  expect(workHoursInWords({ min: 22.8, max: 22.8, inferred: true }, {})).toBe('About 22.8 h a week');
  expect(workHoursInWords({ min: 7.5, max: 8 }, {})).toBe('7.5 to 8 h a week');
  expect(workHoursInWords(undefined, { workDays: ['sat'], shiftStart: '00:30', shiftEnd: '12:00' })).toBe(
    'Sat, 12:30 am to 12 pm',
  );
  expect(workHoursInWords(null, {})).toBe('');
});

test('a range of hours that begins at none is read as its limit', () => {
  expect(workHoursInWords({ min: 0, max: 20 }, {})).toBe('Up to 20 h a week');
  expect(workHoursInWords({ min: 0, max: 20 }, evenings)).toBe('Up to 20 h a week, Thu to Sat, 5 pm to 10 pm');
  expect(workHoursInWords({ min: 0, max: 20, inferred: true }, {})).toBe('Up to about 20 h a week');
});

test('a shift covers each time of day in which it has an hour', () => {
  expect(dayPartsOf('17:00', '22:00')).toEqual(['evening']);
  expect(dayPartsOf('09:00', '17:30')).toEqual(['morning', 'afternoon']);
  expect(dayPartsOf('21:30', '06:00')).toEqual(['morning', 'night']);
  expect(dayPartsOf('16:30', '17:15')).toEqual(['afternoon']);
});

test("an ad is compared with somebody's preferred days and times, as far as both are given", () => {
  const any = { days: [], times: [] };
  expect(wantedShare(evenings, any)).toBeUndefined();
  expect(wantedShare({ hoursMin: 12 }, { days: ['sat'], times: [] })).toBeUndefined();
  expect(wantedShare(evenings, { days: ['fri', 'sat'], times: ['evening'] })).toBeCloseTo(2 / 3);
  expect(wantedShare(evenings, { days: [], times: ['morning'] })).toBe(0);
  expect(wantedShare({ workDays: ['sat'] }, { days: ['sat'], times: ['morning'] })).toBe(1);
});

test('hours of the text count where the form has none, and up to them where they are more', () => {
  const form = { hoursMin: 12, hoursMax: 18 };
  const given = { min: 12, max: 18 };
  expect(hoursOfAd({}, { min: 20, max: 24 })).toEqual({ min: 20, max: 24 });
  expect(hoursOfAd(form, undefined)).toEqual(given);
  expect(hoursOfAd(form, { min: 10, max: 18 })).toEqual(given);
  expect(hoursOfAd(form, { min: 18, max: 38 })).toEqual(given);
  expect(hoursOfAd(form, { min: 38, max: 38 })).toEqual({ min: 12, max: 38 });
  expect(hoursOfAd(form, { min: 38, max: 38, inferred: true })).toEqual(given);
});

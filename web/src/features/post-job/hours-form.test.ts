import { expect, test } from '@jest/globals';
import { emptyHours, hoursHint, type HoursValues, problemsOfHours } from './hours-form.ts';

const days: HoursValues['workDays'] = ['thu', 'fri', 'sat'];
const evenings = { workDays: days, shiftStart: '17:00', shiftEnd: '22:00' };

test.each<[string, Partial<HoursValues>, string | undefined]>([
  ['hours that the shifts hold', { ...evenings, hoursMin: '12', hoursMax: '18' }, undefined],
  ['hours a little above, as times are approximate', { ...evenings, hoursMin: '18' }, undefined],
  [
    'more hours than the shifts hold',
    { ...evenings, hoursMin: '38' },
    'hold about 15 hours a week, and you ask for 38',
  ],
  ['a single number as the most', { ...evenings, hoursMax: '30' }, 'hold about 15 hours a week, and you ask for 30'],
  ['shifts past midnight', { ...evenings, shiftEnd: '02:00', hoursMin: '26' }, undefined],
  ['days without times', { workDays: ['sat'], hoursMin: '20' }, 'hold about 12 hours a week, and you ask for 20'],
  ['no days', { hoursMin: '38', shiftStart: '17:00', shiftEnd: '22:00' }, undefined],
  ['no hours', evenings, undefined],
  ['hours that are no number', { ...evenings, hoursMin: 'many' }, undefined],
])('%s', (_name, values, hint) => {
  const told = hoursHint({ ...emptyHours, ...values });
  expect(told?.includes(hint ?? '')).toBe(hint === undefined ? undefined : true);
});

test('a shift ends at another time than it starts', () => {
  expect(problemsOfHours({ ...emptyHours, shiftStart: '09:00', shiftEnd: '09:00' })).toEqual({
    shiftEnd: 'A shift must end at another time than it starts.',
  });
  expect(problemsOfHours({ ...emptyHours, ...evenings })).toEqual({});
});

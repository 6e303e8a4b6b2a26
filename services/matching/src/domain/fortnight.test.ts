import { expect, test } from '@jest/globals';
import { fortnightOf } from './fortnight.ts';
import { defaultPreferences } from './preferences.ts';

const shiftOn = (day: string, hours: number) => ({ id: `shift-${day}`, day, hours, employer: '', at: new Date(0) });

/** In session until Sunday 22 November 2026. */
const student = {
  visaType: 'Student Visa subclass 500',
  preferences: { ...defaultPreferences, breaks: [{ from: '2026-11-23', to: '2027-02-20' }] },
};

test('in the first week of a break the fortnight with the last week of session is limited, the next is not', () => {
  const shifts = [shiftOn('2026-11-18', 30), shiftOn('2026-11-23', 20)];
  const { limit, tighter, both, weeks } = fortnightOf(student, shifts, '2026-11-23');
  const withLastWeek = { from: '2026-11-16', to: '2026-11-29', left: 0 };
  expect({ limit, tighter, both }).toEqual({ limit: 48, tighter: withLastWeek, both: [withLastWeek] });
  expect(weeks.map(({ counted }) => counted)).toEqual([30, 20, 0]);
});

test('during a break no limit is shown, with the reason', () => {
  const { limit, both, noLimitBecause } = fortnightOf(student, [shiftOn('2026-12-16', 60)], '2026-12-16');
  expect({ limit, both, noLimitBecause }).toEqual({ limit: undefined, both: [], noLimitBecause: 'break' });
});

test('while no work is allowed, the reason stands in the place of a limit', () => {
  const preferences = { ...student.preferences, courseBegins: '2027-03-01' };
  const { limit, both, noLimitBecause, noWorkBecause } = fortnightOf({ ...student, preferences }, [], '2026-12-16');
  expect({ limit, both, noLimitBecause, noWorkBecause }).toEqual({
    limit: undefined,
    both: [],
    noLimitBecause: undefined,
    noWorkBecause: 'work may begin once your course begins on 1 March 2027',
  });
});

test('a student who did not say when the course begins is asked', () => {
  const asked = fortnightOf({ ...student, preferences: defaultPreferences }, [], '2026-11-23').question;
  expect(asked).toBe('You may work once your course has begun: say in your settings when it begins');
  const begun = { ...defaultPreferences, courseBegins: '2026-03-02' };
  expect(fortnightOf({ ...student, preferences: begun }, [], '2026-11-23').question).toBeUndefined();
});

test('a course without a limit is named as the reason', () => {
  const preferences = { ...defaultPreferences, courseLevel: 'research' as const, courseBegins: '2026-03-02' };
  const known = fortnightOf({ ...student, preferences }, [], '2026-11-23');
  expect([known.limit, known.noLimitBecause]).toEqual([undefined, 'course']);
  const graduate = fortnightOf({ ...student, visaType: 'Temporary Graduate 485' }, [], '2026-11-23');
  expect([graduate.limit, graduate.noLimitBecause]).toEqual([undefined, undefined]);
});

import { expect, test } from '@jest/globals';
import { dayBeside, dayWithMonth, hoursOver, workedAndRostered } from './fortnight-words.ts';

test('a range of days names its month once, unless there are two', () => {
  expect([dayBeside('2026-11-16', '2026-11-29'), dayWithMonth('2026-11-29')]).toEqual(['Mon 16', 'Sun 29 November']);
  expect(dayBeside('2026-11-23', '2026-12-06')).toBe('Mon 23 November');
});

test('hours until today are worked, later ones are rostered', () => {
  const on = (day: string, hours: number) => ({ day, hours, limited: true });
  const days = [on('2026-11-22', 4.5), on('2026-11-23', 3), on('2026-11-24', 6)];
  expect(workedAndRostered(days, '2026-11-23')).toEqual({ worked: 7.5, rostered: 6 });
});

test('hours over the limit are those of the stricter two weeks, without the days of a course break', () => {
  const week = (from: string, hours: number, limited: boolean) => ({ from, days: [{ day: from, hours, limited }] });
  const weeks = [week('2026-11-09', 40, true), week('2026-11-16', 30.5, true), week('2026-11-23', 20, true)];
  const known = { limit: 48, tighter: { from: '2026-11-16' }, weeks };
  expect(hoursOver(known)).toBe(2.5);
  expect(hoursOver({ ...known, tighter: { from: '2026-11-09' } })).toBe(22.5);
  expect(hoursOver({ ...known, weeks: [...weeks.slice(0, 2), week('2026-11-23', 20, false)] })).toBe(0);
  expect(hoursOver({ weeks })).toBe(0);
});

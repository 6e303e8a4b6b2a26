import { expect, test } from '@jest/globals';
import { graduationYearFrom, period, sortEducation } from './timeline.ts';

test('education is sorted by end year, newest first', () => {
  expect(
    sortEducation([{ endYear: '2020' }, { endYear: '' }, { endYear: '2027' }]).map(({ endYear }) => endYear),
  ).toEqual(['2027', '2020', '']);
});

test('the graduation year follows the first entry only when that is four digits', () => {
  expect(graduationYearFrom([{ endYear: '2020' }, { endYear: '2028' }], '2025')).toBe('2028');
  expect(graduationYearFrom([{ endYear: 'soon' }], '2025')).toBe('2025');
  expect(graduationYearFrom([], '2025')).toBe('2025');
});

test('a period without an end lasts until the present', () => {
  expect(period('2024-08', '')).toBe('Aug 2024 – Present');
  expect(period('2024', 'Present')).toBe('2024 – Present');
  expect(period('', '2024')).toBe('2024');
});

import { expect, test } from '@jest/globals';
import { monthText, sortExperience, toMonth, isInOrder } from './months.ts';

test.each([
  ['2024-04', '2024-04'],
  ['2024/4', '2024-04'],
  ['2024-04-15', '2024-04'],
  ['04/2024', '2024-04'],
  ['30/4/2024', '2024-04'],
  ['Apr 2024', '2024-04'],
  [' april, 2024 ', '2024-04'],
  ['15 April 2024', '2024-04'],
  ['2024', '2024'],
  ['present', 'Present'],
  ['Currently', 'Present'],
  ['', ''],
])('%s is read as %s', (text, month) => expect(toMonth(text)).toBe(month));

test.each(['soon', '13/2024', '2024-00', 'Foo 2024', '24', '9999-01'])('%s is not a month', (text) =>
  expect(toMonth(text)).toBeUndefined(),
);

test('current entries come first, then the latest end, in any notation', () => {
  const ends = ['Apr 2024', '2021', 'soon', 'Present', '01/2024', '12/2023', '', 'Dec 2022'];
  expect(sortExperience(ends.map((end) => ({ end }))).map(({ end }) => end)).toEqual([
    'Present',
    '',
    'Apr 2024',
    '01/2024',
    '12/2023',
    'Dec 2022',
    '2021',
    'soon',
  ]);
});

test('a month is shown by its name', () => {
  expect(['2024-04', '2024', 'Present', '', 'a while'].map(monthText)).toEqual([
    'Apr 2024',
    '2024',
    'Present',
    '',
    'a while',
  ]);
});

test.each([
  ['2027', '2025', false],
  ['2025', '2025', true],
  ['2025-03', '2025-02', false],
  ['2025-03', '2025', true],
  ['2026', '2025-12', false],
  ['2025', 'Present', true],
  ['2025', '', true],
  ['', '2020', true],
  ['a while ago', '2020', true],
])('from %j to %j is in order: %j', (start, end, expected) => {
  expect(isInOrder(start, end)).toBe(expected);
});

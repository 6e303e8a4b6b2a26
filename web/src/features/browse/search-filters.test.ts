import { expect, test } from '@jest/globals';
import { defaultFilters, pageButtons, readFilters, toSearchFilter, writeFilters } from './search-filters.ts';

const roundTrip = (query: string) => writeFilters(readFilters(new URLSearchParams(query))).toString();

test('an address without filters asks for sponsorship and nothing else', () => {
  expect(readFilters(new URLSearchParams())).toEqual(defaultFilters);
  expect(writeFilters(defaultFilters).toString()).toBe('');
});

test('filters go into the address and come back', () => {
  const query =
    'search=barista&location=Ultimo+NSW&category=Sales&work_type=Casual&visa_types=500&visa_sponsorship=false' +
    '&student_friendly=true&remote_friendly=true&salary_min=60000&salary_max=120000&page=3';
  expect(roundTrip(query)).toBe(query);
});

test.each(['page=-1', 'page=x', 'page=1e9', 'category=Astrology', 'visa_types=007', 'work_type=Never', 'unknown=1'])(
  'nonsense like %s is left out',
  (query) => {
    expect(roundTrip(query)).toBe('');
  },
);

test('what is not asked for is not sent', () => {
  expect(toSearchFilter({ ...defaultFilters, visa: '485', salary: true })).toEqual({
    visaSponsorship: true,
    studentFriendly: false,
    remote: false,
    visaTypes: ['485'],
    salaryMin: 60_000,
    salaryMax: 120_000,
  });
});

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i shows the buttons %j', (page, total, buttons) => {
  expect(pageButtons(page, total)).toEqual(buttons);
});

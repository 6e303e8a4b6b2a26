import { expect, test } from '@jest/globals';
import {
  answering,
  countAll,
  countMore,
  defaultFilters,
  fartherThan,
  pageButtons,
  payProblems,
  readFilters,
  toSearchFilter,
  typedPayIn,
  withoutSponsorship,
  writeFilters,
} from './search-filters.ts';

const roundTrip = (query: string) => writeFilters(readFilters(new URLSearchParams(query))).toString();

test('an address without filters only asks for sponsorship', () => {
  expect(readFilters(new URLSearchParams())).toEqual(defaultFilters);
  expect(writeFilters(defaultFilters).toString()).toBe('');
});

test('of a search with words, only jobs that have all of them answer it', () => {
  expect(answering({ total: 12, close: 0 }, { ...defaultFilters, search: 'barista' })).toBe(0);
  expect(answering({ total: 12, close: 0 }, defaultFilters)).toBe(12);
});

test('filters are written to the address and read back', () => {
  const query =
    'search=barista&location=Ultimo+NSW&category=Sales&work_type=Casual&visa_types=500&visa_sponsorship=false' +
    '&student_friendly=true&remote_friendly=true&salary_min=60000&salary_max=120000' +
    '&posted_within=7&radius=10&sort=pay&page=3';
  expect(roundTrip(query)).toBe(query);
});

test.each([
  'page=-1',
  'radius=11',
  'posted_within=0',
  'sort=luck',
  'salary_min=a+lot',
  'page=x',
  'page=1e9',
  'category=Astrology',
  'visa_types=007',
  'work_type=Never',
  'unknown=1',
])('invalid values like %s are ignored', (query) => {
  expect(roundTrip(query)).toBe('');
});

test('unset filters are not sent', () => {
  expect(toSearchFilter({ ...defaultFilters, visa: '485', payFrom: 60_000, payTo: 120_000 })).toEqual({
    visaSponsorship: true,
    studentFriendly: false,
    remote: false,
    visaTypes: ['485'],
    salaryMin: 60_000,
    salaryMax: 120_000,
  });
});

test('invalid limits of pay are named, and not sent', () => {
  const wrong = new URLSearchParams('salary_min=-5&salary_max=a+lot');
  expect(payProblems(typedPayIn(wrong))).toEqual({ from: 'amount', to: 'amount' });
  const turned = new URLSearchParams('salary_min=70000&salary_max=30');
  expect(payProblems(typedPayIn(turned))).toEqual({ to: 'turned' });
  expect(toSearchFilter(readFilters(turned))).toMatchObject({ salaryMin: undefined, salaryMax: undefined });
  expect(payProblems({ from: '35', to: '$70,000' })).toEqual({});
});

test('the jobs that accept a visa without sponsorship have an address of their own', () => {
  const others = withoutSponsorship({ ...defaultFilters, visa: '485' }, 'Student Visa subclass 500');
  expect(writeFilters(others).toString()).toBe('visa_types=485&visa_sponsorship=false&without_sponsorship=500');
  expect(readFilters(writeFilters(others))).toEqual(others);
  expect(toSearchFilter(others)).toMatchObject({
    visaSponsorship: false,
    withoutSponsorship: true,
    visaTypes: ['500'],
  });
});

test('if nothing is near, a larger radius and all of Australia are offered', () => {
  const near = { ...defaultFilters, location: 'Broome WA', radius: 5 };
  expect(fartherThan(near).map(({ location, radius }) => [location, radius])).toEqual([
    ['Broome WA', 100],
    ['', undefined],
  ]);
  expect(fartherThan(defaultFilters)).toEqual([]);
});

test('pay below 1000 is hourly', () => {
  const filters = readFilters(new URLSearchParams('salary_min=30&salary_max=40'));
  expect(toSearchFilter(filters)).toMatchObject({ salaryMin: 30 * 38 * 52, salaryMax: 40 * 38 * 52 });
});

test('a wide screen counts its folded filters, a phone all but the words', () => {
  const filters = { ...defaultFilters, location: 'Ultimo NSW', radius: 10, payFrom: 30 };
  expect([countMore(filters), countAll(filters)]).toEqual([2, 4]);
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

import { expect, test } from '@jest/globals';
import type { JobRecord } from '../job.ts';
import { findJobs } from './find-jobs.ts';
import { JobIndex } from './job-index.ts';
import { SearchInput, toSearch } from './search-input.ts';
import { adOf, localities, now } from './test-ads.ts';

const ad = (id: number, title: string, location: string, given: Partial<JobRecord> = {}) =>
  adOf(id, { title, location, description: '<p>Be part of a team.</p>', ...given });

const ads = [
  ad(1, 'Registered nurse', 'Sydney NSW'),
  ad(2, 'Personal care worker', 'Melbourne VIC'),
  ad(3, 'Administration officer', 'Melbourne VIC', { description: '<p>Each nurse hands you papers.</p>' }),
  ad(4, 'Early learning educator', 'Perth WA'),
  ad(5, 'Java developer', 'Melbourne VIC', { companyName: 'EN World' }),
  ad(6, 'Barista', 'Sydney NSW'),
];
const index = new JobIndex();
for (const one of ads) index.put(one);

const find = (search: string, paging = { limit: 10, offset: 0 }, location = '') =>
  findJobs(index, toSearch(SearchInput.parse({ search, location }), localities), { ...paging, now });

test.each<[string, string, number[], number]>([
  ['an ad with the words alone', 'barista', [6], 1],
  ['the same trade where no title has the word', 'childcare', [4], 0],
  ['a trade elsewhere before a description that has the word', 'nurse melbourne', [1, 3], 0],
  ['a close trade where no ad has the words', 'AIN', [2, 1], 0],
  ['a company by its name', 'en world', [5], 1],
  ['a trade before a company for an abbreviation', 'EN', [1, 2, 5], 0],
])('shows %s', (_what, search, ids, close) => {
  expect(find(search)).toEqual({ ids, close, total: ids.length });
});

test('a place given in its own field is not changed', () => {
  expect(find('nurse', { limit: 10, offset: 0 }, 'Melbourne').ids).toEqual([3]);
});

test('pages of approximate results contain each ad once', () => {
  const pages = [0, 1, 2].map((offset) => find('nurse melbourne', { limit: 1, offset }));
  expect(pages.flatMap(({ ids }) => ids)).toEqual([1, 3]);
  expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
});

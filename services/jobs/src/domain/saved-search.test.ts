import { expect, test } from '@jest/globals';
import { afterRun, changedSearch, maxKnown, removedSearch, type SavedSearch, SearchName } from './saved-search.ts';

const now = new Date('2026-11-24T00:00:00Z');
const search: SavedSearch = {
  _id: 3,
  version: 1,
  userId: 42,
  name: 'Barista',
  query: 'search=barista',
  filter: '{}',
  paused: false,
  known: [9, 7],
  lookedAt: now,
  createdAt: now,
};
const payloadsOf = ([, events]: ReturnType<typeof afterRun>) => events.map(({ data }) => data);

test('a new result is announced once, even if it disappears and returns', () => {
  const first = afterRun(search, [10, 9, 7], now);
  expect(payloadsOf(first)).toEqual([expect.objectContaining({ jobIds: [10], version: 2 })]);
  const [none] = afterRun(first[0], [], now);
  expect(payloadsOf(afterRun(none, [11, 10, 9, 7], now))).toEqual([expect.objectContaining({ jobIds: [11] })]);
});

test('an old ad that enters the remembered results is not announced; a new one is', () => {
  const all = Array.from({ length: maxKnown + 1 }, (_, index) => 1_000 - index);
  const [full] = afterRun({ ...search, known: [] }, all.slice(0, maxKnown), now);
  expect(payloadsOf(afterRun(full, all.slice(1), now))).toEqual([]);
  expect(payloadsOf(afterRun(full, [1_001, ...all.slice(1)], now))).toEqual([
    expect.objectContaining({ jobIds: [1_001] }),
  ]);
});

test('renaming, pausing and removing are announced, and a removed search keeps no content', () => {
  const renamed = changedSearch(search, { name: 'Coffee' }, now);
  expect(payloadsOf(renamed)).toEqual([{ searchId: 3, studentId: 42, version: 2, name: 'Coffee' }]);
  expect(payloadsOf(changedSearch(search, { paused: true }, now))).toMatchObject([{ name: 'Barista', stopped: true }]);
  expect(payloadsOf(changedSearch(search, { name: 'Barista' }, now))).toEqual([]);
  const removed = removedSearch(search, now);
  expect(payloadsOf(removed)).toEqual([{ searchId: 3, studentId: 42, version: 2, stopped: true }]);
  expect(JSON.stringify(removed[0])).not.toMatch(/barista/i);
});

test.each([
  ['  ', 'Give it a name'],
  ['\u200b', 'Give it a name'],
  ['x'.repeat(101), 'At most 100 characters'],
])('a search is not named %j', (name, problem) => {
  expect(SearchName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([problem]);
});

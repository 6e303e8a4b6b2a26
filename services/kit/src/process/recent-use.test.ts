import { expect, test } from '@jest/globals';
import { recentUse } from './recent-use.ts';

test('what a caller used adds up under each name, counts half after five minutes, and is forgotten', () => {
  let minutes = 0;
  const use = recentUse(() => minutes * 60_000);
  use.add(['network', 'one'], 4_000);
  use.add(['network', 'two'], 2_000);
  expect([use.of(['one']), use.of(['two', 'network']), use.of(['three']), use.of([])]).toEqual([4_000, 6_000, 0, 0]);
  minutes = 5;
  expect(use.of(['network'])).toBe(3_000);
  use.add(['network'], 1_000);
  expect(use.of(['network'])).toBe(4_000);
  minutes = 500;
  expect(use.of(['network'])).toBeLessThan(1);
});

import { expect, test } from '@jest/globals';
import { countReadings } from './reading-time.ts';

const now = new Date('2026-11-21T01:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test('reading times are counted in every window in which they fall due', () => {
  const counts = countReadings(
    [
      { postedAt: ago(59) },
      { postedAt: ago(100), firstReadAt: ago(50) },
      { postedAt: ago(100), firstReadAt: ago(30) },
      { postedAt: ago(1_000) },
      { postedAt: ago(10_000), firstReadAt: ago(9_999) },
      { postedAt: ago(30_000) },
    ],
    now,
  );
  expect(counts.map(({ of: { window, read }, value }) => `${window} ${read} ${value}`)).toEqual([
    '5m in_time 1',
    '5m late 1',
    '30m in_time 1',
    '30m late 2',
    '1h in_time 1',
    '1h late 2',
    '6h in_time 2',
    '6h late 2',
  ]);
});

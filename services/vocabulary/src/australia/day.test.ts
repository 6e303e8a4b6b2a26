import { expect, test } from '@jest/globals';
import { lastDays } from './day.ts';

test('the last days end with today in Sydney', () => {
  expect(lastDays(new Date('2026-11-22T14:30:00Z'), 3)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
});

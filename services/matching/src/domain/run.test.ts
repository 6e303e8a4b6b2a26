import { expect, test } from '@jest/globals';
import { nextTime } from '@waratah/kit/queues/cron';
import { chunksOf, isDue, startOfDay } from './run.ts';

const timeZone = 'Australia/Sydney';
const schedule = { timeZone, nextAfter: (after: Date) => nextTime('0 7 * * *', timeZone, after) };

test.each([
  ['in summer, a minute before seven', '2026-01-14T19:59:00Z', false],
  ['in summer, at seven', '2026-01-14T20:00:00Z', true],
  ['in winter, a minute before seven', '2026-07-14T20:59:00Z', false],
  ['in winter, at seven', '2026-07-14T21:00:00Z', true],
  ['late in the evening', '2026-07-15T13:59:59Z', true],
  ['after midnight', '2026-07-15T14:00:00Z', false],
  ['the day that loses an hour, before seven', '2026-10-03T19:59:00Z', false],
  ['the day that loses an hour, at seven', '2026-10-03T20:00:00Z', true],
  ['the day that gains an hour, before seven', '2026-04-04T20:59:00Z', false],
  ['the day that gains an hour, at seven', '2026-04-04T21:00:00Z', true],
])('%s the run is due: %s %s', (_name, now, due) => {
  expect(isDue(schedule, new Date(now))).toBe(due);
});

test('a day begins at its midnight, however long it is', () => {
  expect(startOfDay(new Date('2026-10-04T03:00:00Z'), timeZone).toISOString()).toBe('2026-10-03T14:00:00.000Z');
  expect(startOfDay(new Date('2026-04-05T12:00:00Z'), timeZone).toISOString()).toBe('2026-04-04T13:00:00.000Z');
});

test('chunks cover every id once', () => {
  expect(chunksOf([20, 47, 48])).toEqual([
    { after: 0, upTo: 20 },
    { after: 20, upTo: 47 },
    { after: 47, upTo: 48 },
  ]);
  expect(chunksOf([])).toEqual([]);
});

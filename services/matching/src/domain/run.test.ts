import { expect, test } from '@jest/globals';
import { nextTime } from '@waratah/kit/queues/cron';
import { chunksOf, dueSince, morningOpenS, startOfDay } from './run.ts';

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
])('at %s the run is due: %s %s', (_name, now, due) => {
  expect(dueSince(schedule, new Date(now)) !== undefined).toBe(due);
});

test('a day starts at its midnight, whatever its length', () => {
  expect(startOfDay(new Date('2026-10-04T03:00:00Z'), timeZone).toISOString()).toBe('2026-10-03T14:00:00.000Z');
  expect(startOfDay(new Date('2026-04-05T12:00:00Z'), timeZone).toISOString()).toBe('2026-04-04T13:00:00.000Z');
});

test('chunks contain every id once', () => {
  expect(chunksOf([20, 47, 48])).toEqual([
    { after: 0, upTo: 20 },
    { after: 20, upTo: 47 },
    { after: 47, upTo: 48 },
  ]);
  expect(chunksOf([])).toEqual([]);
});

test.each([
  ['before its time', { now: '2026-01-14T19:59:00Z', prepared: undefined, waiting: 0 }, 0],
  ['nobody began it', { now: '2026-01-14T20:31:00Z', prepared: undefined, waiting: 0 }, 1_860],
  ['a chunk is left', { now: '2026-01-14T20:10:00Z', prepared: [200, undefined], waiting: 0 }, 600],
  ['more than 1 of 100 emails wait', { now: '2026-01-14T20:10:00Z', prepared: [200, 100], waiting: 4 }, 600],
  ['the last few wait', { now: '2026-01-14T20:10:00Z', prepared: [200, 100], waiting: 3 }, 0],
  ['nobody was due an email', { now: '2026-01-14T20:10:00Z', prepared: [], waiting: 0 }, 0],
])('delay of the morning run: %s', (_name, { now, prepared, waiting }, expected) => {
  const chunks = prepared?.map((count, index) => ({
    after: index,
    upTo: index + 1,
    ...(count !== undefined && { done: { students: count, prepared: count, empty: 0, already: 0 } }),
  }));
  const run = chunks && { _id: '2026-01-15', plannedAt: new Date(now), chunks };
  expect(morningOpenS(schedule, new Date(now), { run, waiting })).toBe(expected);
});

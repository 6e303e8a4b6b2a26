import { expect, test } from '@jest/globals';
import { answersLookedAt, createBreaker, refusalsThatStop, trialEveryMs } from './breaker.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);
const times = (count: number, work: () => unknown) => Array.from({ length: count }, work);

test('occasional refusals are tolerated; ten of the last fifty open the breaker', () => {
  const breaker = createBreaker();
  for (let round = 0; round < 20; round++) {
    breaker.note('refused');
    times(9, () => breaker.note('accepted'));
  }
  expect(breaker.isOpen()).toBe(false);
  times(answersLookedAt, () => breaker.note('accepted'));
  const changes = times(refusalsThatStop, () => breaker.note('refused'));
  expect(changes.filter(Boolean)).toEqual(['opened']);
  expect(breaker.isOpen()).toBe(true);
});

test('while the breaker is open one message is tried now and then, and the first accepted one closes it', () => {
  const breaker = createBreaker();
  times(refusalsThatStop, () => breaker.note('refused'));
  expect([breaker.allows(at(0)), breaker.allows(at(1_000)), breaker.allows(at(trialEveryMs))]).toEqual([
    true,
    false,
    true,
  ]);
  expect(breaker.note('refused')).toBeUndefined();
  expect(breaker.note('accepted')).toBe('closed');
  expect(breaker.allows(at(trialEveryMs + 1))).toBe(true);
  // What was refused before does not count again.
  expect(breaker.note('refused')).toBeUndefined();
});

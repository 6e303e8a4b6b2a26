import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createLogger } from './logger.ts';
import { repeat } from './passes.ts';

test('passes never overlap, go on after a failure, and the last one ends before the stop does', async () => {
  let running = 0;
  let mostAtOnce = 0;
  let count = 0;
  const work = async () => {
    count++;
    mostAtOnce = Math.max(mostAtOnce, ++running);
    await sleep(10);
    running--;
    if (count === 1) throw new Error('the first pass fails');
  };
  const passes = repeat(1, work, createLogger('test', 'silent'));
  await sleep(100);
  await passes[Symbol.asyncDispose]();
  expect(count).toBeGreaterThan(2);
  expect(mostAtOnce).toBe(1);
  expect(running).toBe(0);
});

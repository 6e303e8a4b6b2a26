import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createLogger } from './logger.ts';
import { repeat } from './passes.ts';

test('passes never overlap, continue after a failure, and the last one finishes before the stop', async () => {
  let running = 0;
  let maxAtOnce = 0;
  let count = 0;
  const work = async () => {
    count++;
    maxAtOnce = Math.max(maxAtOnce, ++running);
    // no-luck: the work takes longer than the pause between passes
    await sleep(10);
    running--;
    if (count === 1) throw new Error('the first pass fails');
  };
  const passes = repeat(1, work, createLogger('test', 'silent'));
  while (count < 3) await sleep(1);
  await passes[Symbol.asyncDispose]();
  expect(maxAtOnce).toBe(1);
  expect(running).toBe(0);
});

test('a long pass is told that the process is stopping', async () => {
  let running = true;
  const begun = Promise.withResolvers<void>();
  const work = async (signal: AbortSignal) => {
    begun.resolve();
    await once(signal, 'abort');
    running = false;
  };
  const passes = repeat(1, work, createLogger('test', 'silent'));
  await begun.promise;
  await passes[Symbol.asyncDispose]();
  expect(running).toBe(false);
});

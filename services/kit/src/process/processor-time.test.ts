import { expect, test } from '@jest/globals';
import { processorMsOf } from './processor-time.ts';

test('the processor time of a process grows with its work, like the system counts it for us', async () => {
  const before = await processorMsOf(process.pid);
  const { user, system } = process.cpuUsage();
  for (let spent = 0; spent < 60_000; ) {
    const now = process.cpuUsage();
    spent = now.user + now.system - user - system;
  }
  const grown = (await processorMsOf(process.pid)) - before;
  expect(grown).toBeGreaterThanOrEqual(40);
});

test('a process that has ended has used none', async () => {
  expect(await processorMsOf(2 ** 22 + 1)).toBe(0);
});

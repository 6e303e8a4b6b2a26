import { expect, test } from '@jest/globals';
import { inTime } from './in-time.ts';

const late = () => 'late';

/** Does nothing, not even read what arrives, like a process that the machine has paused. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('an answer that never comes is replaced', async () => {
  expect(await inTime(new Promise<string>(() => undefined), 1, late)).toBe('late');
});

test('an answer that arrived while the process stood still counts', async () => {
  // no-luck: the standstill is longer than both times
  const answer = new Promise<string>((resolve) => setTimeout(() => resolve('in time'), 20));
  const asked = inTime(answer, 10, late);
  standStill(300);
  expect(await asked).toBe('in time');
});

test('a process that stood still gives up all the same', async () => {
  const asked = inTime(new Promise<string>(() => undefined), 1, late);
  standStill(300);
  expect(await asked).toBe('late');
});

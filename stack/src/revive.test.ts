import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { revive, type Revivable } from './revive.ts';

/** A process that a test ends by hand; the next `failures` starts fail. */
const fake = () => {
  const listeners: ((how: string) => void)[] = [];
  const state = { starts: 0, failures: 0 };
  const process: Revivable = {
    start: async () => {
      state.starts++;
      if (state.failures-- > 0) throw new Error('the port is taken');
    },
    onEnd: (listener) => void listeners.push(listener),
  };
  return { process, state, end: (how: string) => listeners.forEach((listener) => listener(how)) };
};

test('what ends is started again after pauses that double, with a line each time', async () => {
  const mailer = fake();
  mailer.state.failures = 2;
  const lines: string[] = [];
  let written = 0;
  await using _revival = revive(
    { mailer: mailer.process },
    { print: (line) => lines.push(line), revived: async () => void written++, firstPauseMs: 10 },
  );
  mailer.end('SIGKILL');
  await sleep(200);
  expect(mailer.state.starts).toBe(3);
  expect(written).toBe(1);
  expect(lines).toEqual([
    'mailer ended (SIGKILL). It is started again in 0.01 s.',
    'mailer ended (the port is taken). It is started again in 0.02 s.',
    'mailer ended (the port is taken). It is started again in 0.04 s.',
    'mailer runs again.',
  ]);
});

test('nothing is started while the stack stops', async () => {
  const jobs = fake();
  const revival = revive({ jobs: jobs.process }, { print: () => undefined, firstPauseMs: 50 });
  jobs.end('SIGTERM');
  await revival[Symbol.asyncDispose]();
  jobs.end('SIGTERM');
  await sleep(100);
  expect(jobs.state.starts).toBe(0);
});

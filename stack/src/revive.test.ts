import { expect, test } from '@jest/globals';
import { revive, type Revivable } from './revive.ts';

/** A process that a test ends by hand; its next `failures` starts fail. */
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

test('an ended process is restarted after pauses that double, each with a log line', async () => {
  const mailer = fake();
  mailer.state.failures = 2;
  const lines: string[] = [];
  const again = Promise.withResolvers<void>();
  const print = (line: string) => {
    lines.push(line);
    if (line.endsWith('runs again.')) again.resolve();
  };
  let written = 0;
  await using _revival = revive(
    { mailer: mailer.process },
    { print, revived: async () => void written++, firstPauseMs: 10 },
  );
  mailer.end('SIGKILL');
  await again.promise;
  expect(mailer.state.starts).toBe(3);
  expect(written).toBe(1);
  expect(lines).toEqual([
    'mailer ended (SIGKILL). It is started again in 0.01 s.',
    'mailer ended (the port is taken). It is started again in 0.02 s.',
    'mailer ended (the port is taken). It is started again in 0.04 s.',
    'mailer runs again.',
  ]);
});

test('nothing is restarted while the stack stops', async () => {
  const jobs = fake();
  const revival = revive({ jobs: jobs.process }, { print: () => undefined, firstPauseMs: 50 });
  jobs.end('SIGTERM');
  await revival[Symbol.asyncDispose]();
  jobs.end('SIGTERM');
  // Another stack whose process ends later is already running again.
  const again = Promise.withResolvers<void>();
  const mailer = fake();
  await using _other = revive(
    { mailer: mailer.process },
    { print: () => undefined, revived: async () => again.resolve(), firstPauseMs: 50 },
  );
  mailer.end('SIGTERM');
  await again.promise;
  expect(jobs.state.starts).toBe(0);
});

import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { logMissingServers, onceAvailable } from './awaited.ts';
import { createLogger } from './logger.ts';

const everyMs = 5;

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('a missing server is logged in one line, again after a change, and no more once all answer', async () => {
  const log = createLogger('test', 'silent');
  const lines: string[] = [];
  mock.method(log, 'warn', (line: unknown) => void lines.push(String(line)));
  const states = [['mongo', 'nats'], ['mongo', 'nats'], ['mongo', 'nats'], ['nats'], [], ['redis']];
  using _saying = logMissingServers({ missing: async () => states.shift() ?? [], log, everyMs });
  while (states.length > 1) await sleep(everyMs);
  // no-luck: a slow machine sees a further line too late, and never one that is not there
  await sleep(2 * everyMs);
  expect(lines).toEqual(['waits for mongo, nats', 'waits for nats']);
  expect(states).toEqual([['redis']]);
});

test('a server that is known only later is logged too', async () => {
  const log = createLogger('test', 'silent');
  const { promise: said, resolve } = Promise.withResolvers<unknown>();
  mock.method(log, 'warn', resolve);
  const states = [[], [], ['redis']];
  const next = async () => states.shift() ?? ['redis'];
  using _saying = logMissingServers({ missing: next, isComplete: () => states.length === 0, log, everyMs });
  // no-luck: ten seconds for what takes none; without it a fault would show only when the test's time is over
  expect(await Promise.race([said, sleep(10_000, 'nothing', { ref: false })])).toBe('waits for redis');
});

test('an unavailable server is tried again; any other error is thrown', async () => {
  const outcomes: unknown[] = [away(), 'open'];
  const open = async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  expect(await onceAvailable(open)).toBe('open');
  outcomes.push(new Error('wrong password'));
  await expect(onceAvailable(open)).rejects.toThrow('wrong password');
  outcomes.push(away(), away());
  await expect(onceAvailable(open, AbortSignal.timeout(everyMs))).rejects.toThrow();
});

import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { watchDriver } from './driver-watch.ts';

test.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])(
  'a driver that reports its server by %s is alive; a silent one is not',
  async (event) => {
    const client = new EventEmitter();
    let now = 0;
    const check = watchDriver(client, () => now);
    now = 55_000;
    client.emit(event);
    now = 110_000;
    await expect(check()).resolves.toBeUndefined();
    now = 116_000;
    await expect(check()).rejects.toThrow('does not watch');
    client.emit(event);
    await expect(check()).resolves.toBeUndefined();
  },
);

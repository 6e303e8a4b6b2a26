import { expect, test } from '@jest/globals';
import { pausableBelow } from './stalls.ts';

test('only servers and browsers that were started here pause, however deep', () => {
  const processes = [
    { pid: 10, parent: 1, command: 'node tools/flakes/main.ts' },
    { pid: 11, parent: 10, command: 'node jest.js' },
    { pid: 12, parent: 11, command: 'node tests/support/portal-process.ts' },
    { pid: 13, parent: 12, command: 'setpriv --pdeathsig TERM -- redis-server /tmp/redis.conf' },
    { pid: 14, parent: 12, command: 'node stack/src/servers/mongo-host.ts' },
    { pid: 15, parent: 14, command: '/usr/lib/chromium/chromium-headless-shell --type=renderer' },
    { pid: 20, parent: 1, command: 'nats-server -p 4222' },
  ];
  expect(pausableBelow(10, processes).map(({ pid }) => pid)).toEqual([14, 15]);
});

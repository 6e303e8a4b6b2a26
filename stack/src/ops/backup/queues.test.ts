import { expect, test } from '@jest/globals';
import { openQueues } from './queues.ts';

const fast = { NODE_ENV: 'test', SERVER_CONNECT_MS: '300', SERVER_COMMAND_MS: '300' };

test.each([
  ['Redis', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['Redis behind sentinels', { REDIS_URL: 'redis+sentinel://127.0.0.1:1,127.0.0.1:2/main' }],
  ['NATS', { NATS_URL: 'nats://127.0.0.1:1,nats://127.0.0.1:2' }],
])('a restore notices before writing that %s does not answer', async (what, settings) => {
  await expect(openQueues({ ...fast, ...settings })).rejects.toThrow(`${what.split(' ')[0]} does not answer`);
});

test('credentials and addresses of a cluster are parsed as the services parse them', async () => {
  await expect(
    openQueues({ ...fast, NATS_URL: 'nats://127.0.0.1:1', NATS_CREDS_FILE: '/nowhere/ops.creds' }),
  ).rejects.toThrow('NATS_CREDS_FILE: /nowhere/ops.creds cannot be read');
  await expect(
    openQueues({ ...fast, REDIS_URL: 'rediss://127.0.0.1:1', REDIS_CA_FILE: '/nowhere/ca.pem' }),
  ).rejects.toThrow('/nowhere/ca.pem');
});

import { expect, test } from '@jest/globals';
import { startService } from '@waratah/kit/service';
import { readConfig } from '@waratah/visa/config';
import { serviceEnv } from '../support/service-env.ts';
import { startTestServers } from '../support/servers.ts';

const connectionLost = () => Object.assign(new Error('connection 4 closed'), { name: 'MongoNetworkError' });

test('a server that goes away in the middle of a start lets it begin anew; any other error ends it', async () => {
  await using servers = await startTestServers(['mongo', 'redis', 'nats', 's3']);
  const config = readConfig(serviceEnv(servers, 'visa', { LOG_LEVEL: 'silent' }));
  /** Starts a worker whose attempts to open what it needs fail with these errors. */
  const start = async (errors: readonly Error[]) => {
    let attempts = 0;
    let given = 0;
    const running = await startService({
      name: 'visa',
      config: { ...config, role: 'worker' },
      outboxes: [],
      schema: new URL('file:///none'),
      resolvers: {},
      open: async ({ scope }) => {
        scope.defer(() => void (given += 1));
        const error = errors[attempts++];
        if (error) throw error;
        return { context: {}, handlers: {} };
      },
    });
    return { running, attempts, given };
  };

  const { running, ...counted } = await start([connectionLost(), connectionLost()]);
  await using _running = running;
  expect(counted).toEqual({ attempts: 3, given: 2 });
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  await expect(start([connectionLost(), new Error('a bug')])).rejects.toThrow('a bug');
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startServers } from '../../servers.ts';
import type { Env } from '../../settings.ts';

/**
 * Starts the embedded MongoDB and object store on the local stack's data. Works only in a checkout, since images do not
 * contain `servers.ts`.
 */
export const startOnData = async (dataDir: string, settings: Env) => ({
  servers: await startServers({
    dataDir,
    env: { ...settings, REDIS_URL: '-', NATS_URL: '-', SMTP_URL: '-', GOOGLE_CLIENT_ID: '-' },
  }),
  forgetQueues: async () => {
    for (const server of ['redis', 'nats']) await rm(join(dataDir, server), { recursive: true, force: true });
  },
});

import { googleSettings } from '@waratah/stack/constellation';
import type { Servers } from '@waratah/stack/servers';
import { localSettings } from '@waratah/stack/settings';

/** What one service needs to start on the given servers, on a free port, with a database of its own. */
export const serviceEnv = (servers: Servers, service: string, settings: Readonly<Record<string, string>> = {}) => {
  const database = new URL(servers.mongo);
  database.pathname = `/waratah_${service}`;
  return {
    ...localSettings({}),
    OPS_PORT: '0',
    NATS_URL: servers.nats,
    REDIS_URL: servers.redis,
    SMTP_URL: servers.smtp,
    S3_ENDPOINT: servers.s3.endpoint,
    S3_ACCESS_KEY: servers.s3.accessKey,
    S3_SECRET_KEY: servers.s3.secretKey,
    PUBLIC_URL: 'http://127.0.0.1:4000',
    ...(servers.google && googleSettings(servers.google)),
    LOG_LEVEL: 'error',
    [`${service.toUpperCase()}_MONGO_URL`]: database.href,
    ...settings,
  };
};

import { databaseUrl } from '@waratah/stack/databases';
import { googleSettings } from '@waratah/stack/google-settings';
import type { Servers } from '@waratah/stack/servers';
import { localSettings } from '@waratah/stack/settings';

/** Settings to start one service on the given servers, on a free port, with its own database. */
export const serviceEnv = (servers: Servers, service: string, settings: Readonly<Record<string, string>> = {}) => ({
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
  // Turns off what a test of the morning does not expect.
  FIRST_MATCHES: 'off',
  LOG_LEVEL: 'error',
  [`${service.toUpperCase()}_MONGO_URL`]: databaseUrl(servers.mongo, `waratah_${service}`),
  ...settings,
});

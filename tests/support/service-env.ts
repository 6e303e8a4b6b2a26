import { databaseUrl } from '@waratah/stack/databases';
import { googleSettings } from '@waratah/stack/google-settings';
import type { Servers } from '@waratah/stack/servers';
import { defaultSettings } from '@waratah/stack/settings';

/** On 29 February: the day's matching runs only when a test starts it. */
export const noMorningRun = { MATCH_CRON: '0 7 29 2 *' } as const;

/** Settings to start one service on the given servers, on a free port, with its own database. */
export const serviceEnv = (servers: Servers, service: string, settings: Readonly<Record<string, string>> = {}) => ({
  ...defaultSettings(),
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
  ...noMorningRun,
  LOG_LEVEL: 'error',
  [`${service.toUpperCase()}_MONGO_URL`]: databaseUrl(servers.mongo, `waratah_${service}`),
  ...settings,
});

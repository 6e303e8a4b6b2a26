import { scoped } from '@waratah/kit/process/lifecycle';
import { type Constellation, startConstellation } from '@waratah/stack/constellation';
import type { PartName } from '@waratah/stack/parts';
import type { Servers } from '@waratah/stack/servers';
import { defaultSettings } from '@waratah/stack/settings';
import { keepsLogs } from './logs.ts';
import { noMorningRun } from './service-env.ts';
import { startTestServers } from './servers.ts';

export type TestConstellation = Constellation & Readonly<{ servers: Servers }>;

/** What every test sets: free ports, and time for an answer on a slow machine. */
const ofTests = {
  PORT: '0',
  OPS_PORT: '0',
  FIRST_MATCHES: 'off',
  REQUEST_TIMEOUT_MS: '30000',
  ...noMorningRun,
} as const;

type Options = Readonly<{
  apart?: readonly PartName[];
  settings?: Readonly<Record<string, string>>;
  scratch?: boolean;
}>;

/** All parts on the test's own servers and data, with ai in a separate process as in the local stack. */
export const startTestConstellation = ({
  apart = ['ai'],
  settings = {},
  scratch = true,
}: Options = {}): Promise<TestConstellation> =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers(undefined, { scratch }));
    const env = { ...defaultSettings(), ...ofTests, LOG_LEVEL: keepsLogs ? 'warn' : 'error', ...settings };
    const constellation = scope.use(await startConstellation({ servers, settings: env, apart }));
    return { ...constellation, servers };
  });

type Prepared = Readonly<{
  urls: Constellation['urls'];
  /** What a part is started with. */
  envOf: (name: PartName) => NodeJS.ProcessEnv;
}>;

/**
 * Starts and stops everything once, which chooses the ports and does what a release prepares. The test then starts the
 * parts.
 */
export const prepareParts = async (
  servers: Servers,
  settings: Readonly<Record<string, string>> = {},
): Promise<Prepared> => {
  const env = { ...defaultSettings(), ...ofTests, LOG_LEVEL: 'silent', ...settings };
  await using once = await startConstellation({ servers, settings: env, apart: [] });
  return {
    urls: once.urls,
    envOf: (name) => {
      const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = servers.s3KeysOf(name);
      return { ...once.env, NATS_URL: servers.natsOf(name), S3_ACCESS_KEY, S3_SECRET_KEY };
    },
  };
};

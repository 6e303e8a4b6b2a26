import { objectStoreEnv, openObjectStore } from '@waratah/kit/files/object-store';
import { ConfigError } from '@waratah/kit/process/config';
import { scoped } from '@waratah/kit/process/lifecycle';
import { z } from 'zod';
import { databaseOf, withDatabase } from './databases.ts';
import { googleSettings } from './google-settings.ts';
import { partNames } from './part-names.ts';
import { type PartName, parts } from './parts.ts';
import { freePort } from './ports.ts';
import { type PartProcess, startPartProcess } from './part-process.ts';
import type { Servers } from './servers.ts';
import type { Env } from './settings.ts';

/** All parts of Waratah, running together. */
export type Constellation = AsyncDisposable &
  Readonly<{
    gateway: string;
    /** Address of detailed readiness and metrics, for operators. */
    ops: string;
    /** The environment with which every part was started. */
    env: Env;
    /** The address of each part. */
    urls: Readonly<Record<PartName, string>>;
    /** The parts that run in separate processes. */
    processes: Readonly<Partial<Record<PartName, PartProcess>>>;
  }>;

export type ConstellationOptions = Readonly<{
  servers: Servers;
  /** Settings other than the servers' addresses. */
  settings: Env;
  /** Parts that get a separate process; the others share this one. */
  apart: readonly PartName[];
}>;

/** Starts all parts with the given servers; the gateway, which calls the others, starts last. */
export const startConstellation = ({ servers, settings, apart }: ConstellationOptions): Promise<Constellation> =>
  scoped(async (scope) => {
    const [ports, opsPort] = [await portsOf(settings), String(await portOf(settings, 'OPS_PORT'))];
    // Starts another gateway with the same settings on another port.
    const env: Env = { ...settings, OPS_PORT: '0', ...addressesOf(servers, settings, ports) };
    // Reads the settings of all parts first, so that a wrong one is reported before any part starts.
    for (const name of partNames) parts[name].read(env);
    // Creates the bucket here, because the parts' own keys only open folders of it.
    await openObjectStore(z.object(objectStoreEnv).parse(env)).ensureBucket();
    const processes: Partial<Record<PartName, PartProcess>> = {};
    const start = async (name: PartName) => {
      const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = servers.s3KeysOf(name);
      const own = { ...env, NATS_URL: servers.natsOf(name), OPS_PORT: opsPort, S3_ACCESS_KEY, S3_SECRET_KEY };
      if (apart.includes(name)) processes[name] = scope.use(await startPartProcess(parts[name].main, own));
      else scope.use(await parts[name].start(own));
    };
    await Promise.all(partNames.filter((name) => name !== 'gateway').map(start));
    await start('gateway');
    const urls = urlsOf(env.HOST ?? '127.0.0.1', ports);
    const ops = new URL(urls.gateway);
    ops.port = opsPort;
    return { gateway: urls.gateway, ops: ops.origin, env, urls, processes };
  });

type Ports = Readonly<Record<PartName, number>>;

const portVariable = (name: PartName) => (name === 'gateway' ? 'PORT' : `${name.toUpperCase()}_PORT`);

const portsOf = async (settings: Env): Promise<Ports> => {
  const taken = await Promise.all(partNames.map((name) => portOf(settings, portVariable(name))));
  const [identity = 0, jobs = 0, applications = 0, ai = 0, matching = 0, visa = 0, mailer = 0, gateway = 0] = taken;
  return { identity, jobs, applications, ai, matching, visa, mailer, gateway };
};

/** The port from a setting; a free one if it is missing or 0. Throws ConfigError. */
export const portOf = async (settings: Env, variable: string): Promise<number> => {
  const wanted = settings[variable] ?? '0';
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535) throw new ConfigError(`${variable}: must be a port`);
  return Number(wanted) || freePort();
};

const urlsOf = (host: string, ports: Ports): Readonly<Record<PartName, string>> => {
  const url = (name: PartName) => `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${ports[name]}`;
  return {
    identity: url('identity'),
    jobs: url('jobs'),
    applications: url('applications'),
    ai: url('ai'),
    matching: url('matching'),
    visa: url('visa'),
    mailer: url('mailer'),
    gateway: url('gateway'),
  };
};

const addressesOf = (servers: Servers, settings: Env, ports: Ports): Env => {
  const urls = urlsOf(settings.HOST ?? '127.0.0.1', ports);
  return {
    REDIS_URL: servers.redis,
    NATS_URL: servers.nats,
    SMTP_URL: servers.smtp,
    S3_ENDPOINT: servers.s3.endpoint,
    S3_ACCESS_KEY: servers.s3.accessKey,
    S3_SECRET_KEY: servers.s3.secretKey,
    S3_REGION: servers.s3.region,
    ...(servers.google && googleSettings(servers.google)),
    PUBLIC_URL: settings.PUBLIC_URL ?? urls.gateway,
    ...Object.fromEntries(
      withDatabase.map((name) => [`${name.toUpperCase()}_MONGO_URL`, databaseOf(servers.mongo, name)]),
    ),
    ...Object.fromEntries(partNames.map((name) => [portVariable(name), String(ports[name])])),
    ...Object.fromEntries(partNames.map((name) => [`${name.toUpperCase()}_URL`, urls[name]])),
  };
};

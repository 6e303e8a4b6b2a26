import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { scoped } from '@waratah/kit/process/lifecycle';
import { freePort } from '@waratah/stack/ports';
import { allOrNone, type ServerName, type Servers, startServers } from '@waratah/stack/servers';
import type { RunningServer } from '@waratah/stack/servers/running-server';
import { keepLogs } from './logs.ts';
import { isLanding } from './scale.ts';

type Needed = ServerName | 'google';

/** In place of a server that a test does not need: nobody listens there. */
const nowhere: Readonly<Record<Needed, Readonly<Record<string, string>>>> = {
  mongo: { MONGO_URL: 'mongodb://127.0.0.1:1' },
  redis: { REDIS_URL: 'redis://127.0.0.1:1' },
  nats: { NATS_URL: 'nats://127.0.0.1:1' },
  s3: { S3_ENDPOINT: 'http://127.0.0.1:1' },
  inbox: { SMTP_URL: 'smtp://127.0.0.1:1' },
  google: { GOOGLE_CLIENT_ID: '-' },
};
const allServers = ['mongo', 'redis', 'nats', 's3', 'inbox', 'google'] as const;

/**
 * Empty servers for the test: containers if a Docker engine answers, else the embedded ones, of which only those that
 * it needs are started; their data outlasts a kill only if it is not `scratch`. What lands does not depend on an engine, so `npm test` always has the embedded ones.
 */
export const startTestServers = async (
  needed: readonly Needed[] = allServers,
  { scratch = true } = {},
): Promise<Servers> => {
  const spared = allServers.filter((name) => !needed.includes(name));
  const env = Object.assign({}, ...spared.map((name) => nowhere[name]));
  const inContainers = !isLanding && (await hasDocker());
  return inNewFolder(inContainers ? startContainers : (dataDir) => startServers({ dataDir, env, scratch }));
};

/** The embedded servers, which know each service's own keys and rights. */
export const startEmbeddedServers = (): Promise<Servers> => inNewFolder((dataDir) => startServers({ dataDir }));

const inNewFolder = (start: (dataDir: string) => Promise<Servers>): Promise<Servers> =>
  scoped(async (scope) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'waratah-'));
    scope.defer(async () => {
      await keepLogs(join(dataDir, 'logs'), basename(dataDir));
      await rm(dataDir, { recursive: true, force: true });
    });
    return { ...scope.use(await start(dataDir)) };
  });

const dockerTimeoutMs = 1_000;

const hasDocker = () =>
  new Promise<boolean>((resolve) => {
    const socketPath = (process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock').replace(/^unix:\/\//, '');
    const ping = request({ socketPath, path: '/_ping', timeout: dockerTimeoutMs }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    ping.once('timeout', () => ping.destroy(new Error('no answer')));
    ping.once('error', () => resolve(false));
    ping.end();
  });

/** The servers of production in the same versions; the inbox is always the embedded one. */
const startContainers = async (dataDir: string): Promise<Servers> => {
  const keys = { accessKey: 'waratah', secretKey: 'local:object-store' };
  const identity = { name: 'waratah', credentials: [keys], actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] };
  const s3Config = { target: '/etc/s3.json', content: JSON.stringify({ identities: [identity] }) };
  const [mongo, redis, nats, s3, inbox] = await allOrNone([
    startContainer({
      image: 'mongo:8',
      port: 27_017,
      url: (address) => `mongodb://${address}/?directConnection=true&w=majority&journal=true`,
    }),
    startContainer({
      image: 'valkey/valkey:8',
      port: 6_379,
      command: ['valkey-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
      url: (address) => `redis://${address}`,
    }),
    startContainer({
      image: 'nats:2',
      port: 4_222,
      command: ['--jetstream', '--store_dir', '/data'],
      url: (address) => `nats://${address}`,
    }),
    startContainer({
      image: 'chrislusf/seaweedfs:latest',
      port: 8_333,
      command: ['server', '-s3', `-s3.config=${s3Config.target}`],
      files: [s3Config],
      url: (address) => `http://${address}`,
    }),
    startServers({ dataDir, env: { MONGO_URL: '-', REDIS_URL: '-', NATS_URL: '-', S3_ENDPOINT: '-' } }),
  ]);
  return {
    mongo: mongo.url,
    redis: redis.url,
    nats: nats.url,
    natsOf: () => nats.url,
    s3: { endpoint: s3.url, ...keys, region: 'us-east-1' },
    s3KeysOf: () => keys,
    smtp: inbox.smtp,
    inbox: inbox.inbox,
    google: inbox.google,
    running: { mongo, redis, nats, s3, ...inbox.running },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([mongo, redis, nats, s3, inbox].map((server) => server[Symbol.asyncDispose]()));
    },
  };
};

type Image = Readonly<{
  image: string;
  port: number;
  command?: string[];
  files?: { target: string; content: string }[];
  url: (address: string) => string;
}>;

/** The host port is chosen here, because Docker would choose another one at every start. */
const startContainer = async ({ image, port, command = [], files = [], url }: Image): Promise<RunningServer> => {
  const { GenericContainer } = await import('testcontainers');
  const host = await freePort();
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: port, host })
    .withCommand(command)
    .withCopyContentToContainer(files)
    .withAutoRemove(false)
    .start();
  return {
    url: url(`${container.getHost()}:${host}`),
    onEnd: () => undefined,
    pid: undefined,
    stop: async () => {
      await container.stop({ remove: false });
    },
    start: () => container.restart(),
    [Symbol.asyncDispose]: async () => {
      await container.stop({ remove: true, removeVolumes: true });
    },
  };
};

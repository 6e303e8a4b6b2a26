import { objectRights } from '@waratah/kit/files/object-rights';
import { startInbox } from './servers/inbox.ts';
import { startMongo } from './servers/mongo.ts';
import { startNats } from './servers/nats.ts';
import type { OpenIdProvider } from './servers/openid.ts';
import { startRedis } from './servers/redis.ts';
import type { RunningServer } from './servers/running-server.ts';
import { type S3Keys, s3KeysOf, startS3 } from './servers/s3.ts';

export type ServerName = 'mongo' | 'redis' | 'nats' | 's3' | 'inbox';

/** Addresses of the servers that Waratah needs, and handles of those that we started. */
export type Servers = AsyncDisposable &
  Readonly<{
    mongo: string;
    redis: string;
    /** With all rights, for commands and tests. */
    nats: string;
    /** The same server with the rights of one service, if we run it. */
    natsOf: (service: string) => string;
    /** With all rights, for commands and tests. */
    s3: S3Keys & Readonly<{ endpoint: string; region: string }>;
    /** A service's own S3 keys, if the stack runs the object store itself. */
    s3KeysOf: (part: string) => S3Keys;
    smtp: string;
    /** Pages and JSON (`/api/email`) of the caught mail; absent if another SMTP_URL is set. */
    inbox: string | undefined;
    /** Replaces Google, unless settings name a client of another provider. */
    google: Pick<OpenIdProvider, 'issuer' | 'clientId' | 'clientSecret'> | undefined;
    running: Readonly<Partial<Record<ServerName, RunningServer>>>;
  }>;

export type ServersOptions = Readonly<{
  dataDir: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** Fixed ports that users rely on; the others are chosen freely. */
  ports?: Readonly<Partial<Record<ServerName | 'smtp', number>>>;
  /** The data need not outlast a kill, as in most tests, so MongoDB answers writes sooner. */
  scratch?: boolean;
}>;

/** Starts the embedded servers in parallel, except those whose address is in the environment. */
export const startServers = async ({
  dataDir,
  env = {},
  ports = {},
  scratch = false,
}: ServersOptions): Promise<Servers> => {
  const keys = { accessKey: env.S3_ACCESS_KEY || 'waratah', secretKey: env.S3_SECRET_KEY || 'local:object-store' };
  const [mongo, redis, nats, s3, inbox, google] = await allOrNone([
    env.MONGO_URL ? undefined : startMongo({ dataDir, port: ports.mongo, scratch }),
    env.REDIS_URL ? undefined : startRedis({ dataDir, port: ports.redis }),
    env.NATS_URL ? undefined : startNats({ dataDir, port: ports.nats }),
    env.S3_ENDPOINT ? undefined : startS3({ dataDir, port: ports.s3, ...keys }),
    env.SMTP_URL ? undefined : startInbox({ dataDir, port: ports.inbox, smtpPort: ports.smtp }),
    env.GOOGLE_CLIENT_ID ? undefined : import('./servers/openid.ts').then(({ startOpenId }) => startOpenId()),
  ]);
  const running = Object.fromEntries(
    Object.entries({ mongo, redis, nats, s3, inbox }).filter(([, server]) => server !== undefined),
  );
  return {
    mongo: mongo?.url ?? env.MONGO_URL ?? '',
    redis: redis?.url ?? env.REDIS_URL ?? '',
    nats: nats?.url ?? env.NATS_URL ?? '',
    natsOf: (service) => nats?.addressOf(service) ?? env.NATS_URL ?? '',
    s3: { endpoint: s3?.url ?? env.S3_ENDPOINT ?? '', ...keys, region: env.S3_REGION || 'us-east-1' },
    s3KeysOf: (part) => (s3 && part in objectRights ? s3KeysOf(part, keys) : keys),
    smtp: inbox?.smtp ?? env.SMTP_URL ?? '',
    inbox: inbox?.url,
    google,
    running,
    [Symbol.asyncDispose]: () => stopAll([...Object.values(running), google]),
  };
};

/** Waits for all; if one fails, those that started are stopped. */
export const allOrNone = async <const T extends readonly unknown[]>(
  starts: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  try {
    return await Promise.all(starts);
  } catch (error) {
    const outcomes = await Promise.allSettled(starts);
    await stopAll(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])));
    throw error;
  }
};

/** In parallel, because none depends on another, so several slow servers delay the end only once. */
const stopAll = async (servers: readonly unknown[]) => {
  await Promise.all(servers.filter(isDisposable).map((server) => server[Symbol.asyncDispose]()));
};

const isDisposable = (value: unknown): value is AsyncDisposable =>
  typeof value === 'object' && value !== null && Symbol.asyncDispose in value;

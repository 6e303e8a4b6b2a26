import { startInbox } from './servers/inbox.ts';
import { startMongo } from './servers/mongo.ts';
import { startNats } from './servers/nats.ts';
import { type OpenIdProvider, startOpenId } from './servers/openid.ts';
import { startRedis } from './servers/redis.ts';
import type { RunningServer } from './servers/running-server.ts';
import { startS3 } from './servers/s3.ts';

export type ServerName = 'mongo' | 'redis' | 'nats' | 's3' | 'inbox';

/** Where the servers are that Waratah needs, and the handles of those that we started. */
export type Servers = AsyncDisposable &
  Readonly<{
    mongo: string;
    redis: string;
    /** For commands and tests, with every right. */
    nats: string;
    /** The same server with a service's own rights, where it is ours. */
    natsOf: (service: string) => string;
    s3: Readonly<{ endpoint: string; accessKey: string; secretKey: string; region: string }>;
    smtp: string;
    /** Pages and JSON (`/api/email`) of the caught mail; none when mail leaves through somebody else's SMTP_URL. */
    inbox: string | undefined;
    /** Takes Google's place, unless settings name a client of another provider. */
    google: Pick<OpenIdProvider, 'issuer' | 'clientId' | 'clientSecret'> | undefined;
    running: Readonly<Partial<Record<ServerName, RunningServer>>>;
  }>;

export type ServersOptions = Readonly<{
  dataDir: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** Ports that users rely on; the others are free ones. */
  ports?: Readonly<Partial<Record<ServerName | 'smtp', number>>>;
}>;

/** Starts the embedded servers, all at once, but for those whose address is in the environment. */
export const startServers = async ({ dataDir, env = {}, ports = {} }: ServersOptions): Promise<Servers> => {
  const keys = { accessKey: env.S3_ACCESS_KEY || 'waratah', secretKey: env.S3_SECRET_KEY || 'local:object-store' };
  const [mongo, redis, nats, s3, inbox, google] = await allOrNone([
    env.MONGO_URL ? undefined : startMongo({ dataDir, port: ports.mongo }),
    env.REDIS_URL ? undefined : startRedis({ dataDir, port: ports.redis }),
    env.NATS_URL ? undefined : startNats({ dataDir, port: ports.nats }),
    env.S3_ENDPOINT ? undefined : startS3({ dataDir, port: ports.s3, ...keys }),
    env.SMTP_URL ? undefined : startInbox({ dataDir, port: ports.inbox, smtpPort: ports.smtp }),
    env.GOOGLE_CLIENT_ID ? undefined : startOpenId(),
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
    smtp: inbox?.smtp ?? env.SMTP_URL ?? '',
    inbox: inbox?.url,
    google,
    running,
    [Symbol.asyncDispose]: () => stopAll([...Object.values(running), google]),
  };
};

/** Waits for all; when one fails, those that started stop again. */
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

/** At once, because none of them needs another: a server that will not go then delays the end only once. */
const stopAll = async (servers: readonly unknown[]) => {
  await Promise.all(servers.filter(isDisposable).map((server) => server[Symbol.asyncDispose]()));
};

const isDisposable = (value: unknown): value is AsyncDisposable =>
  typeof value === 'object' && value !== null && Symbol.asyncDispose in value;

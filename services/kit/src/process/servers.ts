import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { address, ConfigError, milliseconds } from './config.ts';

/** How long a client waits for a server, in milliseconds. */
export type TimeLimits = Readonly<{
  /** To connect. */
  connectMs: number;
  /** For an answer, or until a server that can take the request is found. */
  commandMs: number;
  /** Without any data on a connection that is waiting for an answer, before another connection is opened. */
  silenceMs: number;
}>;

export const defaultLimits: TimeLimits = { connectMs: 5_000, commandMs: 5_000, silenceMs: 12_000 };

const limitsEnv = {
  SERVER_CONNECT_MS: milliseconds(defaultLimits.connectMs),
  SERVER_COMMAND_MS: milliseconds(defaultLimits.commandMs),
  SERVER_SILENCE_MS: milliseconds(defaultLimits.silenceMs),
} as const;

const count = (fallback: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(most, `must be ${most} at most`)
    .default(fallback);

/** Settings of MongoDB except its address, which has a setting for each service. */
export const mongoEnv = limitsEnv;

/** An address of MongoDB: one server, the members of a replica set between commas, or a service record. */
export const mongoAddress = () => address('mongodb', 'mongodb+srv');

export const natsEnv = {
  ...limitsEnv,
  NATS_URL: address('nats', 'tls'),
  NATS_CREDS_FILE: z.string().optional(),
  NATS_CA_FILE: z.string().optional(),
  NATS_REPLICAS: count(1, 5).refine((copies) => copies > 0, 'must be 1 to 5'),
  NATS_EVENTS_DAYS: count(30, 3_650).refine((days) => days > 0, 'must be at least 1'),
  NATS_EVENTS_MAX_BYTES: count(0, Number.MAX_SAFE_INTEGER),
} as const;

export type NatsSettings = Readonly<{
  /** One address or several between commas; `tls:` demands TLS. */
  url: string;
  /** The content of a credentials file, instead of a user and a password. */
  credentials?: string | undefined;
  /** The certificate authority of the server's certificate; without it, the authorities that Node trusts. */
  caFile?: string | undefined;
  /** Replicas of each stream. */
  replicas?: number;
  /** Limits of a new stream of events; an existing stream keeps its own. 0 bytes means no limit. */
  events?: Readonly<{ days: number; maxBytes: number }>;
  limits?: TimeLimits;
}>;

export const redisEnv = {
  ...limitsEnv,
  REDIS_URL: address('redis', 'rediss', 'redis+sentinel', 'rediss+sentinel'),
  REDIS_CA_FILE: z.string().optional(),
} as const;

export type RedisSettings = Readonly<{
  /** One server, or sentinels and the name of their primary: `redis+sentinel://:password@s1:26379,s2:26379/NAME`. */
  url: string;
  caFile?: string | undefined;
  limits?: TimeLimits;
}>;

type Read<Env extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Env>>>;

export const readLimits = (settings: Read<typeof limitsEnv>): TimeLimits => ({
  connectMs: settings.SERVER_CONNECT_MS,
  commandMs: settings.SERVER_COMMAND_MS,
  silenceMs: settings.SERVER_SILENCE_MS,
});

/** Throws ConfigError for a file that cannot be read. */
export const readNats = (settings: Read<typeof natsEnv>): NatsSettings => ({
  url: settings.NATS_URL,
  credentials: settings.NATS_CREDS_FILE && textOf('NATS_CREDS_FILE', settings.NATS_CREDS_FILE),
  caFile: settings.NATS_CA_FILE,
  replicas: settings.NATS_REPLICAS,
  events: { days: settings.NATS_EVENTS_DAYS, maxBytes: settings.NATS_EVENTS_MAX_BYTES },
  limits: readLimits(settings),
});

export const readRedis = (settings: Read<typeof redisEnv>): RedisSettings => ({
  url: settings.REDIS_URL,
  caFile: settings.REDIS_CA_FILE,
  limits: readLimits(settings),
});

const textOf = (name: string, file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`${name}: ${file} cannot be read`);
  }
};

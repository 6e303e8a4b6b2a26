import { verifyingKeys } from '@waratah/kit/security/token-keys';
import {
  address,
  atLeastOne,
  host,
  logLevel,
  port,
  publicKeys,
  readEnv,
  role,
  secret,
} from '@waratah/kit/process/config';
import { mongoAddress, natsEnv, readLimits, readNats, readRedis, redisEnv } from '@waratah/kit/process/servers';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';
import { feedAddresses } from './import/fetch-file.ts';

const Env = z.object({
  HOST: host(),
  JOBS_PORT: port(4002),
  JOBS_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  ...objectStoreEnv,
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  MODERATION: z.enum(['auto', 'review'], 'must be auto or review').default('auto'),
  FEED_ADDRESSES: z.enum(feedAddresses, `must be one of ${feedAddresses.join(', ')}`).default('public'),
  UPLOADS_PER_MINUTE: atLeastOne(30),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.JOBS_PORT,
    mongoUrl: settings.JOBS_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    objectStore: settings,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    moderation: settings.MODERATION,
    feedAddresses: settings.FEED_ADDRESSES,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

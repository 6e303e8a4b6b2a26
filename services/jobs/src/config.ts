import { verifyingKeys } from '@waratah/kit/security/auth';
import { address, host, logLevel, port, readEnv, role, secret } from '@waratah/kit/process/config';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  JOBS_PORT: port(4002),
  JOBS_MONGO_URL: address('mongodb', 'mongodb+srv'),
  NATS_URL: address('nats', 'tls'),
  REDIS_URL: address('redis', 'rediss'),
  INTERNAL_TOKEN_PUBLIC_KEY: secret(),
  ...objectStoreEnv,
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  MODERATION: z.enum(['auto', 'review'], 'must be auto or review').default('auto'),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.JOBS_PORT,
    mongoUrl: settings.JOBS_MONGO_URL,
    natsUrl: settings.NATS_URL,
    redisUrl: settings.REDIS_URL,
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    objectStore: settings,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    moderation: settings.MODERATION,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

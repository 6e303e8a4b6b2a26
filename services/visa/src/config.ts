import { verifyingKeys } from '@waratah/kit/security/auth';
import { address, host, logLevel, port, readEnv, role, secret } from '@waratah/kit/process/config';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  VISA_PORT: port(4007),
  VISA_MONGO_URL: address('mongodb', 'mongodb+srv'),
  NATS_URL: address('nats', 'tls'),
  REDIS_URL: address('redis', 'rediss'),
  ...objectStoreEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: secret(),
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.VISA_PORT,
    mongoUrl: settings.VISA_MONGO_URL,
    natsUrl: settings.NATS_URL,
    redisUrl: settings.REDIS_URL,
    objectStore: settings,
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

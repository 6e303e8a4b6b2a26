import { verifyingKey } from '@waratah/kit/auth';
import { address, host, logLevel, port, readEnv, role, secret } from '@waratah/kit/config';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  AI_PORT: port(4003),
  AI_MONGO_URL: address('mongodb', 'mongodb+srv'),
  NATS_URL: address('nats', 'tls'),
  REDIS_URL: address('redis', 'rediss'),
  INTERNAL_TOKEN_PUBLIC_KEY: secret(),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.AI_PORT,
    mongoUrl: settings.AI_MONGO_URL,
    natsUrl: settings.NATS_URL,
    redisUrl: settings.REDIS_URL,
    internalKey: verifyingKey(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

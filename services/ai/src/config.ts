import { verifyingKeys } from '@waratah/kit/security/token-keys';
import { address, host, logLevel, port, publicKeys, readEnv, role } from '@waratah/kit/process/config';
import { mongoAddress, natsEnv, readLimits, readNats, readRedis, redisEnv } from '@waratah/kit/process/servers';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  AI_PORT: port(4003),
  AI_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address('http', 'https').optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_ALLOWED_MODELS: z.string().default(''),
  OPENAI_TIMEOUT_MS: z.coerce.number('must be a number').int('must be an integer').min(100).default(20_000),
  GENERATIONS_PER_DAY: z.coerce.number('must be a number').int('must be an integer').min(0).default(50),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.AI_PORT,
    mongoUrl: settings.AI_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    /** Without a key, descriptions are composed locally. */
    model: settings.OPENAI_API_KEY
      ? {
          apiKey: settings.OPENAI_API_KEY,
          baseUrl: settings.OPENAI_BASE_URL,
          model: settings.OPENAI_MODEL,
          allowed: settings.OPENAI_ALLOWED_MODELS.split(',').map((name) => name.trim()),
          timeoutMs: settings.OPENAI_TIMEOUT_MS,
        }
      : undefined,
    generationsPerDay: settings.GENERATIONS_PER_DAY,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

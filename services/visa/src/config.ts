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

const Env = z.object({
  HOST: host(),
  VISA_PORT: port(4007),
  VISA_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  ...objectStoreEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  UPLOADS_PER_MINUTE: atLeastOne(30),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
  VISA_REVIEWERS: z.enum(['1', '2'], 'must be 1 or 2').default('1'),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.VISA_PORT,
    mongoUrl: settings.VISA_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    objectStore: settings,
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
    /** How many operators have to approve a visa. */
    reviewers: settings.VISA_REVIEWERS === '2' ? 2 : 1,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

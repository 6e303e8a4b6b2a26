import { signingKey, verifyingKeys } from '@waratah/kit/security/token-keys';
import {
  address,
  atLeastOne,
  host,
  logLevel,
  port,
  privateKey,
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
  IDENTITY_PORT: port(4001),
  IDENTITY_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  ...objectStoreEnv,
  ACCESS_TOKEN_PRIVATE_KEY: privateKey(),
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  REFRESH_TOKEN_SECRET: secret(),
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  GOOGLE_ISSUER: address('http', 'https').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  SIGN_INS_PER_MINUTE: atLeastOne(30),
  UPLOADS_PER_MINUTE: atLeastOne(30),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
  NODE_ENV: z.string().optional(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.IDENTITY_PORT,
    mongoUrl: settings.IDENTITY_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    objectStore: settings,
    accessKey: signingKey(settings.ACCESS_TOKEN_PRIVATE_KEY),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    refreshSecret: settings.REFRESH_TOKEN_SECRET,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    google: settings.GOOGLE_CLIENT_ID
      ? { issuer: settings.GOOGLE_ISSUER, clientId: settings.GOOGLE_CLIENT_ID }
      : undefined,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
    production: settings.NODE_ENV === 'production',
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

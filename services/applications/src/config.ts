import { verifyingKeys } from '@waratah/kit/security/token-keys';
import { address, host, logLevel, port, publicKeys, readEnv, role, secret } from '@waratah/kit/process/config';
import { mongoAddress, natsEnv, readLimits, readNats } from '@waratah/kit/process/servers';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  APPLICATIONS_PORT: port(4005),
  APPLICATIONS_MONGO_URL: mongoAddress(),
  ...natsEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  ...objectStoreEnv,
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  PILOT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.APPLICATIONS_PORT,
    mongoUrl: settings.APPLICATIONS_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    objectStore: settings,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    pilot: settings.PILOT === 'on',
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

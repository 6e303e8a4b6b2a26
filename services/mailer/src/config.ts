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
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  MAILER_PORT: port(4005),
  MAILER_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: z.string().regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/, 'must be like Waratah <hello@example.org>'),
  MAIL_POSTAL_ADDRESS: z.string().min(10, 'must be the postal address of the sender'),
  SIGN_INS_PER_MINUTE: atLeastOne(30),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.MAILER_PORT,
    mongoUrl: settings.MAILER_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    postalAddress: settings.MAIL_POSTAL_ADDRESS,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

import { verifyingKeys } from '@waratah/kit/security/token-keys';
import { address, host, logLevel, port, publicKeys, readEnv, role, secret } from '@waratah/kit/process/config';
import { mongoAddress, natsEnv, readLimits, readNats, readRedis, redisEnv } from '@waratah/kit/process/servers';
import { nextTime } from '@waratah/kit/queues/cron';
import { z } from 'zod';

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }));
  } catch {
    return false;
  }
};

/** A pattern that comes due again and again. */
const isTimely = (pattern: string) => {
  try {
    return /^\S+( \S+){4,5}$/.test(pattern) && nextTime(pattern, 'UTC', new Date()) !== undefined;
  } catch {
    return false;
  }
};

const Env = z.object({
  HOST: host(),
  MATCHING_PORT: port(4004),
  MATCHING_MONGO_URL: mongoAddress(),
  ...natsEnv,
  ...redisEnv,
  INTERNAL_TOKEN_PUBLIC_KEY: publicKeys(),
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  MATCH_CRON: z
    .string()
    .refine(isTimely, 'must be a cron pattern of five or six fields for times that exist, like 0 7 * * *')
    .default('0 7 * * *'),
  MATCH_TZ: z.string().refine(isTimeZone, 'must be a time zone like Australia/Sydney').default('Australia/Sydney'),
  MATCH_MAILS_PER_HOUR: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be below 0')
    .default(0),
  FIRST_MATCHES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: logLevel(),
  ROLE: role(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.MATCHING_PORT,
    mongoUrl: settings.MATCHING_MONGO_URL,
    nats: readNats(settings),
    limits: readLimits(settings),
    redis: readRedis(settings),
    internalKeys: verifyingKeys(settings.INTERNAL_TOKEN_PUBLIC_KEY),
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    cron: settings.MATCH_CRON,
    timeZone: settings.MATCH_TZ,
    mailsPerHour: settings.MATCH_MAILS_PER_HOUR,
    firstMatches: settings.FIRST_MATCHES === 'on',
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

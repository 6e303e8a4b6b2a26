import { signingKey, verifyingKeys } from '@waratah/kit/security/auth';
import { address, host, logLevel, perMinute, port, readEnv, secret } from '@waratah/kit/process/config';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';

const Env = z.object({
  HOST: host(),
  PORT: port(4000),
  OPS_PORT: port(4001),
  IDENTITY_URL: address('http', 'https'),
  JOBS_URL: address('http', 'https'),
  APPLICATIONS_URL: address('http', 'https'),
  AI_URL: address('http', 'https'),
  MATCHING_URL: address('http', 'https'),
  VISA_URL: address('http', 'https'),
  MAILER_URL: address('http', 'https'),
  REDIS_URL: address('redis', 'rediss'),
  ...objectStoreEnv,
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  ACCESS_TOKEN_PUBLIC_KEY: secret(),
  INTERNAL_TOKEN_PRIVATE_KEY: secret(),
  OPS_KEY: secret(),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@waratah.example'),
  GRAPHQL_OPERATIONS: z.enum(['any', 'known'], 'must be any or known').default('any'),
  PILOT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WEB_DIST: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
  SIGN_INS_PER_MINUTE: perMinute(30),
  UPLOADS_PER_MINUTE: perMinute(30),
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: logLevel(),
  NODE_ENV: z.string().optional(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** For operators and probes: readiness in detail and metrics. */
    opsPort: settings.OPS_PORT,
    subgraphUrls: {
      identity: settings.IDENTITY_URL,
      jobs: settings.JOBS_URL,
      applications: settings.APPLICATIONS_URL,
      ai: settings.AI_URL,
      matching: settings.MATCHING_URL,
      visa: settings.VISA_URL,
      mailer: settings.MAILER_URL,
    },
    redisUrl: settings.REDIS_URL,
    objectStore: settings,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    google: settings.GOOGLE_CLIENT_ID !== undefined,
    accessKeys: verifyingKeys(settings.ACCESS_TOKEN_PUBLIC_KEY),
    internalKey: signingKey(settings.INTERNAL_TOKEN_PRIVATE_KEY),
    opsKey: settings.OPS_KEY,
    contactEmail: settings.CONTACT_EMAIL,
    /** Whether GraphQL over HTTP executes the client's own operations only. */
    knownOperationsOnly: settings.GRAPHQL_OPERATIONS === 'known',
    pilot: settings.PILOT === 'on',
    webDist: settings.WEB_DIST,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    /** Whose word about a client's address is taken. */
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

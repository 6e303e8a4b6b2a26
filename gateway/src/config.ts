import { signingKey, verifyingKeys } from '@waratah/kit/security/token-keys';
import { keysIn } from '@waratah/kit/security/verified';
import {
  address,
  atLeastOne,
  host,
  logLevel,
  milliseconds,
  port,
  privateKey,
  publicKeys,
  readEnv,
  secret,
} from '@waratah/kit/process/config';
import { readRedis, redisEnv } from '@waratah/kit/process/servers';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { z } from 'zod';
import { isJsonWebToken, networksIn } from './sign-in/operators-key.ts';

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
  ...redisEnv,
  ...objectStoreEnv,
  LINK_SECRET: secret(),
  PUBLIC_URL: address('http', 'https'),
  GOOGLE_ISSUER: address('http', 'https').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ACCESS_TOKEN_PUBLIC_KEY: publicKeys(),
  INTERNAL_TOKEN_PRIVATE_KEY: privateKey(),
  OPS_KEY: secret().refine((keys) => !keysIn(keys).some(isJsonWebToken), 'must not be a JSON web token'),
  OPS_NETWORKS: z
    .string()
    .default('')
    .transform((setting, context) => {
      try {
        return networksIn(setting);
      } catch {
        context.addIssue('must be addresses or CIDR ranges, separated by commas');
        return z.NEVER;
      }
    }),
  CONTACT_EMAIL: z.email('must be an email address').default('hello@waratah.example'),
  GRAPHQL_OPERATIONS: z.enum(['any', 'known'], 'must be any or known').default('any'),
  GRAPHQL_FAST_PATH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PILOT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  READY_FILE: z.string().optional(),
  WEB_DIST: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
  SIGN_INS_PER_MINUTE: atLeastOne(30),
  UPLOADS_PER_MINUTE: atLeastOne(30),
  REQUESTS_PER_MINUTE: atLeastOne(600),
  REQUESTS_AT_ONCE: atLeastOne(64),
  REQUEST_TIMEOUT_MS: milliseconds(10_000),
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: logLevel(),
  NODE_ENV: z.string().optional(),
});

export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readEnv(Env, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** The port for operators and probes: detailed readiness and metrics. */
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
    redis: readRedis(settings),
    objectStore: settings,
    linkSecret: settings.LINK_SECRET,
    publicUrl: settings.PUBLIC_URL,
    google: settings.GOOGLE_CLIENT_ID
      ? {
          issuer: settings.GOOGLE_ISSUER,
          clientId: settings.GOOGLE_CLIENT_ID,
          clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
        }
      : undefined,
    accessKeys: verifyingKeys(settings.ACCESS_TOKEN_PUBLIC_KEY),
    internalKey: signingKey(settings.INTERNAL_TOKEN_PRIVATE_KEY),
    opsKey: settings.OPS_KEY,
    /** From where the operators' key may be used; undefined for everywhere. */
    opsNetworks: settings.OPS_NETWORKS,
    contactEmail: settings.CONTACT_EMAIL,
    /** Whether GraphQL over HTTP executes only the client's own operations. */
    knownOperationsOnly: settings.GRAPHQL_OPERATIONS === 'known',
    /** Whether operations that were planned before are answered without Apollo. */
    fastPath: settings.GRAPHQL_FAST_PATH === 'on',
    pilot: settings.PILOT === 'on',
    /** Written by whoever starts the portal once it is complete; the gateway is not ready before. */
    readyFile: settings.READY_FILE,
    webDist: settings.WEB_DIST,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    /** Most requests in progress while the process keeps up. Further ones wait briefly, and are then refused. */
    requestsAtOnce: settings.REQUESTS_AT_ONCE,
    /** Time limit of a request. If a subgraph has not answered by then, its part is UNAVAILABLE. */
    requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
    /** Proxies that are trusted to report a client's address. */
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
  } as const;
};

export type Config = ReturnType<typeof readConfig>;

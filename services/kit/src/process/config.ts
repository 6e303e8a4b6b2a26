import { z } from 'zod';
import { serverAddressIn } from './server-address.ts';
import { localPrefix, signingKey, verifyingKeys } from '../security/token-keys.ts';
import { keysIn } from '../security/verified.ts';

/** A wrong or missing setting. The message is one line that names it. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings once, at start. Blanks around a value do not count, since a file or a secret store may end it with a new
 * line; an empty one counts as missing. Throws ConfigError.
 */
export const readEnv = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Env) => {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const given: Env = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'settings');
    throw new ConfigError(`${name}: ${given[name] === undefined ? 'is missing' : (issue?.message ?? 'is wrong')}`);
  }
  if (!isForDevelopers(env)) refuseLocalSecrets(Object.keys(schema.shape), given);
  if (env.NODE_ENV === 'production') for (const name of Object.keys(schema.shape)) refuseWeak(schema, name, given);
  return parsed.data;
};

/** Production checks apply for every other value of NODE_ENV, and if it is not set. */
const isForDevelopers = ({ NODE_ENV }: Env) => NODE_ENV === 'development' || NODE_ENV === 'test';

const refuseLocalSecrets = (names: readonly string[], given: Env) => {
  const name = names.find((key) => keysIn(given[key] ?? '').some((part) => part.startsWith(localPrefix)));
  if (name)
    throw new ConfigError(
      `${name}: the default of the local stack is refused in production (NODE_ENV is not development or test)`,
    );
};

const minSecretBytes = 32;
/** Servers whose address must contain credentials in production. */
const withCredentials = /^(?:mongodb(?:\+srv)?|nats|tls|rediss?(?:\+sentinel)?)$/;
const loopback = /^(?:127\.|localhost$|\[::1\]$)/;

/** Settings that production refuses: short secrets, servers without credentials, a portal without TLS. */
const refuseWeak = (schema: z.ZodObject, name: string, env: Env) => {
  const value = env[name];
  if (value === undefined) return;
  const isSecret = schema.shape[name]?.meta()?.['secret'] === true;
  if (isSecret && keysIn(value).some((part) => Buffer.byteLength(part) < minSecretBytes))
    throw new ConfigError(`${name}: must have at least ${minSecretBytes} bytes in production`);
  const address = isSecret ? undefined : serverAddressIn(value);
  if (!address || address.hosts.every(({ host }) => loopback.test(host))) return;
  const isNamed = address.user || address.password || (name === 'NATS_URL' && env.NATS_CREDS_FILE);
  if (withCredentials.test(address.scheme) && !isNamed)
    throw new ConfigError(`${name}: must name its credentials in production`);
  if (name === 'PUBLIC_URL' && address.scheme !== 'https')
    throw new ConfigError(`${name}: must be https in production`);
};

/** A TCP port; 0 picks a free one. */
export const port = (fallback: number) =>
  z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(0, 'must be a port')
    .max(65_535, 'must be a port')
    .default(fallback);

/**
 * An address with one of the given schemes, like 'redis'. Several servers are separated by commas if their client
 * supports that.
 */
export const address = (...schemes: string[]) =>
  z.string().refine((value) => schemes.includes(serverAddressIn(value)?.scheme ?? ''), {
    error: `must be an address like ${schemes[0]}://host:port`,
  });

/**
 * A secret of ours, or several between commas. In production `readEnv` requires more of it. Each has a length, since one
 * that is empty, as after a comma too many, would be known to everybody.
 */
export const secret = () =>
  z
    .string()
    .refine((value) => keysIn(value).every((part) => part.length >= 8), 'must have at least 8 characters, each part')
    .meta({ secret: true });

const isUsable = (read: (setting: string) => unknown) => (setting: string) => {
  try {
    read(setting);
    return true;
  } catch {
    return false;
  }
};

/** The private half of a pair that signs tokens. */
export const privateKey = () => secret().refine(isUsable(signingKey), 'must be an Ed25519 key (base64 PKCS#8)');
/** The public halves of pairs that sign tokens. */
export const publicKeys = () => secret().refine(isUsable(verifyingKeys), 'must be Ed25519 keys (base64 SPKI)');
/** How often something is allowed per minute. */
export const atLeastOne = (fallback: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(fallback);
export const milliseconds = (fallback: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(100, 'must be at least 100').default(fallback);
export const host = () => z.string().default('127.0.0.1');
export const logLevel = () => z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
const roles = ['api', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];
/**
 * Which half of a service a process runs, so that each half can be scaled separately (design section 3); see
 * `startService`.
 */
export const role = () => z.enum(roles, 'must be api, worker or all').default('all');

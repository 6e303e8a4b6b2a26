import { z } from 'zod';
import { keysIn } from '../security/verified.ts';

/** A setting is wrong or missing; the message is one line that names it. */
export class ConfigError extends Error {}

/** Default secrets of the local stack start with this; production refuses them. */
export const localPrefix = 'local:';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings once, at start. An empty variable counts as missing. Throws ConfigError. */
export const readEnv = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Env) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'settings');
    throw new ConfigError(`${name}: ${given[name] === undefined ? 'is missing' : (issue?.message ?? 'is wrong')}`);
  }
  if (!isForDevelopers(env)) refuseLocalSecrets(Object.keys(schema.shape), given);
  if (env.NODE_ENV === 'production')
    for (const name of Object.keys(schema.shape)) refuseWeak(schema, name, given[name]);
  return parsed.data;
};

/** Whatever else NODE_ENV says, or where it says nothing, open secrets are refused. */
const isForDevelopers = ({ NODE_ENV }: Env) => NODE_ENV === 'development' || NODE_ENV === 'test';

const refuseLocalSecrets = (names: readonly string[], given: Env) => {
  const name = names.find((key) => keysIn(given[key] ?? '').some((part) => part.startsWith(localPrefix)));
  if (name)
    throw new ConfigError(
      `${name}: the default of the local stack is refused in production (NODE_ENV is not development or test)`,
    );
};

const minSecretBytes = 32;
/** Servers that must know who connects. */
const withCredentials = /^(?:mongodb(?:\+srv)?|nats|tls|rediss?):$/;
const loopback = /^(?:127\.|localhost$|\[::1\]$)/;

/** What production does not accept: short secrets, servers without credentials and a portal without TLS. */
const refuseWeak = (schema: z.ZodObject, name: string, value: string | undefined) => {
  if (value === undefined) return;
  const isSecret = schema.shape[name]?.meta()?.['secret'] === true;
  if (isSecret && keysIn(value).some((part) => Buffer.byteLength(part) < minSecretBytes))
    throw new ConfigError(`${name}: must have at least ${minSecretBytes} bytes in production`);
  if (isSecret || !URL.canParse(value)) return;
  const { protocol, hostname, username, password } = new URL(value);
  if (loopback.test(hostname)) return;
  if (withCredentials.test(protocol) && !(username || password))
    throw new ConfigError(`${name}: must name its credentials in production`);
  if (name === 'PUBLIC_URL' && protocol !== 'https:') throw new ConfigError(`${name}: must be https in production`);
};

/** A TCP port; 0 takes a free one. */
export const port = (fallback: number) =>
  z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(0, 'must be a port')
    .max(65_535, 'must be a port')
    .default(fallback);

/** An address with one of the given schemes, like 'redis'. */
export const address = (...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
    error: `must be an address like ${schemes[0]}://host:port`,
  });

/** A key of ours; production demands more of it, see `readEnv`. */
export const secret = () => z.string().min(8, 'must have at least 8 characters').meta({ secret: true });
/** How often something is allowed a minute. */
export const perMinute = (fallback: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(fallback);
export const host = () => z.string().default('127.0.0.1');
export const logLevel = () => z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
const roles = ['api', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];
/** Which half of a service a process runs, so that each half scales by itself (design section 3); see `startService`. */
export const role = () => z.enum(roles, 'must be api, worker or all').default('all');

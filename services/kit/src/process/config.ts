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
  if (env.NODE_ENV === 'production') refuseLocalSecrets(Object.keys(schema.shape), given);
  return parsed.data;
};

const refuseLocalSecrets = (names: readonly string[], given: Env) => {
  const name = names.find((key) => keysIn(given[key] ?? '').some((part) => part.startsWith(localPrefix)));
  if (name) throw new ConfigError(`${name}: the default of the local stack is refused in production`);
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

export const secret = () => z.string().min(8, 'must have at least 8 characters');
/** How often something is allowed a minute. */
export const perMinute = (fallback: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(fallback);
export const host = () => z.string().default('127.0.0.1');
export const logLevel = () => z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
const roles = ['api', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];
/** Which half of a service a process runs, so that each half scales by itself (design section 3); see `startService`. */
export const role = () => z.enum(roles, 'must be api, worker or all').default('all');

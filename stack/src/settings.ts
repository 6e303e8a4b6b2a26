import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export type Env = Readonly<Record<string, string | undefined>>;

export const root = fileURLToPath(new URL('../..', import.meta.url));

const fileSettings = (name: string): Env => {
  const path = join(root, name);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
};

/** Whether a setting is present and not empty. */
const given = (env: Env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

/** The defaults in .env.example for one machine. */
export const defaultSettings = (): Env => given(fileSettings('.env.example'));

/** Settings from the environment, then from .env, then the defaults. */
export const localSettings = (env: Env): Env => ({
  ...defaultSettings(),
  ...given(fileSettings('.env')),
  ...given(env),
});

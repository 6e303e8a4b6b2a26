import { objectStoreEnv, openObjectStore } from '@waratah/kit/files/object-store';
import { readEnv } from '@waratah/kit/process/config';
import { z } from 'zod';
import { type DatabaseName, databaseOf, withDatabase } from '../../databases.ts';
import type { Env } from '../../settings.ts';

/** The locations of a portal's data. */
export type Stores = Readonly<{
  /** The address of each service's database, with rights to read and write everything in it. */
  databases: Readonly<Record<DatabaseName, string>>;
  /** The bucket, with a key for everything in it. */
  objects: ReturnType<typeof openObjectStore>;
}>;

const urlVariable = (name: DatabaseName) => `${name.toUpperCase()}_MONGO_URL`;

/** Whether settings name servers other than those of the local stack. */
export const namesServers = (env: Env) => Boolean(env.MONGO_URL || env[urlVariable('identity')]);

/**
 * The stores that settings name: MONGO_URL for all databases or <SERVICE>_MONGO_URL for each, and S3_*. Throws
 * ConfigError.
 */
export const storesOf = (env: Env): Stores => {
  const MongoEnv = z.object(Object.fromEntries(withDatabase.map((name) => [urlVariable(name), z.string()])));
  const all = env.MONGO_URL;
  const urls = readEnv(MongoEnv, {
    ...env,
    ...(all && Object.fromEntries(withDatabase.map((name) => [urlVariable(name), databaseOf(all, name)]))),
  });
  const url = (name: DatabaseName) => urls[urlVariable(name)] ?? '';
  return {
    databases: {
      identity: url('identity'),
      jobs: url('jobs'),
      applications: url('applications'),
      ai: url('ai'),
      matching: url('matching'),
      visa: url('visa'),
      mailer: url('mailer'),
    },
    objects: openObjectStore(readEnv(z.object(objectStoreEnv), env)),
  };
};

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nextTime } from '@waratah/kit/queues/cron';
import { type Env, localSettings, root } from '../../settings.ts';
import { readStackFile } from '../../stack-file.ts';
import { OpsError } from '../ops-error.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { openQueues } from './queues.ts';
import { finishRestore, restore } from './restore.ts';
import { namesServers, type Stores, storesOf } from './stores.ts';

const dataDirOf = (settings: Env) => resolve(root, settings.DATA_DIR ?? '.stack');

const documentsOf = ({ databases }: Manifest) =>
  Object.values(databases)
    .flatMap((counts) => Object.values(counts))
    .reduce((all, count) => all + count, 0);

const contentsOf = (manifest: Manifest) => `${documentsOf(manifest)} documents and ${manifest.files.count} files`;

/** `backup DIR`: copies the servers that settings name, else those of the running local stack. */
export const runBackup = async (
  env: Env,
  into: string,
  { keep, filesOnly }: Readonly<{ keep?: string | undefined; filesOnly: boolean }>,
) => {
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new OpsError('--keep takes a number above 0');
  const { folder, manifest } = await backUp(await runningStores(env), into, {
    keep: keep === undefined ? undefined : Number(keep),
    filesOnly,
  });
  console.log(`${contentsOf(manifest)} copied to ${folder}.`);
  console.log(`Keep with it, elsewhere and safe: ${manifest.keys.join(', ')}.`);
};

const runningStores = async (env: Env): Promise<Stores> => {
  const settings = localSettings(env);
  if (namesServers(settings)) return storesOf(settings);
  const stack = await readStackFile(dataDirOf(settings));
  if (!stack)
    throw new OpsError(
      `No stack runs on ${dataDirOf(settings)}. Start one with npm start, or set MONGO_URL (or <SERVICE>_MONGO_URL) and S3_*.`,
    );
  return storesOf({ ...settings, MONGO_URL: stack.mongo, S3_ENDPOINT: stack.s3 });
};

/**
 * `restore DIR`: restores into the servers that settings name, else into the data of the local stack, which must be
 * stopped. With `checkOnly` it only checks whether it could, and writes nothing.
 */
export const runRestore = async (
  env: Env,
  from: string,
  { checkOnly, ...options }: Readonly<{ replace: boolean; filesOnly: boolean; checkOnly: boolean }>,
) => {
  const settings = localSettings(env);
  const morning = morningOf(settings);
  await refuseWhileItRuns(settings);
  await using target = namesServers(settings) ? await serversOf(settings) : await localData(settings);
  const manifest = await restore(target.stores, from, { morning, checkOnly, ...options });
  if (checkOnly) return console.log(`The copy of ${manifest.startedAt.toISOString()} can be restored.`);
  await target.forgetQueues();
  if (!options.filesOnly) await finishRestore(target.stores);
  console.log(
    `${options.filesOnly ? `${manifest.files.count} files` : contentsOf(manifest)} restored, of ${manifest.startedAt.toISOString()}.`,
  );
  console.log(
    'Everybody has to sign in again. Emails that were under way are not sent; where the morning of today has begun, its',
  );
  console.log('digests are held: `match` sends them to those who had none.');
  console.log('Start the portal, then announce everything again: `rebuild`.');
};

/** Throws OpsError for settings that name no time, before anything is written. */
const morningOf = ({ MATCH_CRON, MATCH_TZ }: Env) => {
  const morning = {
    pattern: MATCH_CRON?.trim() || '0 7 * * *',
    timeZone: MATCH_TZ?.trim() || 'Australia/Sydney',
  };
  try {
    nextTime(morning.pattern, morning.timeZone, new Date());
    return morning;
  } catch {
    throw new OpsError(`MATCH_CRON or MATCH_TZ names no time: ${morning.pattern}, ${morning.timeZone}`);
  }
};

const refuseWhileItRuns = async (settings: Env) => {
  const stack = namesServers(settings) ? undefined : await readStackFile(dataDirOf(settings));
  const gateway = settings.GATEWAY_URL || stack?.gateway;
  if (!gateway) return;
  const answers = await fetch(`${gateway}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
  if (answers || stack) throw new OpsError(`The portal at ${gateway} runs. Stop all its processes first.`);
};

type Target = AsyncDisposable &
  Readonly<{
    stores: Stores;
    /** Removes what Redis and NATS contain, which is newer than the restored databases; services create both again. */
    forgetQueues: () => Promise<void>;
  }>;

const serversOf = async (settings: Env): Promise<Target> => {
  const stores = storesOf(settings);
  const queues = await openQueues(settings);
  return { stores, forgetQueues: queues.forget, [Symbol.asyncDispose]: () => queues[Symbol.asyncDispose]() };
};

/** Starts only MongoDB and the object store, on the local stack's data. */
const localData = async (settings: Env): Promise<Target> => {
  const dataDir = resolve(dataDirOf(settings), 'data');
  const { startOnData } = await import('./local-data.ts');
  const { servers, forgetQueues } = await startOnData(dataDir, settings);
  return {
    stores: storesOf({ ...settings, MONGO_URL: servers.mongo, S3_ENDPOINT: servers.s3.endpoint }),
    forgetQueues,
    [Symbol.asyncDispose]: () => servers[Symbol.asyncDispose](),
  };
};

/** Throws OpsError if there is no such folder. */
export const folderAt = async (path: string) => {
  if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw new OpsError(`${path} is not a folder.`);
  return path;
};

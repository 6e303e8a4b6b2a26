import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import type { StoredObject } from '@waratah/kit/files/object-store';
import { openMongo } from '@waratah/kit/mongo/connection';
import { refuseUnfinishedRestore } from '@waratah/kit/mongo/unfinished-restore';
import { EJSON } from 'bson';
import type { DatabaseName } from '../../databases.ts';
import { OpsError } from '../ops-error.ts';
import { writeDocuments } from './bson-file.ts';
import {
  copiesIn,
  draftsIn,
  endingOfDraft,
  folderOfDatabase,
  keysToKeep,
  type Manifest,
  manifestFile,
  nameOfCopy,
} from './manifest.ts';
import type { Stores } from './stores.ts';

/**
 * Services that only consume events are copied before those that publish them. An event published during the copy is
 * then missing in its consumer and present in its publisher, which publishes it again after a restore. In the other
 * order it would be lost.
 */
const order = [
  'mailer',
  'matching',
  'ai',
  'applications',
  'visa',
  'jobs',
  'identity',
] as const satisfies DatabaseName[];

type Options = Readonly<{
  /**
   * Makes a copy named by its time within the folder, and keeps only this many copies. A file of the bucket that the
   * last copy already has is linked to it (a hard link), so that it takes its room once.
   */
  keep?: number | undefined;
  /** Leaves the databases out, because their own tools copy them. */
  filesOnly?: boolean;
}>;

/**
 * Copies databases and bucket into an empty folder; the manifest is written last. Unfinished copies of earlier runs in
 * the folder are removed first, so only one backup at a time may write to it. Answers the path of the copy. Throws
 * OpsError, and ConfigError while a restore has not ended.
 */
export const backUp = async (stores: Stores, into: string, options: Options, clock = () => new Date()) => {
  const { keep } = options;
  const target = resolve(into);
  for (const earlier of await draftsIn(target)) await rm(join(target, earlier), { recursive: true, force: true });
  const name = nameOfCopy(clock());
  const folder = keep === undefined ? target : join(target, name);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new OpsError(`${folder} is not empty. --keep N makes a dated folder in it.`);
  const draft = join(target, `${name}${endingOfDraft}`);
  try {
    const last = keep === undefined ? undefined : (await copiesIn(target)).at(-1);
    const manifest = await copyInto(draft, stores, { ...options, last: last && join(target, last) }, clock);
    if (keep === undefined) await moveContents(draft, folder);
    else await rename(draft, folder);
    if (keep !== undefined) await removeOld(target, keep, name);
    return { folder, manifest };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const copyInto = async (
  draft: string,
  stores: Stores,
  { filesOnly = false, last }: Options & Readonly<{ last: string | undefined }>,
  clock: () => Date,
): Promise<Manifest> => {
  const startedAt = clock();
  await mkdir(join(draft, 'bucket'), { recursive: true, mode: 0o700 });
  const databases: Manifest['databases'] = {};
  for (const name of filesOnly ? [] : order)
    databases[name] = await copyDatabase(stores.databases[name], folderOfDatabase(draft, name));
  const files = await copyFiles(stores, join(draft, 'bucket'), last && join(last, 'bucket'));
  const manifest: Manifest = { format: 1, startedAt, finishedAt: clock(), databases, files, keys: [...keysToKeep] };
  await writeFile(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
};

/** The target may be a mounted volume, which a renamed folder cannot replace. */
const moveContents = async (draft: string, folder: string) => {
  const names = (await readdir(draft)).filter((name) => name !== manifestFile);
  for (const name of [...names, manifestFile]) await rename(join(draft, name), join(folder, name));
};

/** Answers the number of documents of each collection. */
const copyDatabase = async (url: string, folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using mongo = await openMongo(url);
  await refuseUnfinishedRestore(mongo);
  const counts: Record<string, number> = {};
  for (const { name } of await mongo.listCollections()) {
    const collection = mongo.collection(name);
    // The driver returns each document as raw bytes.
    const documents = collection.find<Uint8Array>({}, { raw: true });
    counts[name] = await writeDocuments(join(folder, `${name}.bson.gz`), documents);
    const indexes = await collection.indexes();
    const about = { options: {}, indexes, collectionName: name, type: 'collection' };
    await writeFile(join(folder, `${name}.metadata.json.gz`), gzipSync(EJSON.stringify(about)), { mode: 0o600 });
  }
  return counts;
};

const copyFiles = async ({ objects }: Stores, folder: string, last: string | undefined): Promise<Manifest['files']> => {
  let [count, sizeBytes] = [0, 0];
  for await (const object of objects.list('')) {
    const path = join(folder, object.key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (!(last && (await isLinked(object, join(last, object.key), path)))) {
      const content = await objects.get(object.key);
      // Its owner removed the file after it was listed.
      if (!content) continue;
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      await utimes(path, object.at, object.at);
    }
    count += 1;
    sizeBytes += (await stat(path)).size;
  }
  return { count, sizeBytes };
};

/** Links a file of the last copy if the object has not changed since. */
const isLinked = async ({ at, sizeBytes }: StoredObject, earlier: string, path: string) => {
  const found = await stat(earlier).catch(() => undefined);
  if (found?.size !== sizeBytes || found.mtime.getTime() !== at.getTime()) return false;
  return link(earlier, path).then(
    () => true,
    // A file system without hard links.
    () => false,
  );
};

/** Never removes the copy that was just made, even if a clock that was wrong gave others a later name. */
const removeOld = async (folder: string, keep: number, made: string) => {
  const others = (await copiesIn(folder)).filter((name) => name !== made);
  for (const name of others.slice(0, Math.max(0, others.length + 1 - keep)))
    await rm(join(folder, name), { recursive: true });
};

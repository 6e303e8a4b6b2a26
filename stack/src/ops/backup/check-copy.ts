import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EJSON } from 'bson';
import { withDatabase } from '../../databases.ts';
import { OpsError } from '../ops-error.ts';
import { readDocuments } from './bson-file.ts';
import { folderOfDatabase, type Manifest } from './manifest.ts';

export const endingOfDocuments = '.bson.gz';
export const endingOfIndexes = '.metadata.json.gz';

/**
 * Reads a complete copy and compares it with the counts from when it was made: each document of each collection, and
 * each file of the bucket. Throws OpsError if anything is missing, damaged or surplus.
 */
export const checkCopy = async (
  folder: string,
  manifest: Manifest,
  { filesOnly }: Readonly<{ filesOnly: boolean }>,
) => {
  if (!filesOnly) await checkDatabases(folder, manifest.databases);
  let [count, sizeBytes] = [0, 0];
  for await (const path of filesOf(folder)) {
    count += 1;
    sizeBytes += (await stat(path)).size;
  }
  const { files } = manifest;
  if (count !== files.count || sizeBytes !== files.sizeBytes)
    throw new OpsError(
      `The bucket of the copy has ${count} files of ${sizeBytes} bytes instead of ${files.count} of ${files.sizeBytes}.`,
    );
};

/** Paths of the bucket's files in a copy. */
export async function* filesOf(folder: string): AsyncGenerator<string, void> {
  for await (const entry of glob('**/*', { cwd: join(folder, 'bucket'), withFileTypes: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

const checkDatabases = async (folder: string, databases: Manifest['databases']) => {
  const copied = Object.keys(databases);
  if (copied.length === 0) throw new OpsError('The copy holds files alone: --files-only restores them.');
  const other = withDatabase.find((name) => !copied.includes(name)) ?? copied.find((name) => !isDatabase(name));
  if (other) throw new OpsError(`The copy is not of this release: only one of them has a database ${other}.`);
  for (const [name, counts] of Object.entries(databases)) await checkDatabase(folderOfDatabase(folder, name), counts);
};

const isDatabase = (name: string) => withDatabase.some((known) => known === name);

const checkDatabase = async (folder: string, counted: Readonly<Record<string, number>>) => {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(endingOfDocuments));
  const extra = files.find((file) => counted[file.slice(0, -endingOfDocuments.length)] === undefined);
  if (extra) throw new OpsError(`${join(folder, extra)} was not counted when the copy was made.`);
  for (const [collection, count] of Object.entries(counted)) {
    const path = join(folder, `${collection}${endingOfDocuments}`);
    const found = await readable(path, () => countOf(path));
    if (found !== count) throw new OpsError(`${path} has ${found} documents instead of ${count}.`);
    const indexes = join(folder, `${collection}${endingOfIndexes}`);
    await readable(indexes, async () => EJSON.parse(gunzipSync(await readFile(indexes)).toString()));
  }
};

const countOf = async (path: string) => {
  let count = 0;
  for await (const document of readDocuments(path)) if (document) count += 1;
  return count;
};

const readable = async <T>(path: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw new OpsError(`${path} is missing or damaged.`, { cause: error });
  }
};

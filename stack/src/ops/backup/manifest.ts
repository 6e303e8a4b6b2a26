import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OpsError } from '../ops-error.ts';

export const manifestFile = 'backup.json';

/**
 * The contents of a copy: documents by database and collection, files of the bucket, and the names of the keys to keep
 * beside it.
 */
const Manifest = z.object({
  format: z.literal(1),
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date(),
  databases: z.record(z.string(), z.record(z.string(), z.number())),
  files: z.object({ count: z.number(), sizeBytes: z.number() }),
  keys: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * Keys without which restored data is incomplete; a copy names them and never contains them. All other keys (of
 * servers, of the object store) may be replaced with new ones.
 */
export const keysToKeep = [
  'ACCESS_TOKEN_PRIVATE_KEY',
  'ACCESS_TOKEN_PUBLIC_KEY',
  'INTERNAL_TOKEN_PRIVATE_KEY',
  'INTERNAL_TOKEN_PUBLIC_KEY',
  'LINK_SECRET',
  'OPS_KEY',
  'REFRESH_TOKEN_SECRET',
] as const;

/** Throws OpsError if there is no copy, or one of another format. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OpsError(`${folder} holds no backup: there is no ${manifestFile} in it.`);
  const manifest = Manifest.safeParse(jsonOf(text));
  if (!manifest.success) throw new OpsError(`${join(folder, manifestFile)} is damaged or of another format.`);
  return manifest.data;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const folderOfDatabase = (copy: string, name: string) => join(copy, 'databases', `waratah_${name}`);

/** Name of a copy in a folder of several, from its time, as made by `backup --keep`. */
const dated = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** Names of the copies in a folder, the oldest first. */
export const copiesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => dated.test(name)).toSorted();

/** Name of a copy that is being made or was not finished. */
export const endingOfDraft = '.partial';

export const draftsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith(endingOfDraft) && dated.test(name.slice(0, -endingOfDraft.length)),
  );

export const nameOfCopy = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');

/** The folder itself, or the newest copy in it. */
export const copyAt = async (folder: string): Promise<string> => {
  const newest = (await copiesIn(folder)).at(-1);
  return newest === undefined ? folder : join(folder, newest);
};

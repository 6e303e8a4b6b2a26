import { invalid } from '../errors.ts';
import type { ObjectStore } from './object-store.ts';

const dayMs = 24 * 3_600_000;

/**
 * Reads an uploaded object that a caller wants to commit. Its key must have the caller's own prefix, so that nobody can
 * commit another user's file. Errors: INVALID naming `file`.
 */
export const readUpload = async (
  objects: ObjectStore,
  { key, prefix, maxBytes }: Readonly<{ key: string; prefix: string; maxBytes: number }>,
): Promise<Buffer> => {
  const own = key.startsWith(`${prefix}/`) && /^[\w-]{1,80}$/.test(key.slice(prefix.length + 1));
  const bytes = own ? await objects.read(key, maxBytes) : undefined;
  if (!bytes) throw invalid('file', 'There is no such upload. Please upload the file again.');
  return bytes;
};

/**
 * Removes objects under a prefix that are older than a day and not committed. `committed` answers which of the
 * given keys are in use. Answers how many were removed.
 */
export const sweepUploads = async (
  objects: ObjectStore,
  prefix: string,
  committed: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<number> => {
  const old: string[] = [];
  for await (const { key, at } of objects.list(prefix)) if (now.getTime() - at.getTime() > dayMs) old.push(key);
  let removed = 0;
  for (let from = 0; from < old.length; from += batch) {
    const keys = old.slice(from, from + batch);
    const used = await committed(keys);
    const unused = keys.filter((key) => !used.has(key));
    await objects.remove(unused);
    removed += unused.length;
  }
  return removed;
};

const batch = 500;

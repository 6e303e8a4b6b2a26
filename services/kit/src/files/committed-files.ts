import { invalid } from '../errors.ts';
import type { ObjectStore } from './object-store.ts';

const dayMs = 24 * 3_600_000;

type Wanted = Readonly<{ key: string; prefix: string; maxBytes: number; committed: Committed }>;

/** Answers which of the given keys are attached to something. */
type Committed = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Reads an uploaded object that a caller wants to attach. Its key must have the caller's own prefix, so that nobody can
 * attach another user's file, and must not be attached yet. Errors: INVALID naming `file`.
 */
export const readUpload = async (
  objects: ObjectStore,
  { key, prefix, maxBytes, committed }: Wanted,
): Promise<Buffer> => {
  const own = key.startsWith(`${prefix}/`) && /^[\w-]{1,80}$/.test(key.slice(prefix.length + 1));
  const isNew = own && !(await committed([key])).has(key);
  const bytes = isNew ? await objects.read(key, maxBytes) : undefined;
  if (!bytes) throw invalid('file', 'There is no such upload. Please upload the file again.');
  return bytes;
};

/**
 * Removes objects under a prefix that are older than a day and not attached to anything. Answers how many were removed.
 */
export const sweepUploads = async (
  objects: ObjectStore,
  prefix: string,
  committed: Committed,
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

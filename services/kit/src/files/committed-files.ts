import { invalid } from '../errors.ts';
import { headBytes } from './file-kinds.ts';
import type { ObjectStore } from './object-store.ts';

const dayMs = 24 * 3_600_000;

type Wanted = Readonly<{ key: string; prefix: string; maxBytes: number; committed: Committed }>;

/** Answers which of the given keys are attached to something. */
type Committed = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** Reads a file from the object store: once it is the file's turn to be judged, so that waiting files hold no memory. */
export type ReadFile = () => Promise<Buffer>;

/** The same bytes, without the methods of a Buffer, as libraries for files expect them. */
export const plainBytes = ({ buffer, byteOffset, length }: Buffer) => new Uint8Array(buffer, byteOffset, length);

/** A file in the object store: its first bytes, which tell its kind, and how to read it. */
export type StoredFile = Readonly<{ key: string; head: Buffer; read: ReadFile }>;

/**
 * Finds an uploaded object that a caller wants to attach. Its key must have the caller's own prefix, so that nobody can
 * attach another user's file, and must not be attached yet. Errors, also of `read`: INVALID naming `file`.
 */
export const findUpload = async (
  objects: ObjectStore,
  { key, prefix, maxBytes, committed }: Wanted,
): Promise<StoredFile> => {
  const own = key.startsWith(`${prefix}/`) && /^[\w-]{1,80}$/.test(key.slice(prefix.length + 1));
  const isNew = own && !(await committed([key])).has(key);
  const head = found(isNew ? await objects.head(key, headBytes) : undefined);
  return { key, head, read: async () => found(await objects.read(key, maxBytes)) };
};

const found = (bytes: Buffer | undefined) => {
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

import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { serialize } from 'bson';
import { withDatabase } from '../../databases.ts';
import { backUp } from './back-up.ts';
import { checkCopy } from './check-copy.ts';
import { draftsIn, folderOfDatabase, manifestFile, readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import type { Stores } from './stores.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waratah-copies-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nowhere = 'mongodb://127.0.0.1:1/x';

/** Databases that cannot be reached, and a bucket with one file; `get` may fail. */
const storesWith = (get: () => Promise<Readable>): Stores => {
  const refuse = () => Promise.reject(new Error('nothing may be written'));
  return {
    databases: {
      identity: nowhere,
      jobs: nowhere,
      applications: nowhere,
      ai: nowhere,
      matching: nowhere,
      visa: nowhere,
      mailer: nowhere,
    },
    objects: {
      get,
      list: async function* () {
        yield { key: 'resumes/7/a.pdf', at: new Date(), sizeBytes: 3 };
      },
      put: refuse,
      write: refuse,
      head: refuse,
      read: refuse,
      remove: refuse,
      ensureBucket: refuse,
      ping: refuse,
    },
  };
};
const whole = storesWith(async () => Readable.from([Buffer.from('pdf')]));
const away = storesWith(() => Promise.reject(new Error('the bucket is away')));
const morning = { pattern: '0 7 * * *', timeZone: 'Australia/Sydney' };
const files = { keep: 2, filesOnly: true };

test('a file that has not changed since the last copy takes its room once', async () => {
  const written = { at: new Date('2026-11-01T10:00:00.123Z'), sizeBytes: 3 };
  const larger = { at: written.at, sizeBytes: 4 };
  const later = { at: new Date('2026-11-02T10:00:00.123Z'), sizeBytes: 4 };
  let read = 0;
  const copyOf = async (day: number, object: typeof written) => {
    const objects: Stores['objects'] = {
      ...whole.objects,
      get: async () => {
        read += 1;
        return Readable.from([Buffer.alloc(object.sizeBytes)]);
      },
      list: async function* () {
        yield { key: 'resumes/7/a.pdf', ...object };
      },
    };
    const copy = await backUp(
      { ...whole, objects },
      folder,
      { keep: 3, filesOnly: true },
      () => new Date(day * 86_400_000),
    );
    expect(copy.manifest.files).toEqual({ count: 1, sizeBytes: object.sizeBytes });
    return (await stat(join(copy.folder, 'bucket/resumes/7/a.pdf'))).ino;
  };
  const first = await copyOf(1, written);
  expect([await copyOf(2, written), read]).toEqual([first, 1]);
  for (const [index, object] of [larger, later].entries()) expect(await copyOf(3 + index, object)).not.toBe(first);
  expect(read).toBe(3);
});

test('the copy that was just made is never removed, whatever the clock said before', async () => {
  const at = (day: number) => () => new Date(Date.UTC(2026, 10, day));
  for (const day of [16, 17, 10]) {
    const { folder: made } = await backUp(whole, folder, { keep: 2, filesOnly: true }, at(day));
    await expect(readManifest(made)).resolves.toMatchObject({ files: { count: 1 } });
  }
  expect(await readdir(folder)).toHaveLength(2);
});

test('a failed backup leaves no files, and those of a killed one are removed by the next', async () => {
  await expect(backUp(away, folder, files)).rejects.toThrow('away');
  expect(await readdir(folder)).toEqual([]);
  await mkdir(join(folder, '2026-11-01T010203Z.partial', 'bucket'), { recursive: true });
  await backUp(whole, folder, files);
  expect(await draftsIn(folder)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(1);
});

test('an empty folder that is a mount point gets a copy, and no second one', async () => {
  const target = join(folder, 'volume');
  await mkdir(target);
  await backUp(whole, target, { filesOnly: true });
  expect((await readdir(target)).toSorted()).toEqual([manifestFile, 'bucket']);
  expect(await readdir(folder)).toEqual(['volume']);
  await expect(backUp(whole, target, { filesOnly: true })).rejects.toThrow('--keep N');
});

/** A complete copy: two users in each database, and a file. */
const aCopy = async () => {
  const copy = join(folder, 'copy');
  await backUp(whole, copy, { filesOnly: true });
  const manifest = await readManifest(copy);
  for (const name of withDatabase) {
    await mkdir(folderOfDatabase(copy, name), { recursive: true });
    const users = Buffer.concat([serialize({ _id: 1 }), serialize({ _id: 2 })]);
    await writeFile(join(folderOfDatabase(copy, name), 'users.bson.gz'), gzipSync(users));
    await writeFile(join(folderOfDatabase(copy, name), 'users.metadata.json.gz'), gzipSync('{"indexes":[]}'));
    manifest.databases[name] = { users: 2 };
  }
  await writeFile(join(copy, manifestFile), JSON.stringify(manifest));
  return copy;
};

const restored = (copy: string) => restore(away, copy, { morning, replace: true, filesOnly: false });

test('a complete copy passes the check', async () => {
  const copy = await aCopy();
  await expect(checkCopy(copy, await readManifest(copy), { filesOnly: false })).resolves.toBeUndefined();
});

const users = (copy: string) => join(folderOfDatabase(copy, 'visa'), 'users.bson.gz');

test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
  ['is cut off', (copy) => truncate(users(copy), 20), /missing or damaged/],
  ['lacks a collection', (copy) => rm(users(copy)), /missing or damaged/],
  ['lacks a document', (copy) => writeFile(users(copy), gzipSync(serialize({ _id: 1 }))), /1 documents instead of 2/],
  ['lacks indexes', (copy) => rm(users(copy).replace('bson', 'metadata.json')), /missing or damaged/],
  ['has a file cut off', (copy) => truncate(join(copy, 'bucket/resumes/7/a.pdf'), 1), /1 bytes instead of 1 of 3/],
  ['lacks a file', (copy) => rm(join(copy, 'bucket/resumes/7/a.pdf')), /0 files of 0 bytes/],
  ['lacks a database', (copy) => edited(copy, /,?"visa":\{"users":2\}/, ''), /not of this release/],
  ['holds files alone', (copy) => edited(copy, /"databases":\{.*?\}\}/, '"databases":{}'), /--files-only/],
  ['is of another format', (copy) => edited(copy, '"format":1', '"format":2'), /another format/],
])('a copy that %s is refused before any server is asked', async (_what, damage, said) => {
  const copy = await aCopy();
  await damage(copy);
  await expect(restored(copy)).rejects.toThrow(said);
});

const edited = async (copy: string, from: string | RegExp, to: string) => {
  const path = join(copy, manifestFile);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
};

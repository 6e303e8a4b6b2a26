import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openMongo, writeConcern } from '@waratah/kit/mongo/connection';
import { beginRestore, endRestore, restoreMark } from '@waratah/kit/mongo/unfinished-restore';
import { defaultLimits, type TimeLimits } from '@waratah/kit/process/servers';
import { type Document, EJSON } from 'bson';
import type { Connection } from 'mongoose';
import { withDatabase } from '../../databases.ts';
import { OpsError } from '../ops-error.ts';
import { type Morning, settleRestored } from './after-restore.ts';
import { readDocuments } from './bson-file.ts';
import { checkCopy, endingOfDocuments, endingOfIndexes, filesOf } from './check-copy.ts';
import { copyAt, folderOfDatabase, type Manifest, readManifest } from './manifest.ts';
import type { Stores } from './stores.ts';

type Options = Readonly<{
  morning: Morning;
  /** Deletes what the databases contain now. */
  replace: boolean;
  /** The databases were already restored with their own tools. */
  filesOnly: boolean;
  /** Only checks whether a restore is possible, and writes nothing. */
  checkOnly?: boolean;
}>;

/** Building the indexes of a large collection takes minutes. */
const limits: TimeLimits = { ...defaultLimits, silenceMs: 3_600_000 };

/**
 * Restores a copy, or the newest of a folder of copies: databases, bucket, and the records that keep anything from
 * happening twice. The portal must not be running, and does not start before `finishRestore`. Throws OpsError, before the
 * first write, if the copy is incomplete or the target is not empty.
 */
export const restore = async (
  stores: Stores,
  from: string,
  { morning, replace, filesOnly, checkOnly = false }: Options,
): Promise<Manifest> => {
  const folder = await copyAt(from);
  const manifest = await readManifest(folder);
  await checkCopy(folder, manifest, { filesOnly });
  if (!filesOnly && !replace) await refuseWhereData(stores);
  if (checkOnly) return manifest;
  const now = new Date();
  if (!filesOnly) await eachDatabase(stores, (mongo) => beginRestore(mongo, now));
  for (const name of withDatabase) {
    await using mongo = await openMongo(stores.databases[name], limits);
    if (!filesOnly) await loadDatabase(mongo, folderOfDatabase(folder, name), manifest.databases[name] ?? {});
    await settleRestored(mongo, name, now, morning);
  }
  await stores.objects.ensureBucket();
  for await (const path of filesOf(folder)) {
    const key = relative(join(folder, 'bucket'), path);
    await stores.objects.put(key, 'application/octet-stream', createReadStream(path));
  }
  return manifest;
};

/** Lets the portal start again. */
export const finishRestore = (stores: Stores) => eachDatabase(stores, endRestore);

const eachDatabase = async ({ databases }: Stores, act: (mongo: Connection) => Promise<void>) => {
  for (const name of withDatabase) {
    await using mongo = await openMongo(databases[name], limits);
    await act(mongo);
  }
};

const refuseWhereData = async ({ databases }: Stores) => {
  for (const name of withDatabase) {
    await using mongo = await openMongo(databases[name], limits);
    for (const { name: collection } of await mongo.listCollections())
      if (await mongo.collection(collection).findOne())
        throw new OpsError(`The database of ${name} is not empty. --replace removes what it holds.`);
  }
};

/** Counters are kept, so that ids given out after the copy was made remain known. */
const loadDatabase = async (mongo: Connection, folder: string, counted: Readonly<Record<string, number>>) => {
  for (const { name } of await mongo.listCollections())
    if (name !== 'counters' && name !== restoreMark) await mongo.collection(name).drop();
  for (const [name, count] of Object.entries(counted)) {
    const documents = readDocuments(join(folder, `${name}${endingOfDocuments}`));
    const loaded = await (name === 'counters'
      ? loadCounters(mongo, documents)
      : loadCollection(mongo, name, documents));
    if (loaded !== count) throw new OpsError(`${name} got ${loaded} documents instead of ${count}.`);
    await createIndexes(mongo, name, join(folder, `${name}${endingOfIndexes}`));
  }
};

const loadCounters = async (mongo: Connection, documents: AsyncIterable<Document>): Promise<number> => {
  let count = 0;
  for await (const { _id, last } of documents) {
    await mongo.collection('counters').updateOne({ _id }, { $max: { last } }, { upsert: true, writeConcern });
    count += 1;
  }
  return count;
};

const atOnce = 500;

const loadCollection = async (mongo: Connection, name: string, documents: AsyncIterable<Document>): Promise<number> => {
  let count = 0;
  let batch: Document[] = [];
  const write = async () => {
    if (batch.length > 0) await mongo.collection(name).insertMany(batch, { writeConcern, ordered: false });
    count += batch.length;
    batch = [];
  };
  for await (const document of documents) if (batch.push(document) === atOnce) await write();
  await write();
  return count;
};

const createIndexes = async (mongo: Connection, collection: string, path: string) => {
  const { indexes }: Document = EJSON.parse(gunzipSync(await readFile(path)).toString());
  const own = [indexes].flat().filter(({ name }: Document) => name !== '_id_');
  if (own.length > 0) await mongo.db?.command({ createIndexes: collection, indexes: own });
};

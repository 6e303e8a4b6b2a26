import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMongo } from '@waratah/kit/mongo/connection';
import { refuseUnfinishedRestore } from '@waratah/kit/mongo/unfinished-restore';
import { backUp } from '@waratah/stack/ops/backup/back-up';
import { finishRestore, restore } from '@waratah/stack/ops/backup/restore';
import { type Stores, storesOf } from '@waratah/stack/ops/backup/stores';
import { withDatabase } from '@waratah/stack/databases';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let stores: Stores;
let folder: string;
beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  folder = await mkdtemp(join(tmpdir(), 'waratah-unfinished-'));
  scope.defer(() => rm(folder, { recursive: true, force: true }));
  const away = storesOf({
    MONGO_URL: servers.mongo,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'a secret',
  });
  const objects = {
    ...away.objects,
    ensureBucket: async () => undefined,
    get: async () => Readable.from([Buffer.from('pdf')]),
  };
  const list = async function* () {
    yield { key: 'resumes/7/a.pdf', at: new Date(), sizeBytes: 3 };
  };
  stores = { ...away, objects: { ...objects, list } };
});

const options = { morning: { pattern: '0 7 * * *', timeZone: 'Australia/Sydney' }, replace: true, filesOnly: false };

const mayStart = async (name: (typeof withDatabase)[number]) => {
  await using mongo = await openMongo(stores.databases[name]);
  await refuseUnfinishedRestore(mongo);
};

test('no service starts on databases whose restore was begun and did not end', async () => {
  for (const name of withDatabase) {
    await using mongo = await openMongo(stores.databases[name]);
    await mongo.collection<{ _id: number }>('people').insertOne({ _id: 7 });
  }
  await backUp(stores, folder, { keep: 1 });
  for (const name of withDatabase) await mayStart(name);

  const put = () => Promise.reject(new Error('the command was killed'));
  const failing = { ...stores, objects: { ...stores.objects, put } };
  await expect(restore(failing, folder, options)).rejects.toThrow('killed');
  for (const name of withDatabase) await expect(mayStart(name)).rejects.toThrow('did not end. Carry it out again');
  await expect(restore(stores, folder, { ...options, replace: false })).rejects.toThrow('--replace');
  // In a folder of its own: a copy made within the same second would have the first one's name.
  await expect(backUp(stores, join(folder, 'another'), { keep: 2 })).rejects.toThrow('did not end');

  await restore({ ...stores, objects: { ...stores.objects, put: async () => 3 } }, folder, options);
  await expect(mayStart('jobs')).rejects.toThrow('did not end');
  await finishRestore(stores);
  for (const name of withDatabase) await mayStart(name);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { folders, objectRights } from '@waratah/kit/files/object-rights';
import { type ObjectStore, openObjectStore } from '@waratah/kit/files/object-store';
import type { Servers } from '@waratah/stack/servers';
import { startEmbeddedServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
let servers: Servers;
let everything: ObjectStore;

type Keys = Readonly<{ accessKey: string; secretKey: string }>;
const storeOf = ({ accessKey, secretKey }: Keys) =>
  openObjectStore({
    S3_ENDPOINT: servers.s3.endpoint,
    S3_REGION: servers.s3.region,
    S3_BUCKET: 'waratah',
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  });

beforeAll(async () => {
  servers = scope.use(await startEmbeddedServers());
  everything = storeOf(servers.s3);
  await everything.ensureBucket();
});
afterAll(() => scope.disposeAsync());

const bytes = Buffer.from('somebody’s document');
async function* content() {
  yield bytes;
}

/** Objects above five MiB are uploaded in parts, which uses other requests. */
async function* largeContent() {
  for (let part = 0; part < 6; part++) yield Buffer.alloc(1024 * 1024, part);
}

const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (/denied|forbidden/i.test(String(error)) ? 'refused' : String(error)),
  );

describe.each(Object.entries(objectRights))('%s', (part, rights) => {
  test.each(Object.values(folders))('has in %s the rights of the table, and no others', async (folder) => {
    const store = storeOf(servers.s3KeysOf(part));
    const [there, made, large] = [`${folder}/7/there`, `${folder}/7/${part}`, `${folder}/7/${part}-large`];
    await everything.put(there, 'text/plain', content());
    const done = (may: keyof typeof rights) => (rights[may].includes(folder) ? 'done' : 'refused');
    expect(await outcomeOf(store.get(there).then((stream) => stream?.destroy()))).toBe(done('read'));
    expect(await outcomeOf(store.put(made, 'text/plain', content()))).toBe(done('write'));
    expect(await outcomeOf(store.put(large, 'text/plain', largeContent()))).toBe(done('write'));
    expect(await outcomeOf(store.remove([there]))).toBe(done('remove'));
    expect((await Array.fromAsync(store.list(`${folder}/7/`))).map(({ key }) => key).includes(there)).toBe(
      done('remove') === 'refused',
    );
  });

  test('can use the bucket but not create one', async () => {
    const store = storeOf(servers.s3KeysOf(part));
    await expect(store.ensureBucket()).resolves.toBeUndefined();
    const keys = { S3_ACCESS_KEY: part, S3_SECRET_KEY: servers.s3KeysOf(part).secretKey };
    const another = openObjectStore({
      ...keys,
      S3_ENDPOINT: servers.s3.endpoint,
      S3_REGION: servers.s3.region,
      S3_BUCKET: 'another',
    });
    expect(await outcomeOf(another.ensureBucket())).toBe('refused');
  });
});

test('a wrong secret and an unknown key are refused', async () => {
  await everything.put('resumes/7/there', 'text/plain', content());
  for (const keys of [
    { accessKey: 'identity', secretKey: 'local:object-store' },
    { accessKey: 'nobody', secretKey: 'local:object-store' },
  ])
    expect(await outcomeOf(storeOf(keys).get('resumes/7/there'))).not.toBe('done');
});

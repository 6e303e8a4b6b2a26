import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as later } from 'node:timers/promises';
import S3rver, { type S3Files } from '@20minutes/s3rver';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mendFiles, withoutList } from './s3-files.ts';

let directory = '';
let files: S3Files;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waratah-'));
  const options = { address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false };
  files = new S3rver(options).store;
  mendFiles(files);
  await files.putBucket('files');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const metadata = { 'content-type': 'text/plain' };
const anObject = (key: string, content: unknown) => ({ bucket: 'files', key, content, metadata });
const whole = (key: string) => anObject(key, new PassThrough().end('whole'));
const keysIn = async () => (await files.listObjects('files', {})).objects.map(({ key }) => key);

test('an object that is being written is not there, and what was there before it is whole', async () => {
  await files.putObject(whole('a'));
  const [first, second] = [new PassThrough(), new PassThrough()];
  const writing = [files.putObject(anObject('a', first)), files.putObject(anObject('b', second))];
  first.write('half of it');
  second.write('half of it');
  while (!(await readdir(join(directory, 'files'))).some((name) => name.startsWith('b'))) await later();
  expect(await keysIn()).toEqual(['a']);
  expect(await files.getMetadata('files', 'a')).toMatchObject({ 'content-type': 'text/plain', 'content-length': 5 });
  first.end();
  second.end();
  await Promise.all(writing);
  expect(await keysIn()).toEqual(['a', 'b']);
  expect(await files.getMetadata('files', 'a')).toMatchObject({ 'content-length': 10 });
  expect((await readdir(join(directory, 'files'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('an object that is sent twice at the same moment is there, whole', async () => {
  await Promise.all(Array.from({ length: 20 }, () => files.putObject(whole('a'))));
  expect(await keysIn()).toEqual(['a']);
  expect(await files.getMetadata('files', 'a')).toMatchObject({ ...metadata, 'content-length': 5 });
});

test('an object whose metadata was cut off is there without them, and bars nobody from the others', async () => {
  await files.putObject(whole('cut'));
  await files.putObject(whole('other'));
  await truncate(files.getResourcePath('files', 'cut', 'metadata.json'), 5);
  expect(await keysIn()).toEqual(['cut', 'other']);
  expect(await files.getMetadata('files', 'cut')).toMatchObject({ 'content-length': 5 });
  expect(await files.getMetadata('files', 'other')).toMatchObject(metadata);
});

test('whether a bucket exists is answered without reading what is in it', async () => {
  await files.putObject(whole('a'));
  expect(await withoutList(() => files.listObjects('files', {}))).toMatchObject({ objects: [] });
  expect(await keysIn()).toEqual(['a']);
});

test('of an object that is removed nothing stays but its folder', async () => {
  await files.putObject(whole('folder/a'));
  await files.deleteObject('files', 'folder/a');
  await files.deleteObject('files', 'folder/a');
  expect(await readdir(join(directory, 'files/folder'))).toEqual([]);
});

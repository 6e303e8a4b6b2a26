import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startRedis } from '@waratah/stack/servers/redis';
import { Redis } from 'ioredis';

const path = process.env.PATH;
const folders: string[] = [];
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'waratah-redis-'));
  folders.push(made);
  return made;
};
afterEach(async () => {
  process.env.PATH = path;
  for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true });
});

/** A Redis on the PATH that refuses data written by a newer one, as an older release does. */
const putOlderOnPath = async () => {
  const programs = await folder();
  const script = '#!/bin/sh\necho "Cannot handle RDB format version 12"\nexit 1\n';
  await writeFile(join(programs, 'redis-server'), script, { mode: 0o755 });
  process.env.PATH = `${programs}${delimiter}${path}`;
};

const write = async (url: string) => {
  const redis = new Redis(url);
  await redis.set('key', 'value');
  await redis.quit();
};
const read = async (url: string) => {
  const redis = new Redis(url);
  const value = await redis.get('key');
  await redis.quit();
  return value;
};

test('a Redis that appears on the PATH later and cannot read the data is not used', async () => {
  const dataDir = await folder();
  {
    await using redis = await startRedis({ dataDir });
    await write(redis.url);
  }
  const writer = await readFile(join(dataDir, 'redis-program'), 'utf8');
  await putOlderOnPath();
  {
    await using redis = await startRedis({ dataDir });
    expect(await read(redis.url)).toBe('value');
  }
  expect(await readFile(join(dataDir, 'redis-program'), 'utf8')).toBe(writer);
});

test('data of an unknown or removed version is read by the first Redis that can', async () => {
  const dataDir = await folder();
  {
    await using redis = await startRedis({ dataDir });
    await write(redis.url);
  }
  await putOlderOnPath();
  for (const named of ['', '/nowhere/redis-server']) {
    await writeFile(join(dataDir, 'redis-program'), named);
    await using redis = await startRedis({ dataDir });
    expect(await read(redis.url)).toBe('value');
  }
});

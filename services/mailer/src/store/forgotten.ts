import { grouped } from '@waratah/kit/batching/grouped';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';

/** Longer than any request for an email can wait. */
const keptForS = 30 * 24 * 3_600;

type Forgotten = { _id: string; at: Date };

/** Hashes of the addresses of deleted accounts. Requests made before the deletion are not sent. */
export const forgottenStore = (connection: Connection) => {
  const forgotten = connection.collection<Forgotten>('forgotten');
  const leftAt = grouped<string, Date | undefined>(async (hashes) => {
    const found = await forgotten.find({ _id: { $in: [...hashes] } }).toArray();
    const byHash = new Map(found.map(({ _id, at }) => [_id, at]));
    return hashes.map((hash) => byHash.get(hash));
  });
  return {
    createIndexes: async () => {
      await forgotten.createIndex({ at: 1 }, { expireAfterSeconds: keptForS });
    },
    add: async (hash: string, at: Date) => {
      await forgotten.updateOne({ _id: hash }, { $max: { at } }, { upsert: true, writeConcern });
    },
    /** Whether the account of the address was deleted after the given time. */
    has: async (hash: string, askedAt: Date) => {
      const left = await leftAt(hash);
      return left !== undefined && left >= askedAt;
    },
  };
};

export type ForgottenStore = ReturnType<typeof forgottenStore>;

import { createHash } from 'node:crypto';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';

type Used = { _id: string; at: Date };

/** Longer than any token that is taken here lives. */
const keptForS = 3_600;

/** Hashes of tokens that have done their work, so that none does it twice. */
export const usedTokenStore = (connection: Connection) => {
  const used = connection.collection<Used>('used_tokens');
  return {
    /** Says whether it is the first time. */
    useOnce: async (token: string, at: Date): Promise<boolean> => {
      try {
        await used.insertOne({ _id: createHash('sha256').update(token).digest('hex'), at }, { writeConcern });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return false;
      }
    },
    createIndexes: async () => {
      await used.createIndex({ at: 1 }, { expireAfterSeconds: keptForS });
    },
  };
};

export type UsedTokenStore = ReturnType<typeof usedTokenStore>;

import { createHash } from 'node:crypto';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';

type Used = { _id: string; at: Date };

/** Longer than the lifetime of any token that is accepted here. */
const keptForS = 3_600;

/** Hashes of used tokens, so that each is accepted once. */
export const usedTokenStore = (connection: Connection) => {
  const used = connection.collection<Used>('used_tokens');
  return {
    /** Answers whether this is the first use. */
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

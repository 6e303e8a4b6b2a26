import { createHash, randomBytes } from 'node:crypto';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { GooglePerson, Wanted } from '../google.ts';

/** Whom a code signs in. */
type SignsIn = Readonly<{ person: GooglePerson; role: Wanted['role'] }>;
type Row = SignsIn & { _id: string; transaction: string; at: Date };

/** A browser exchanges its code as soon as it is back. */
const lifetimeMs = 120_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Codes that a browser brings back from Google, each for one exchange by the browser that began the sign-in. */
export const signInCodeStore = (connection: Connection) => {
  const codes = connection.collection<Row>('sign_in_codes');
  return {
    /** A code for the browser that holds the transaction; undefined for a transaction that was finished before. */
    create: async (transaction: string, { person, role }: SignsIn, at: Date): Promise<string | undefined> => {
      const code = randomBytes(32).toString('base64url');
      try {
        const row = { _id: hashOf(code), transaction: hashOf(transaction), person, role, at };
        await codes.insertOne(row, { writeConcern });
        return code;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },
    /** Takes the code, so that it works once. Another browser's transaction finds nothing and takes nothing. */
    take: async (code: string, transaction: string, now: Date): Promise<SignsIn | undefined> => {
      const row = await codes.findOneAndDelete(
        { _id: hashOf(code), transaction: hashOf(transaction) },
        { writeConcern },
      );
      return row && now.getTime() - row.at.getTime() < lifetimeMs ? row : undefined;
    },
    createIndexes: async () => {
      await codes.createIndex({ transaction: 1 }, { unique: true });
      await codes.createIndex({ at: 1 }, { expireAfterSeconds: lifetimeMs / 1_000 });
    },
  };
};

export type SignInCodeStore = ReturnType<typeof signInCodeStore>;

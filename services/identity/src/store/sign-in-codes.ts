import { createHash, randomBytes } from 'node:crypto';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { GooglePerson } from '../google.ts';

/** The person that a code signs in, and the role chosen before the sign-in, if any. */
type SignsIn = Readonly<{ person: GooglePerson; role?: 'student' | 'employer' | undefined }>;
type Row = SignsIn & { _id: string; transaction: string; at: Date };

/** Short, because a browser exchanges its code as soon as it returns. */
const lifetimeMs = 120_000;

const isFresh = ({ at }: Row, now: Date) => now.getTime() - at.getTime() < lifetimeMs;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Codes that a browser brings back from Google. Each can be exchanged once, by the browser that began the sign-in. */
export const signInCodeStore = (connection: Connection) => {
  const codes = connection.collection<Row>('sign_in_codes');
  return {
    /** A code for the browser with this transaction; undefined if the transaction was already finished. */
    create: async (transaction: string, { person, role }: SignsIn, at: Date): Promise<string | undefined> => {
      const code = randomBytes(32).toString('base64url');
      try {
        const row = { _id: hashOf(code), transaction: hashOf(transaction), person, ...(role && { role }), at };
        await codes.insertOne(row, { writeConcern });
        return code;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },
    /** The person that a code would sign in; the code stays valid. */
    peek: async (code: string, transaction: string, now: Date): Promise<SignsIn | undefined> => {
      const row = await codes.findOne({ _id: hashOf(code), transaction: hashOf(transaction) });
      return row && isFresh(row, now) ? row : undefined;
    },
    /** Consumes a code. With another browser's transaction nothing is found, and nothing consumed. */
    take: async (code: string, transaction: string, now: Date): Promise<SignsIn | undefined> => {
      const row = await codes.findOneAndDelete(
        { _id: hashOf(code), transaction: hashOf(transaction) },
        { writeConcern },
      );
      return row && isFresh(row, now) ? row : undefined;
    },
    createIndexes: async () => {
      await codes.createIndex({ transaction: 1 }, { unique: true });
      await codes.createIndex({ at: 1 }, { expireAfterSeconds: lifetimeMs / 1_000 });
    },
  };
};

export type SignInCodeStore = ReturnType<typeof signInCodeStore>;

import { randomUUID } from 'node:crypto';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { Asker } from '../domain/asker.ts';

/** `asker` is absent in requests of an earlier release. */
type Request = { _id: string; email: string; asker?: Asker; at: Date; claimedAt?: Date };

/** Longer than handling a request takes: an older claim belongs to a dead process. */
const claimMs = 30_000;

/** Requests for a reset link, saved whether the account exists or not. */
export const resetRequestStore = (connection: Connection) => {
  const requests = connection.collection<Request>('reset_requests');
  return {
    insert: async (email: string, asker: Asker, at: Date) => {
      await requests.insertOne({ _id: randomUUID(), email, asker, at }, { writeConcern });
    },
    /** Claims the oldest unclaimed request; undefined when there is none. */
    claim: async (now: Date) =>
      (await requests.findOneAndUpdate(
        { $or: [{ claimedAt: { $exists: false } }, { claimedAt: { $lt: new Date(now.getTime() - claimMs) } }] },
        { $set: { claimedAt: now } },
        { sort: { at: 1 } },
      )) ?? undefined,
    remove: async (id: string) => {
      await requests.deleteOne({ _id: id }, { writeConcern });
    },
  };
};

export type ResetRequestStore = ReturnType<typeof resetRequestStore>;

import { grouped } from '@waratah/kit/batching/grouped';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import { addressHash } from '../domain/message.ts';
import type { Kind } from '../domain/suppression.ts';

/** The reports of an address, by its hash, and the time of the last. */
type Suppression = { _id: string } & Partial<Record<Kind, Date>>;

export const suppressionStore = (connection: Connection) => {
  const suppressions = connection.collection<Suppression>('suppressions');
  const reportsOf = grouped<string, Suppression | undefined>(async (hashes) => {
    const found = await suppressions.find({ _id: { $in: [...hashes] } }).toArray();
    const byHash = new Map(found.map((suppression) => [suppression._id, suppression]));
    return hashes.map((hash) => byHash.get(hash));
  });
  return {
    add: async (address: string, kind: Kind, at: Date) => {
      await suppressions.updateOne(
        { _id: addressHash(address) },
        { $set: { [kind]: at } },
        { upsert: true, writeConcern },
      );
    },
    kindsOf: async (address: string): Promise<ReadonlySet<Kind>> => {
      const found = await reportsOf(addressHash(address));
      return new Set([
        ...(found?.bounce ? (['bounce'] as const) : []),
        ...(found?.complaint ? (['complaint'] as const) : []),
      ]);
    },
    /** Answers whether there was one. */
    lift: async (address: string) => {
      const removed = await suppressions.deleteOne({ _id: addressHash(address) }, { writeConcern });
      return removed.deletedCount === 1;
    },
  };
};

export type SuppressionStore = ReturnType<typeof suppressionStore>;

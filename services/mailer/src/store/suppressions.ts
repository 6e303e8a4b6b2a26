import { grouped } from '@waratah/kit/batching/grouped';
import { happened, type Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { writeConcern } from '@waratah/kit/mongo/connection';
import { literalPattern } from '@waratah/kit/mongo/literal-pattern';
import type { Connection, mongo } from 'mongoose';
import { addressHash } from '../domain/message.ts';
import type { Kind, Reports } from '../domain/suppression.ts';

/**
 * Reports about an address, by its hash: the time of the latest of each kind, and the days on which its mailbox did not
 * exist.
 */
type Suppression = { _id: string; bounceDays?: string[]; reason?: string; at?: Date; outbox?: StoredEvent[] } & Partial<
  Record<Kind, Date>
>;

/** Selects suppressions by time, by words in their reason, or all. */
export type Which = Readonly<{ since?: Date; reason?: string }>;

/** Fields that are removed when an address gets email again. */
const reports = { bounce: 1, bounceDays: 1, complaint: 1, reason: 1, at: 1 } as const;

const listed = 1_000;
const liftedAtOnce = 500;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** A lifted report leaves a row without `at`, which carries the event until it is published. */
const filterOf = ({ since, reason }: Which) => ({
  at: since ? { $gte: since } : { $exists: true },
  ...(reason && { reason: { $regex: literalPattern(reason), $options: 'i' } }),
});

export const suppressionStore = (connection: Connection, outbox: Pick<Outbox, 'wake'>) => {
  const suppressions = connection.collection<Suppression>('suppressions');
  const find = grouped<string, Suppression | undefined>(async (hashes) => {
    const found = await suppressions.find({ _id: { $in: [...hashes] } }).toArray();
    const byHash = new Map(found.map((suppression) => [suppression._id, suppression]));
    return hashes.map((hash) => byHash.get(hash));
  });

  /**
   * Removes the reports with the event about it, each in one write. A report of a later moment stays, because listeners
   * take it for later than the event.
   */
  const liftRows = async (hashes: readonly string[], now: Date, only: mongo.Filter<Suppression> = {}) => {
    if (hashes.length === 0) return 0;
    const lifts = hashes.map((_id) => ({
      updateOne: {
        filter: { _id, at: { $lte: now }, ...only },
        update: {
          $unset: reports,
          $push: { outbox: happened('mailer.address.v1.restored', { emailSha256: _id }, now) },
        },
      },
    }));
    const { modifiedCount } = await suppressions.bulkWrite(lifts, { ordered: false, writeConcern });
    outbox.wake();
    return modifiedCount;
  };

  return {
    createIndexes: async () => {
      await suppressions.createIndex({ at: -1 }, { sparse: true });
      await suppressions.createIndex({ 'outbox.0.at': 1 }, { sparse: true, name: 'outbox' });
    },
    add: async (address: string, { kind, reason, at }: Readonly<{ kind: Kind; reason: string; at: Date }>) => {
      await suppressions.updateOne(
        { _id: addressHash(address) },
        { $set: { [kind]: at, reason, at }, ...(kind === 'bounce' && { $addToSet: { bounceDays: dayOf(at) } }) },
        { upsert: true, writeConcern },
      );
    },
    reportsOf: async (address: string): Promise<Reports> => {
      const found = await find(addressHash(address));
      return { bounceDays: found?.bounceDays?.length ?? 0, complained: found?.complaint !== undefined };
    },
    /** Up to a thousand suppressions, the latest first, and how many there are in all. */
    list: async (which: Which) => {
      const filter = filterOf(which);
      const [rows, total] = await Promise.all([
        suppressions.find(filter).sort({ at: -1 }).limit(listed).toArray(),
        suppressions.countDocuments(filter),
      ]);
      const suppressed = rows.map(({ _id, bounce, reason = '', at = new Date(0) }) => ({
        addressSha256: _id,
        kind: bounce ? ('bounce' as const) : ('complaint' as const),
        reason,
        at,
      }));
      return { total, suppressed };
    },
    /** The mailbox accepts email after all. Somebody who complained still gets no email that they did not request. */
    clearBounces: async (hash: string, now: Date) => {
      const { modifiedCount } = await suppressions.updateOne(
        { _id: hash, complaint: { $exists: true } },
        { $unset: { bounce: 1, bounceDays: 1 } },
        { writeConcern },
      );
      if (modifiedCount === 0) await liftRows([hash], now, { complaint: { $exists: false } });
    },
    /** Answers whether there was a report. */
    lift: async (hash: string, now: Date) => (await liftRows([hash], now)) === 1,
    /** Answers how many were lifted. Complaints can only be lifted one by one. */
    liftAll: async (which: Which, now: Date) => {
      const bounced = { ...filterOf(which), complaint: { $exists: false } };
      const found = suppressions.find(bounced, { projection: { _id: 1 } });
      const hashes = (await found.toArray()).map(({ _id }) => _id);
      let lifted = 0;
      for (let from = 0; from < hashes.length; from += liftedAtOnce)
        lifted += await liftRows(hashes.slice(from, from + liftedAtOnce), now);
      return lifted;
    },
  };
};

export type SuppressionStore = ReturnType<typeof suppressionStore>;

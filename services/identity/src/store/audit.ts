import { randomUUID } from 'node:crypto';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Types } from 'mongoose';
import { type AuditEntry, entryIdOf, keptForS } from '../domain/audit.ts';

type Row = AuditEntry & { _id: Types.ObjectId };

/** Filters by operator, person and ad; an absent filter matches all. */
export type AuditFilter = Readonly<{
  operator?: number | undefined;
  person?: number | undefined;
  job?: number | undefined;
}>;

/** The audit trail: entries are added and read, and cannot be changed. */
export const auditStore = (connection: Connection) => {
  const rows = connection.collection<Row>('audit');
  return {
    /** Adds an entry; one act, by its id, is added once. */
    add: async (entry: AuditEntry, act: string = randomUUID()) => {
      const _id = new Types.ObjectId(entryIdOf(entry.at, act));
      await rows.insertOne({ ...entry, _id }, { writeConcern }).catch(unlessThere);
    },
    /** Newest first, those before the one with the id `before`. */
    page: ({ operator, person, job }: AuditFilter, before: string | undefined, first: number) =>
      rows
        .find({
          ...(operator !== undefined && { operator }),
          ...(person !== undefined && { people: person }),
          ...(job !== undefined && { jobs: job }),
          ...(before && { _id: { $lt: new Types.ObjectId(before) } }),
        })
        .sort({ _id: -1 })
        .limit(first)
        .toArray(),
    createIndexes: async () => {
      await rows.createIndex({ operator: 1, _id: -1 });
      await rows.createIndex({ people: 1, _id: -1 });
      await rows.createIndex({ jobs: 1, _id: -1 });
      await rows.createIndex({ at: 1 }, { expireAfterSeconds: keptForS });
    },
  };
};

const unlessThere = (error: unknown) => {
  if (!isDuplicateKey(error)) throw error;
};

export type AuditStore = ReturnType<typeof auditStore>;

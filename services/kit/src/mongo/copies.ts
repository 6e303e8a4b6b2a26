import type { Connection } from 'mongoose';
import { isDuplicateKey, writeConcern } from './connection.ts';

type Copy = { _id: number } & Record<string, unknown>;

/**
 * Keeps a part of another service's document. `fence` is the field that holds the version of the part:
 * an older or equal one changes nothing, so events may come twice and out of order. With `again` an equal one is taken
 * too, for what may be found anew about the same version. Says whether it was taken.
 */
export const keepNewest = async (
  connection: Connection,
  collection: string,
  copy: Readonly<{ id: number; fence: string; version: number; fields: Record<string, unknown>; again?: boolean }>,
): Promise<boolean> => {
  const { id, fence, version, fields, again = false } = copy;
  const filter = {
    _id: id,
    $or: [{ [fence]: again ? { $lte: version } : { $lt: version } }, { [fence]: { $exists: false } }],
  };
  const save = (upsert: boolean) =>
    connection
      .collection<Copy>(collection)
      .updateOne(filter, { $set: { ...fields, [fence]: version } }, { upsert, writeConcern });
  try {
    const saved = await save(true);
    return saved.modifiedCount + saved.upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The document is there: with a newer version, or because another part of it was inserted at the same moment.
    return (await save(false)).modifiedCount > 0;
  }
};

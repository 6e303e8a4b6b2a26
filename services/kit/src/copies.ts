import type { Connection } from 'mongoose';
import { isDuplicateKey, writeConcern } from './mongo.ts';

type Copy = { _id: number } & Record<string, unknown>;

/**
 * Keeps a part of another service's document. `fence` is the field that holds the version of the part:
 * an older or equal one changes nothing, so events may come twice and out of order. Says whether it was newer.
 */
export const keepNewest = async (
  connection: Connection,
  collection: string,
  copy: Readonly<{ id: number; fence: string; version: number; fields: Record<string, unknown> }>,
): Promise<boolean> => {
  const { id, fence, version, fields } = copy;
  try {
    const saved = await connection
      .collection<Copy>(collection)
      .updateOne(
        { _id: id, $or: [{ [fence]: { $lt: version } }, { [fence]: { $exists: false } }] },
        { $set: { ...fields, [fence]: version } },
        { upsert: true, writeConcern },
      );
    return saved.modifiedCount + saved.upsertedCount > 0;
  } catch (error) {
    // The document is there with a newer version, so the filter missed it and the insert collided.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

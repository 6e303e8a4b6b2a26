import type { Connection } from 'mongoose';
import { isDuplicateKey, writeConcern } from './connection.ts';

type Copy = { _id: number } & Record<string, unknown>;

/**
 * Stores a part of another service's document. `fence` is the field with the part's version: an older or equal one
 * changes nothing, so events may arrive twice and out of order. With `again`, an equal version is accepted too, for
 * data that may be computed anew for the same version. Answers whether it was stored.
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
    // The document exists: with a newer version, or because another part of it was inserted at the same moment.
    return (await save(false)).modifiedCount > 0;
  }
};

/** Of an object that is gone: no event has content as new as this. */
export const noContentAfter = { contentVersion: Number.MAX_SAFE_INTEGER } as const;

/**
 * Stores an object of another service from an event with all of it. Its closing is an event without content, so an event
 * from before a closing that is known already still adds its content, but not its standing. Answers whether it is the
 * newest.
 */
export const keepWhole = async (
  connection: Connection,
  collection: string,
  whole: Readonly<{
    id: number;
    version: number;
    content: Record<string, unknown>;
    standing: Record<string, unknown>;
  }>,
): Promise<boolean> => {
  const { id, version, content, standing } = whole;
  const fields = { ...content, ...standing, contentVersion: version };
  if (await keepNewest(connection, collection, { id, fence: 'version', version, fields })) return true;
  await keepNewest(connection, collection, { id, fence: 'contentVersion', version, fields: content });
  return false;
};

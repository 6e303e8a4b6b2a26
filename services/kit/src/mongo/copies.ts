import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey, writeConcern } from './connection.ts';

type Copy = { _id: number } & Record<string, unknown>;

type Newer = Readonly<{ id: number; fence: string; version: number; again?: boolean }>;

/** Changes a copy, or makes it, unless it has this version already or a newer one. Answers whether it was changed. */
const changeOlder = async (
  connection: Connection,
  collection: string,
  { id, fence, version, again = false }: Newer,
  update: mongo.UpdateFilter<Copy> | mongo.Document[],
): Promise<boolean> => {
  const filter = {
    _id: id,
    $or: [{ [fence]: again ? { $lte: version } : { $lt: version } }, { [fence]: { $exists: false } }],
  };
  const save = (upsert: boolean) =>
    connection.collection<Copy>(collection).updateOne(filter, update, { upsert, writeConcern });
  try {
    const saved = await save(true);
    return saved.modifiedCount + saved.upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The document exists: with a newer version, or because another part of it was inserted at the same moment.
    return (await save(false)).modifiedCount > 0;
  }
};

/**
 * Stores a part of another service's document. `fence` is the field with the part's version: an older or equal one
 * changes nothing, so events may arrive twice and out of order. With `again`, an equal version is accepted too, for
 * data that may be computed anew for the same version. Answers whether it was stored.
 */
export const keepNewest = (
  connection: Connection,
  collection: string,
  copy: Newer & Readonly<{ fields: Record<string, unknown> }>,
): Promise<boolean> =>
  changeOlder(connection, collection, copy, { $set: { ...copy.fields, [copy.fence]: copy.version } });

/** Of an object that is gone: no event has content as new as this. */
export const noContentAfter = { contentVersion: Number.MAX_SAFE_INTEGER } as const;

/**
 * Stores the standing of an object from an event without its content, such as its closing. Its content stays as old as it
 * is: in a copy of an earlier release, which does not say so, as old as the copy. Answers whether it was stored.
 */
export const keepStanding = (
  connection: Connection,
  collection: string,
  { id, version, fields }: Readonly<{ id: number; version: number; fields: Record<string, unknown> }>,
): Promise<boolean> =>
  changeOlder(connection, collection, { id, fence: 'version', version }, [
    { $set: { contentVersion: { $ifNull: ['$contentVersion', '$version', 0] } } },
    // Text that begins with a dollar sign would be read as the name of a field.
    { $set: Object.fromEntries(Object.entries({ ...fields, version }).map(([key, $literal]) => [key, { $literal }])) },
  ]);

/**
 * Stores an object of another service from an event with all of it. An event from before a closing that is known already
 * still adds its content, but not its standing. Answers whether it is the newest.
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
  // A copy without the field is of an earlier release, which kept content and standing together.
  const older = { _id: id, contentVersion: { $lt: version } };
  const added = { $set: { ...content, contentVersion: version } };
  await connection.collection<Copy>(collection).updateOne(older, added, { writeConcern });
  return false;
};

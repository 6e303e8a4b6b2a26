import type { Connection } from 'mongoose';
import { ConfigError } from '../process/config.ts';
import { writeConcern } from './connection.ts';

/** The collection that exists while a database is being restored; its one document survives the end of the command. */
export const restoreMark = 'restore_in_progress';

/** Notes that what a database holds is about to be replaced. */
export const beginRestore = async (connection: Connection, now: Date) => {
  const marks = connection.collection<{ _id: string; since: Date }>(restoreMark);
  await marks.updateOne({ _id: 'restore' }, { $set: { since: now } }, { upsert: true, writeConcern });
};

/** Notes that the whole copy was restored. */
export const endRestore = async (connection: Connection) => {
  await connection.collection(restoreMark).drop();
};

/** Throws ConfigError if a restore was begun and did not end, because the database may lack most of its data. */
export const refuseUnfinishedRestore = async (connection: Connection) => {
  if (await connection.collection(restoreMark).findOne())
    throw new ConfigError(
      `A restore into the database ${connection.name} did not end. Carry it out again: ops restore DIR --replace`,
    );
};

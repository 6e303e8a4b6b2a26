import mongoose, { type Connection, type Model } from 'mongoose';
import { defaultLimits, type TimeLimits } from '../process/servers.ts';

/** An acknowledged write is in the journal of a majority of the servers, so a killed server loses none. */
export const writeConcern = { w: 'majority', j: true } as const;

/**
 * Opens a database; closing waits for operations in progress. If the server is away, the link silent or the pool full,
 * operations end with an error, and the pool opens new connections. The driver repeats a write once after a failover,
 * unless the address contains `retryWrites=false`, as for a server without sessions.
 */
export const openMongo = async (
  url: string,
  { connectMs, commandMs, silenceMs }: TimeLimits = defaultLimits,
): Promise<Connection & AsyncDisposable> => {
  const connection = mongoose.createConnection(url, {
    writeConcern,
    // Otherwise the driver would write undefined as null.
    ignoreUndefined: true,
    autoIndex: false,
    autoCreate: false,
    connectTimeoutMS: connectMs,
    heartbeatFrequencyMS: 3_000,
    serverSelectionTimeoutMS: commandMs,
    waitQueueTimeoutMS: commandMs,
    socketTimeoutMS: silenceMs,
    maxPoolSize: 20,
  });
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.destroy(true);
    throw error;
  }
  return Object.assign(connection, { [Symbol.asyncDispose]: () => connection.close() });
};

/** Builds the indexes that the models declare. */
export const buildIndexes = async (...models: Pick<Model<unknown>, 'createIndexes'>[]) => {
  for (const model of models) await model.createIndexes();
};

/** Resolves if the database answers. */
export const pingMongo = (connection: Connection) => async () => {
  await connection.db?.command({ ping: 1 });
};

/** Reserves `count` consecutive integer ids from a counter and answers the first. */
export const takeIds = async (connection: Connection, name: string, count = 1): Promise<number> => {
  const counters = connection.collection<{ _id: string; last: number }>('counters');
  const counter = await counters.findOneAndUpdate(
    { _id: name },
    { $inc: { last: count } },
    { upsert: true, returnDocument: 'after', writeConcern },
  );
  return (counter?.last ?? count) - count + 1;
};

/** Whether an error is that of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

import mongoose, { type Connection, type Model } from 'mongoose';

/** Acknowledged means journaled on a majority: a killed server loses nothing it has answered for. */
export const writeConcern = { w: 'majority', j: true } as const;

/** A server that is away, a link that swallows everything and a full pool end in an error, and the pool opens new sockets. */
const timeLimits = {
  connectTimeoutMS: 5_000,
  serverSelectionTimeoutMS: 5_000,
  waitQueueTimeoutMS: 5_000,
  socketTimeoutMS: 15_000,
} as const;

/** Opens a database; closing waits for what is under way. */
export const openMongo = async (url: string): Promise<Connection & AsyncDisposable> => {
  const connection = await mongoose
    .createConnection(url, {
      writeConcern,
      // Absent stays absent: otherwise the driver would write undefined as null.
      ignoreUndefined: true,
      retryWrites: false,
      autoIndex: false,
      autoCreate: false,
      ...timeLimits,
      maxPoolSize: 20,
    })
    .asPromise();
  return Object.assign(connection, { [Symbol.asyncDispose]: () => connection.close() });
};

/** Builds the indexes that the models declare. */
export const buildIndexes = async (...models: Pick<Model<unknown>, 'createIndexes'>[]) => {
  for (const model of models) await model.createIndexes();
};

/** Answers once the database does. */
export const pingMongo = (connection: Connection) => async () => {
  await connection.db?.command({ ping: 1 });
};

/** Takes `count` integer ids in a row from a counter and answers the first. */
export const takeIds = async (connection: Connection, name: string, count = 1): Promise<number> => {
  const counters = connection.collection<{ _id: string; last: number }>('counters');
  const counter = await counters.findOneAndUpdate(
    { _id: name },
    { $inc: { last: count } },
    { upsert: true, returnDocument: 'after', writeConcern },
  );
  return (counter?.last ?? count) - count + 1;
};

/** True for the error of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

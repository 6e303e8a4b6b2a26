import type { Connection } from 'mongoose';

/** How many descriptions were written for each employer, by day. */
export const generationStore = (connection: Connection) => {
  const collection = connection.collection<{ _id: string; count: number; at: Date }>('generations');
  return {
    buildIndexes: () => collection.createIndex({ at: 1 }, { expireAfterSeconds: 3 * 24 * 3_600 }),
    /** Adds one and answers the new count. */
    count: async (employerId: number, now: Date) => {
      const counted = await collection.findOneAndUpdate(
        { _id: `${employerId}:${now.toISOString().slice(0, 10)}` },
        { $inc: { count: 1 }, $setOnInsert: { at: now } },
        { upsert: true, returnDocument: 'after' },
      );
      return counted?.count ?? 1;
    },
  };
};

export type GenerationStore = ReturnType<typeof generationStore>;

import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Feed } from '../domain/imported/feed.ts';

const feeds = new Schema<Feed>(
  {
    _id: { type: String, required: true },
    url: String,
    options: { _id: false, format: String, map: String, website: String },
    schedule: String,
    nextAt: Date,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'feeds', minimize: false, strict: 'throw' },
);
feeds.index({ nextAt: 1 }, { partialFilterExpression: { nextAt: { $exists: true } } });

/** An ad's presence in a feed: its source key, when it first appeared, and when it was last read. */
type Sighting = Readonly<{ _id: string; feed: string; key: string; firstRun: number; lastRun: number }>;

const sightings = new Schema<Sighting>(
  { _id: String, feed: String, key: String, firstRun: Number, lastRun: Number },
  { versionKey: false, collection: 'feed_ads', strict: 'throw' },
);
sightings.index({ feed: 1, lastRun: 1 });
sightings.index({ key: 1 });

const sightingId = (feed: string, key: string) => `${feed} ${key}`;

/** Feeds, and which ads each contained when it was last read. */
export const feedStore = (connection: Connection) => {
  const model = connection.model<Feed>('Feed', feeds);
  const seen = connection.model<Sighting>('FeedAd', sightings);
  return {
    models: [model, seen],
    /** Answers false if the name is taken. */
    add: async (feed: Feed) => {
      try {
        await model.create(feed);
        // A removed feed of this name was read to the end of a batch.
        await seen.deleteMany({ feed: feed._id }, { writeConcern });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    byName: (name: string) => model.findById(name).lean<Feed>().exec(),
    all: () => model.find().sort({ _id: 1 }).lean<Feed[]>().exec(),
    /** Removes a feed with what is known about it; its ads stay. Answers whether it existed. */
    remove: async (name: string) => {
      const { deletedCount } = await model.deleteOne({ _id: name }, { writeConcern });
      await seen.deleteMany({ feed: name }, { writeConcern });
      return deletedCount > 0;
    },
    due: (now: Date) =>
      model
        .find({ nextAt: { $lte: now } })
        .lean<Feed[]>()
        .exec(),
    /** Sets the time of the next reading; answers false if another process already did. */
    reschedule: async ({ name, from, to }: Readonly<{ name: string; from: Date; to: Date | undefined }>) => {
      const update = to ? { $set: { nextAt: to } } : { $unset: { nextAt: 1 } };
      return (await model.updateOne({ _id: name, nextAt: from }, update, { writeConcern })).modifiedCount > 0;
    },
    countAds: (name: string) => seen.countDocuments({ feed: name }).exec(),
    /** Marks ads as read in this run. */
    see: async (feed: string, keys: readonly string[], run: number) => {
      const known = await seen
        .find({ _id: { $in: keys.map((key) => sightingId(feed, key)) } }, { key: 1 })
        .lean<Sighting[]>();
      const there = new Set(known.map(({ key }) => key));
      const fresh = keys.filter((key) => !there.has(key));
      if (known.length)
        await seen.updateMany(
          { _id: { $in: known.map(({ _id }) => _id) } },
          { $set: { lastRun: run } },
          { writeConcern },
        );
      if (fresh.length)
        await seen.bulkWrite(
          fresh.map((key) => ({
            updateOne: {
              filter: { _id: sightingId(feed, key) },
              update: { $set: { lastRun: run }, $setOnInsert: { feed, key, firstRun: run } },
              upsert: true,
            },
          })),
          { ordered: false, writeConcern },
        );
    },
    /** How many ads were in the feed before this run, and how many of them this run did not find. */
    losses: async (feed: string, run: number) => {
      const [before, gone] = await Promise.all([
        seen.countDocuments({ feed, firstRun: { $lt: run } }),
        seen.countDocuments({ feed, lastRun: { $lt: run } }),
      ]);
      return { before, gone };
    },
    /** The first source keys, in their order after a key, that this run did not find. */
    goneKeys: async (
      feed: string,
      run: number,
      { first, after }: Readonly<{ first: number; after: string }>,
    ): Promise<readonly string[]> => {
      const found = await seen
        .find({ feed, lastRun: { $lt: run }, key: { $gt: after } }, { key: 1 })
        .sort({ key: 1 })
        .limit(first)
        .lean<Sighting[]>();
      return found.map(({ key }) => key);
    },
    /** Which of the keys another feed still has; feeds that were removed do not count. */
    keysElsewhere: async (feed: string, keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await seen.find({ key: { $in: [...keys] }, feed: { $ne: feed } }).lean<Sighting[]>();
      const others = await model.distinct('_id', { _id: { $in: [...new Set(found.map((one) => one.feed))] } });
      const existing = new Set(others);
      return new Set(found.flatMap((one) => (existing.has(one.feed) ? [one.key] : [])));
    },
    forget: (feed: string, keys: readonly string[]) =>
      seen.deleteMany({ _id: { $in: keys.map((key) => sightingId(feed, key)) } }, { writeConcern }),
  };
};

export type FeedStore = ReturnType<typeof feedStore>;

import { type Connection, Schema } from 'mongoose';
import type { Session } from '../domain/session.ts';

const schema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    turn: { type: Number, required: true },
    turnedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: Date,
    device: String,
    address: String,
  },
  { versionKey: false, collection: 'sessions' },
);
schema.index({ userId: 1 });
schema.index({ endedAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** How many sessions a list shows. */
const maxListed = 100;

export const sessionStore = (connection: Connection) => {
  const model = connection.model<Session>('Session', schema);
  return {
    model,
    insert: async (session: Session) => {
      await model.create(session);
    },
    byId: (id: string) => model.findById(id).lean<Session>(),
    /** Saves a refreshed session if no other request refreshed it first; answers whether it did. */
    turn: async (next: Session) => {
      const saved = await model.updateOne(
        { _id: next._id, turn: next.turn - 1, endedAt: { $exists: false } },
        { $set: next },
      );
      return saved.modifiedCount === 1;
    },
    /** The valid sessions of a user that a list shows, the most recently used first. */
    latestOf: (userId: number, now: Date) =>
      model
        .find({ userId, endedAt: { $exists: false }, expiresAt: { $gt: now } })
        .sort({ turnedAt: -1 })
        .limit(maxListed)
        .lean<Session[]>()
        .exec(),
    /** All valid sessions of a user, the most recently used first. */
    openOf: (userId: number, now: Date) =>
      model
        .find({ userId, endedAt: { $exists: false }, expiresAt: { $gt: now } })
        .sort({ turnedAt: -1 })
        .lean<Session[]>()
        .exec(),
    removeOf: async (userId: number) => {
      await model.deleteMany({ userId });
    },
    /** Ids of the sessions that ended since a moment. */
    endedSince: async (since: Date): Promise<readonly string[]> => {
      const ended = await model.find({ endedAt: { $gte: since } }, { _id: 1 }).lean<Pick<Session, '_id'>[]>();
      return ended.map(({ _id }) => _id);
    },
    end: async (id: string, now: Date) => {
      await model.updateOne({ _id: id, endedAt: { $exists: false } }, { $set: { endedAt: now } });
    },
  };
};

export type SessionStore = ReturnType<typeof sessionStore>;

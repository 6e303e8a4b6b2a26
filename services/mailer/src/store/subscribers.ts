import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { Subscriber } from '../domain/subscriber.ts';

const schema = new Schema<Subscriber>(
  {
    ...outboxFields,
    _id: { type: String, required: true },
    address: { type: String, required: true },
    state: { type: String, required: true },
    askedAt: { type: Date, required: true },
    lastLetterAt: { type: Date, required: true },
    letters: { type: Number, required: true },
    asks: { type: [{ _id: false, network: String, letters: Number, at: Date }], default: undefined },
  },
  { versionKey: false, collection: 'subscribers' },
);
schema.index({ state: 1, askedAt: 1 });
schema.index(...outboxIndex);

/** The mailing list of the pilot, by the hash of an address. */
export const subscriberStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Subscriber>('Subscriber', schema);
  const change = (id: string, decide: (subscriber: Subscriber) => Changed<Subscriber>) =>
    changeAggregate(model, outbox, id, decide);
  return {
    model,
    change,
    /** Saves a new subscriber, or changes a known one. */
    put: async (created: Changed<Subscriber>, again: (subscriber: Subscriber) => Changed<Subscriber>) => {
      const [{ _id }] = created;
      if (await change(_id, again)) return;
      try {
        await insertAggregate(model, outbox, created);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await change(_id, again);
      }
    },
    byId: async (id: string) => (await model.findById(id).lean<Subscriber>()) ?? undefined,
    /** Removes a subscriber. Answers whether there was one. */
    remove: async (id: string, askedBefore?: Date) => {
      const gone = await connection
        .collection<Subscriber>('subscribers')
        .deleteOne({ _id: id, ...(askedBefore && { askedAt: { $lte: askedBefore } }) }, { writeConcern });
      return gone.deletedCount === 1;
    },
    /** Ids of confirmed subscribers after an id, in order. */
    listedAfter: async (id: string, count: number) => {
      const found = await model
        .find({ state: 'listed', _id: { $gt: id } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(count)
        .lean<Pick<Subscriber, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    listed: () => model.countDocuments({ state: 'listed' }),
    /** Ids of unconfirmed subscribers. */
    unconfirmedSince: async (before: Date, count: number) => {
      const found = await model
        .find({ state: 'asked', askedAt: { $lt: before } }, { _id: 1 })
        .limit(count)
        .lean<Pick<Subscriber, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
  };
};

export type SubscriberStore = ReturnType<typeof subscriberStore>;

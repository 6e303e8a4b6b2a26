import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { Assessment } from '../domain/assessment.ts';

const schemaFor = <Facts>(collection: string) => {
  const schema = new Schema<Assessment<Facts>>(
    { ...outboxFields, _id: { type: Number, required: true } },
    { strict: false, versionKey: false, minimize: false, collection },
  );
  schema.index(...outboxIndex);
  schema.index({ contentHash: 1, round: 1 });
  return schema;
};

/** Assessments, one document per text; each is written together with its event. */
export const assessmentStore = <Facts>(connection: Connection, outbox: Outbox, collection: string) => {
  const model = connection.model<Assessment<Facts>>(collection, schemaFor<Facts>(collection));
  return {
    model,
    byId: (id: number) => model.findById(id).lean<Assessment<Facts>>(),
    /** The assessment of another text with the same words, made in the given round or later. */
    ofSameWords: async (contentHash: string, round: number) => {
      const twin = await connection
        .collection<{ _id: number; contentHash: string; round: number }>(collection)
        .findOne({ contentHash, round: { $gte: round } }, { projection: { _id: 1 } });
      return twin && model.findById(twin._id).lean<Assessment<Facts>>();
    },
    remove: async (id: number) => {
      await connection.collection<{ _id: number }>(collection).deleteOne({ _id: id }, { writeConcern });
    },
    count: () => model.countDocuments(),
    /**
     * Changes an existing assessment or inserts one. If another worker inserts one at the same time, that one is
     * changed.
     */
    save: async (
      id: number,
      change: (known: Assessment<Facts>) => Changed<Assessment<Facts>>,
      begin: () => Changed<Assessment<Facts>>,
    ) => {
      if (await changeAggregate(model, outbox, id, change)) return;
      try {
        await insertAggregate(model, outbox, begin());
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await changeAggregate(model, outbox, id, change);
      }
    },
  };
};

export type AssessmentStore<Facts> = ReturnType<typeof assessmentStore<Facts>>;

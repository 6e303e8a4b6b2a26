import { conflict } from '@waratah/kit/errors';
import { takeIds, writeConcern } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Draft } from '../domain/draft.ts';
import { messages } from '../domain/messages.ts';
import { roomForDrafts } from '../domain/room.ts';
import { postingColumns } from './posting-columns.ts';

const schema = new Schema<Draft>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    employerId: { type: Number, required: true },
    step: { type: Number, required: true },
    ...postingColumns,
    description: { type: String, default: '' },
    employmentType: { type: String, required: true },
    expiresAt: Date,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    idempotencyKey: String,
  },
  { versionKey: false, collection: 'drafts', minimize: false, strict: 'throw' },
);

schema.index({ employerId: 1, updatedAt: -1, _id: -1 });
schema.index(
  { employerId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);

/** Ads that are not posted yet. They are private, so they have no events. */
export const draftStore = (connection: Connection) => {
  const model = connection.model<Draft>('Draft', schema);
  return {
    model,
    nextId: () => takeIds(connection, 'drafts'),
    /** Throws the unique index's error when the employer's idempotency key is taken. */
    insert: async (draft: Draft) => {
      await model.create(draft);
      return draft;
    },
    byId: (id: number) => model.findById(id).lean<Draft>().exec(),
    byIdempotencyKey: (employerId: number, idempotencyKey: string) =>
      model.findOne({ employerId, idempotencyKey }).lean<Draft>().exec(),
    countOf: (employerId: number) => model.countDocuments({ employerId }),
    /** Last changed first. An employer can have more than this only from an earlier release. */
    ofEmployer: (employerId: number) =>
      model.find({ employerId }).sort({ updatedAt: -1, _id: -1 }).limit(roomForDrafts.confirmed).lean<Draft[]>().exec(),
    everyOfEmployer: (employerId: number) => model.find({ employerId }).sort({ _id: 1 }).lean<Draft[]>().exec(),
    /** Replaces the previous version of the draft. Throws CONFLICT if that version is no longer the present one. */
    replace: async (draft: Draft) => {
      const saved = await model.replaceOne({ _id: draft._id, version: draft.version - 1 }, draft, { writeConcern });
      if (!saved.modifiedCount) throw conflict(messages.changedMeanwhile);
      return draft;
    },
    removeAllOf: (employerId: number) => model.deleteMany({ employerId }, { writeConcern }),
    remove: (id: number) => model.deleteOne({ _id: id }, { writeConcern }),
  };
};

export type DraftStore = ReturnType<typeof draftStore>;

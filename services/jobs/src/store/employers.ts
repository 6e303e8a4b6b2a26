import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import { type Connection, Schema } from 'mongoose';
import type { Employer } from '../domain/moderation.ts';

const schema = new Schema<Employer>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    emailVerified: { type: Boolean, required: true },
    companyName: { type: String, default: '' },
    abn: { type: String, default: '' },
    email: { type: String, default: '' },
    fullName: { type: String, default: '' },
    suspended: { type: Boolean, default: false },
    deleted: Boolean,
  },
  { versionKey: false, collection: 'employers' },
);

/** Copies of employers from identity's events. */
export const employerStore = (connection: Connection) => {
  const model = connection.model<Employer>('Employer', schema);
  return {
    model,
    byId: (id: number) => model.findById(id).lean<Employer>().exec(),
    isForgotten: async (_id: number) => (await model.exists({ _id, deleted: true })) !== null,
    /**
     * Leaves a record of the deletion with its version, for students too, so that older events and requests in progress
     * restore nothing.
     */
    forget: async (_id: number, version: number) => {
      const emptied = { emailVerified: false, companyName: '', abn: '', email: '', fullName: '', suspended: false };
      try {
        const mark = { version, ...emptied, deleted: true };
        await model.updateOne({ _id, version: { $lt: version } }, { $set: mark }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await model.updateOne({ _id }, { $set: { ...emptied, deleted: true } });
      }
    },
    /** Keeps the newest version; an older one is ignored. */
    save: async ({ _id, version, ...fields }: Employer) => {
      const save = (upsert: boolean) =>
        model.updateOne({ _id, version: { $lt: version } }, { $set: { version, ...fields } }, { upsert });
      try {
        await save(true);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row exists: it is newer, or an older one was inserted at the same moment.
        await save(false);
      }
    },
  };
};

export type EmployerStore = ReturnType<typeof employerStore>;

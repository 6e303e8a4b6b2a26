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
  },
  { versionKey: false, collection: 'employers' },
);

/** Copies of employers from identity's events. */
export const employerStore = (connection: Connection) => {
  const model = connection.model<Employer>('Employer', schema);
  return {
    model,
    byId: (id: number) => model.findById(id).lean<Employer>().exec(),
    /** Keeps only the version, so that an older event does not bring the employer back. */
    forget: async (_id: number, version: number) => {
      const emptied = { emailVerified: false, companyName: '', abn: '', email: '', fullName: '', suspended: false };
      await model.updateOne({ _id, version: { $lt: version } }, { $set: { version, ...emptied } });
    },
    /** Keeps the newest version; an older one is ignored. */
    save: async ({ _id, version, ...fields }: Employer) => {
      try {
        await model.updateOne({ _id, version: { $lt: version } }, { $set: { version, ...fields } }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
};

export type EmployerStore = ReturnType<typeof employerStore>;

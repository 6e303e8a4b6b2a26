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

/** A copy of what identity announces of employers, so that nobody has to be asked when an ad is posted. */
export const employerStore = (connection: Connection) => {
  const model = connection.model<Employer>('Employer', schema);
  return {
    model,
    byId: (id: number) => model.findById(id).lean<Employer>().exec(),
    /** Leaves the version alone, which no older news passes. */
    forget: async (_id: number, version: number) => {
      const nothing = { emailVerified: false, companyName: '', abn: '', email: '', fullName: '', suspended: false };
      await model.updateOne({ _id, version: { $lt: version } }, { $set: { version, ...nothing } });
    },
    /** Takes over newer news; older is ignored. */
    save: async ({ _id, version, ...news }: Employer) => {
      try {
        await model.updateOne({ _id, version: { $lt: version } }, { $set: { version, ...news } }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
};

export type EmployerStore = ReturnType<typeof employerStore>;

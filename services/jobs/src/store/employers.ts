import { keepNewest } from '@waratah/kit/mongo/copies';
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

const emptied = { emailVerified: false, companyName: '', abn: '', email: '', fullName: '', suspended: false } as const;

/** Copies of employers from identity's events. */
export const employerStore = (connection: Connection) => {
  const model = connection.model<Employer>('Employer', schema);
  const keep = (id: number, version: number, fields: Record<string, unknown>) =>
    keepNewest(connection, 'employers', { id, fence: 'version', version, fields });
  return {
    model,
    byId: (id: number) => model.findById(id).lean<Employer>().exec(),
    isForgotten: async (_id: number) => (await model.exists({ _id, deleted: true })) !== null,
    /**
     * Leaves a record of the deletion with its version, for students too, so that older events and requests in progress
     * restore nothing.
     */
    forget: async (id: number, version: number) => void (await keep(id, version, { ...emptied, deleted: true })),
    /** Keeps the newest version; an older one is ignored. */
    save: async ({ _id, version, ...fields }: Employer) => void (await keep(_id, version, fields)),
  };
};

export type EmployerStore = ReturnType<typeof employerStore>;

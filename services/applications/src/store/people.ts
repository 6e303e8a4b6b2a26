import type { User } from '@waratah/events/identity/v1';
import { keepNewest } from '@waratah/kit/mongo/copies';
import { type Connection, Schema } from 'mongoose';
import type { Person } from '../domain/person.ts';

const schema = new Schema<Person>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'people' },
);

const emptied = {
  role: 'other',
  email: '',
  emailVerified: false,
  suspended: false,
  fullName: '',
  university: '',
  degree: '',
  graduationYear: '',
  languages: [],
  visaType: '',
  resume: null,
};

const fieldsOf = (user: User): Omit<Person, '_id' | 'version' | 'deleted'> => {
  const { email, emailVerified, suspended, fullName, profile } = user;
  const account = { email, emailVerified, suspended, fullName };
  if (profile.case !== 'student') return { ...emptied, ...account, role: roleOf(profile.case) };
  const { university, degree, graduationYear, languages, visaType, resume } = profile.value;
  return {
    role: 'student',
    ...account,
    university,
    degree,
    graduationYear,
    languages,
    visaType,
    resume: resume ? fileOf(resume) : null,
  };
};

const roleOf = (profile: 'company' | undefined) => (profile === 'company' ? 'employer' : 'other');

const fileOf = ({
  key,
  name,
  type,
  sizeBytes,
}: Readonly<{ key: string; name: string; type: string; sizeBytes: number }>) => ({
  key,
  name,
  type,
  sizeBytes,
});

/** Copies of students and employers from identity's events, so that applying needs no request to identity. */
export const personStore = (connection: Connection) => {
  const model = connection.model<Person>('Person', schema);
  const keep = (id: number, version: number, fields: object) =>
    keepNewest(connection, 'people', { id, fence: 'version', version, fields: { ...fields } });
  return {
    model,
    byId: async (id: number) => (await model.findById(id).lean<Person>()) ?? undefined,
    /** Keeps the newest version; an older one is ignored. */
    save: (user: User) => keep(user.id, user.version, fieldsOf(user)),
    /** Keeps a record of the deletion, so that an older event does not restore the person. */
    forget: (id: number, version: number) => keep(id, version, { ...emptied, deleted: true }),
  };
};

export type PersonStore = ReturnType<typeof personStore>;

import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/aggregate';
import { takeIds } from '@waratah/kit/mongo';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/outbox';
import { type Connection, Schema } from 'mongoose';
import type { User } from '../domain/user.ts';

const education = {
  _id: false,
  institution: String,
  degree: String,
  field: String,
  startYear: String,
  endYear: String,
};
const experience = { _id: false, company: String, title: String, start: String, end: String, description: String };

const schema = new Schema<User>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    passwordHash: { type: String, required: true },
    fullName: { type: String, required: true },
    role: { type: String, required: true },
    contactNumber: String,
    dateOfBirth: String,
    citySuburb: String,
    visaStatus: String,
    university: String,
    degree: String,
    graduationYear: String,
    education: { type: [education], default: undefined },
    experience: { type: [experience], default: undefined },
    skills: { type: [String], default: undefined },
    activities: { type: [String], default: undefined },
    companyName: String,
    employerRoleTitle: String,
    companyAbn: String,
    companyWebsite: String,
    companySize: String,
    industry: String,
    companyDescription: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'users' },
);
schema.index({ email: 1 }, { unique: true });
schema.index(...outboxIndex);

export const userStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<User>('User', schema);
  return {
    model,
    nextId: () => takeIds(connection, 'users'),
    byId: (id: number) => model.findById(id, { outbox: 0 }).lean<User>(),
    byEmail: (email: string) => model.findOne({ email }, { outbox: 0 }).lean<User>(),
    /** Throws the unique index's error when the e-mail is taken. */
    insert: (change: Changed<User>) => insertAggregate(model, outbox, change),
    change: (id: number, decide: (user: User) => Changed<User>) => changeAggregate(model, outbox, id, decide),
    ids: () => model.find({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: number }[]>(),
  };
};

export type UserStore = ReturnType<typeof userStore>;

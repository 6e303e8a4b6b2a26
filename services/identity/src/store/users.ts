import { changeAggregate, type Changed, changeWith, inGroups, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { takeIds } from '@waratah/kit/mongo/connection';
import { literalPattern } from '@waratah/kit/mongo/literal-pattern';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import { findable, type Search } from '../domain/people.ts';
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

const file = {
  type: new Schema({ key: String, name: String, type: { type: String }, sizeBytes: Number, at: Date }, { _id: false }),
  default: undefined,
};

const device = { _id: false, key: String, seenAt: Date, cookies: { type: [String], default: undefined } };

const schema = new Schema<User>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    passwordHash: String,
    passwordProven: Boolean,
    googleSub: String,
    reset: { type: Object, default: undefined },
    secondFactor: { type: Object, default: undefined },
    registrationKey: String,
    verificationAsks: { type: [Date], default: undefined },
    verificationAskedAt: Date,
    confirmationProblem: String,
    devices: { type: [device], default: undefined },
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
    languages: { type: [String], default: undefined },
    companyName: String,
    employerRoleTitle: String,
    companyAbn: String,
    companyWebsite: String,
    companySize: String,
    industry: String,
    companyDescription: String,
    resume: file,
    resumeText: String,
    companyLogo: file,
    suspension: { type: Object, default: undefined },
    nameWords: { type: [String], default: undefined },
    deletedAt: Date,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'users' },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ googleSub: 1 }, { unique: true, partialFilterExpression: { googleSub: { $exists: true } } });
schema.index({ 'resume.key': 1 }, { partialFilterExpression: { 'resume.key': { $exists: true } } });
schema.index({ 'companyLogo.key': 1 }, { partialFilterExpression: { 'companyLogo.key': { $exists: true } } });
schema.index({ nameWords: 1, _id: 1 }, { partialFilterExpression: { nameWords: { $exists: true } } });
schema.index({ deletedAt: 1 }, { sparse: true });
schema.index(...outboxIndex);

/** Anchored, so that the query uses an index. */
const beginningWith = (text: string) => ({ $regex: `^${literalPattern(text)}` });

const notDeleted = { deletedAt: { $exists: false } } as const;

export const userStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<User>('User', schema);
  const grouped = inGroups(model);
  return {
    model,
    nextId: () => takeIds(connection, 'users'),
    byId: (id: number) => model.findOne({ _id: id, ...notDeleted }, { outbox: 0 }).lean<User>(),
    /** The fields that a sign-in in progress depends on; null if the account was deleted. */
    standingOf: (id: number) =>
      model
        .findOne({ _id: id, ...notDeleted }, { passwordHash: 1, suspension: 1 })
        .lean<Pick<User, 'passwordHash' | 'suspension'>>(),
    byEmail: (email: string) => model.findOne({ email, ...notDeleted }, { outbox: 0 }).lean<User>(),
    byGoogleSub: (googleSub: string) => model.findOne({ googleSub, ...notDeleted }, { outbox: 0 }).lean<User>(),
    /** Throws the unique index's error when the email is taken. */
    insert: (change: Changed<User>) => insertAggregate(model, outbox, findable(change)),
    /** Answers undefined when the user does not exist or was deleted. */
    change: async (id: number, decide: (user: User) => Changed<User>) => {
      const user = await changeAggregate(model, outbox, id, (current) =>
        current.deletedAt ? [current, []] : findable(decide(current)),
      );
      return user?.deletedAt ? undefined : user;
    },
    /** Like `change`, but also for deleted users and for many at once. It must not alter unique keys. */
    announceAgain: (id: number, decide: (user: User) => Changed<User>) => changeWith(grouped, outbox, id, decide),
    /** Which of the given objects belong to users. */
    filesInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const used = { $in: [...keys] };
      const found = await model
        .find({ $or: [{ 'resume.key': used }, { 'companyLogo.key': used }] }, { resume: 1, companyLogo: 1 })
        .lean<Pick<User, 'resume' | 'companyLogo'>[]>();
      return new Set(found.flatMap(({ resume, companyLogo }) => [resume?.key ?? '', companyLogo?.key ?? '']));
    },
    /** People by id, beginning of an email address or of each word of a name, after an id, by id. */
    found: ({ id, words, email }: Search, after: number, first: number) =>
      model
        .find(
          {
            _id: { $gt: after },
            ...notDeleted,
            $or: [
              ...(id === undefined ? [] : [{ _id: id }]),
              ...(email ? [{ email: beginningWith(email) }] : []),
              ...(words.length ? [{ $and: words.map((word) => ({ nameWords: beginningWith(word) })) }] : []),
            ],
          },
          { outbox: 0 },
        )
        .sort({ _id: 1 })
        .limit(first)
        .lean<User[]>()
        .exec(),
    emailsOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
      const found = await model.find({ _id: { $in: [...ids] } }, { email: 1 }).lean<Pick<User, '_id' | 'email'>[]>();
      return new Map(found.map(({ _id, email }) => [_id, email]));
    },
    deletedSince: async (since: Date): Promise<readonly number[]> => {
      const found = await model.find({ deletedAt: { $gte: since } }, { _id: 1 }).lean<Pick<User, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** Deleted users too. */
    count: () => model.estimatedDocumentCount().exec(),
    /** Ids above the given one, in order; deleted users too. */
    idsAfter: async (after: number, count: number) => {
      const found = await model
        .find({ _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(count)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
  };
};

export type UserStore = ReturnType<typeof userStore>;

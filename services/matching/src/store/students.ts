import type { ProfileAssessed } from '@waratah/events/ai/v1';
import type { User } from '@waratah/events/identity/v1';
import type { VerificationDecided } from '@waratah/events/visa/v1';
import { keepNewest } from '@waratah/kit/mongo/copies';
import { grouped } from '@waratah/kit/batching/grouped';
import { australianZone } from '@waratah/vocabulary/australia/day';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { type Connection, Schema } from 'mongoose';
import { dayOf } from '../domain/day.ts';
import { nothingAvoided } from '../domain/feedback.ts';
import {
  defaultPreferences,
  type OwnPreferences,
  type Preferences,
  type PreferencesChange,
} from '../domain/preferences.ts';
import { emailSha256Of, type Place, type Student } from '../domain/student.ts';
import { tradesOffered, tradesOfStudent } from '../domain/trade.ts';
import { noOccupations, type Occupations } from '../domain/work-history.ts';
import { embeddingIn } from './vector.ts';

type VerifiedVisa = {
  type: string;
  expiry: string;
  /** As the operator copied them from VEVO; absent in documents from before they were kept. */
  conditions?: string[];
};

/** As stored: fields from identity's events, ai's assessments and the student's preferences, which arrive in any order. */
export type StudentDocument = {
  _id: number;
  version?: number;
  email?: string;
  /** SHA-256 of the address, by which the mailer names it. Absent in documents from before it was kept. */
  emailSha256?: string;
  emailVerified?: boolean;
  ageUnknown?: boolean;
  suspended?: boolean;
  fullName?: string;
  visaType?: string;
  visaVersion?: number;
  /** The visa that an operator verified; null once it ended or a renewal was rejected. */
  verifiedVisa?: VerifiedVisa | null;
  degree?: string;
  /** Absent in documents from before they were kept. */
  hasEducation?: boolean;
  hasExperience?: boolean;
  citySuburb?: string;
  declaredSkills?: string[];
  /** Absent in documents from before it was kept. */
  languages?: string[];
  assessedVersion?: number;
  embedding?: Buffer;
  foundSkills?: string[];
  /** Absent in documents from before it was kept. */
  inferredSkills?: string[];
  occupations?: Occupations;
  preferences?: Partial<Preferences>;
  /** The address whose mailbox refused an email, its SHA-256, and when; the time is absent in older documents. */
  refusingEmail?: string;
  refusingSha256?: string;
  refusingAt?: Date;
  /** The SHA-256 of the address that got email again, and when: a refusal from before that no longer counts. */
  restoredSha256?: string;
  restoredAt?: Date;
  /** The account was deleted; every other field is removed. */
  deleted?: true;
};

const schema = new Schema<StudentDocument>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'students' },
);

schema.index({ emailSha256: 1 }, { sparse: true });
schema.index({ refusingSha256: 1 }, { sparse: true });

const studentOf =
  (localities: Localities) =>
  (document: StudentDocument): Student => ({
    id: document._id,
    version: document.version ?? 0,
    email: document.email ?? '',
    emailVerified: document.emailVerified ?? false,
    ageUnknown: document.ageUnknown ?? false,
    suspended: document.suspended ?? false,
    mailboxRefuses: document.refusingEmail !== undefined && document.refusingEmail === document.email,
    fullName: document.fullName ?? '',
    visaType: visaOf(document),
    visaVerified: Boolean(document.verifiedVisa),
    degree: document.degree ?? '',
    hasEducation: document.hasEducation,
    hasExperience: document.hasExperience,
    ...tradesIn(document),
    place: homeOf(document.citySuburb ?? '', localities),
    skills: skillsOf(document),
    skillNames: new Map((document.declaredSkills ?? []).map((skill) => [skill.toLowerCase(), skill])),
    inferredSkills: new Set(document.inferredSkills ?? []),
    languages: document.languages ?? [],
    embedding: embeddingIn(document.embedding),
    preferences: asVerified(preferencesOf(document), document),
    avoided: nothingAvoided,
    shifts: [],
  });

const skillsOf = ({ declaredSkills = [], foundSkills = [] }: StudentDocument): readonly string[] => [
  ...new Set([...declaredSkills.map((skill) => skill.toLowerCase()), ...foundSkills]),
];

const tradesIn = (document: StudentDocument) => {
  const now = new Date();
  const { trades, courseLevel, courseEnds = '' } = preferencesOf(document);
  return tradesOfStudent(
    {
      occupations: document.occupations ?? noOccupations,
      skills: skillsOf(document),
      studying: visaOf(document) === '500',
      anyHours: courseLevel === 'research' || (courseEnds !== '' && courseEnds < dayOf(now, australianZone)),
      chosen: trades,
    },
    now,
  );
};

const preferencesOf = ({ preferences }: Pick<StudentDocument, 'preferences'>): Preferences => ({
  ...defaultPreferences,
  ...preferences,
});

const visaOf = ({ verifiedVisa, visaType }: StudentDocument) => verifiedVisa?.type ?? visaType ?? '';

/** A student's preferences; the defaults for a student without a document. */
const ownPreferencesOf = (document: StudentDocument | null | undefined): OwnPreferences => ({
  ...preferencesOf(document ?? {}),
  verifiedConditions: document?.verifiedVisa?.conditions ?? [],
  visaType: document ? (visaCodeOf(visaOf(document)) ?? '') : '',
  visaVerified: Boolean(document?.verifiedVisa),
  tradesOffered: tradesOffered(tradesIn(document ?? { _id: 0 }).tradesOfProfile),
});

/** What an operator verified replaces what was declared: the last day, which a permanent visa has not, and the conditions. */
const asVerified = (preferences: Preferences, { verifiedVisa }: StudentDocument): Preferences =>
  verifiedVisa
    ? {
        ...preferences,
        visaExpiry: verifiedVisa.expiry || undefined,
        verifiedConditions: verifiedVisa.conditions ?? [],
      }
    : preferences;

/** The student's place, if the words of the profile name exactly one. */
const homeOf = (words: string, localities: Localities): Place | undefined => {
  const { city, state, latitude, longitude } = placeOf({ location: words }, localities);
  if (!city || !state || latitude === undefined || longitude === undefined) return undefined;
  return { name: city, state, latitude, longitude };
};

const occupationsIn = ({ studies, works, abilities }: ProfileAssessed): Occupations => ({
  studies: studies.map(placed),
  works: works.map(({ title, start, end, occupation }) => ({ title, start, end, ...placed(occupation) })),
  abilities: abilities.map(placed),
});

const placed = (occupation: Readonly<{ code: string; confidence: number }> | undefined) => ({
  code: occupation?.code ?? '',
  confidence: occupation?.confidence ?? 0,
});

/** Higher than any version. */
const never = Number.MAX_SAFE_INTEGER;

/** What preferences are read from. */
const ofPreferences = {
  preferences: 1,
  visaType: 1,
  verifiedVisa: 1,
  occupations: 1,
  declaredSkills: 1,
  foundSkills: 1,
};

/** Not deleted. */
const notDeleted = { deleted: { $exists: false } };

export const studentStore = (connection: Connection, localities: Localities) => {
  const read = studentOf(localities);
  const model = connection.model<StudentDocument>('Student', schema);
  return {
    model,
    /** Keeps a student from identity's events; other roles are ignored. */
    keepUser: async (user: User) => {
      if (user.profile.case !== 'student') return;
      const { visaType, degree, education, experience, citySuburb, skills, languages } = user.profile.value;
      const { email, emailVerified, ageUnknown, suspended, fullName } = user;
      const fields = {
        email,
        emailSha256: emailSha256Of(email),
        emailVerified,
        ageUnknown,
        suspended,
        fullName,
        visaType,
        degree,
        hasEducation: education.length > 0,
        hasExperience: experience.length > 0,
        citySuburb,
        declaredSkills: skills,
        languages,
      };
      await keepNewest(connection, 'students', { id: user.id, fence: 'version', version: user.version, fields });
    },
    keepAssessment: async (event: ProfileAssessed) => {
      const { userId, userVersion, embedding, skills, inferredSkills } = event;
      const fields = {
        embedding: Buffer.from(embedding),
        foundSkills: skills,
        inferredSkills,
        occupations: occupationsIn(event),
      };
      await keepNewest(connection, 'students', {
        id: userId,
        fence: 'assessedVersion',
        again: true,
        version: userVersion,
        fields,
      });
    },
    /** A verified visa replaces the declared one until it ends or a renewal is rejected. */
    keepVerification: async (decided: VerificationDecided) => {
      const { studentId, version, status, visaSubclass, visaExpiry, conditions } = decided;
      const verifiedVisa: VerifiedVisa | null =
        status === 'verified' ? { type: visaSubclass, expiry: visaExpiry, conditions } : null;
      await keepNewest(connection, 'students', {
        id: studentId,
        fence: 'visaVersion',
        version,
        fields: { verifiedVisa },
      });
    },
    byId: grouped<number, Student | undefined>(async (ids) => {
      const documents = await model.find({ _id: { $in: [...ids] }, ...notDeleted }).lean<StudentDocument[]>();
      const known = documents.filter(({ version }) => version !== undefined);
      const byId = new Map(known.map((document) => [document._id, read(document)]));
      return ids.map((id) => byId.get(id));
    }),
    /** Up to `count` students with ids above `after`, in order of id. */
    chunk: async (after: number, count: number) => {
      const documents = await model
        .find({ _id: { $gt: after }, version: { $exists: true }, ...notDeleted })
        .sort({ _id: 1 })
        .limit(count)
        .lean<StudentDocument[]>();
      return documents.map(read);
    },
    /** Students with ids above `after`, up to and with `upTo`. */
    between: async (after: number, upTo: number) => {
      const documents = await model
        .find({ _id: { $gt: after, $lte: upTo }, version: { $exists: true }, ...notDeleted })
        .sort({ _id: 1 })
        .lean<StudentDocument[]>();
      return documents.map(read);
    },
    /** The id of each `size`-th student, and of the last. */
    lastIdsOfChunks: async (size: number): Promise<readonly number[]> => {
      const found = await model
        .find({ version: { $exists: true }, ...notDeleted }, { _id: 1 })
        .sort({ _id: 1 })
        .lean<Pick<StudentDocument, '_id'>[]>();
      return found.flatMap(({ _id }, index) => ((index + 1) % size === 0 || index + 1 === found.length ? [_id] : []));
    },
    preferences: async (id: number): Promise<OwnPreferences> =>
      ownPreferencesOf(await model.findById(id, ofPreferences).lean<StudentDocument>()),
    /**
     * Saves only the changed fields, so that two concurrent changes both take effect; creates the document of an
     * unknown student.
     */
    changePreferences: async (id: number, change: PreferencesChange): Promise<OwnPreferences> => {
      const fields = Object.entries(change).map(([name, value]) => [`preferences.${name}`, value] as const);
      const given = fields.filter(([, value]) => value !== undefined);
      const gone = fields.flatMap(([name, value]) => (value === undefined ? [[name, '']] : []));
      const update = {
        ...(given.length && { $set: Object.fromEntries(given) }),
        ...(gone.length && { $unset: Object.fromEntries(gone) }),
      };
      const save = () =>
        model
          .findOneAndUpdate({ _id: id, ...notDeleted }, update, { upsert: true, returnDocument: 'after', writeConcern })
          .lean<StudentDocument>();
      /** The document was created at the same moment, or the account is deleted. */
      const unlessTaken = (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return undefined;
      };
      return ownPreferencesOf((await save().catch(unlessTaken)) ?? (await save().catch(unlessTaken)));
    },
    isForgotten: async (id: number) => (await model.exists({ _id: id, deleted: true })) !== null,
    /**
     * Marks the student's address as one that gets no more email, if an email to it was refused and it was not restored
     * since. Of an email of an earlier release it is not known where it went (`emailSha256`): it counts as sent there.
     */
    markRefusing: async (id: number, { emailSha256, at }: Readonly<{ emailSha256: string | undefined; at: Date }>) => {
      const student = await model.findOne({ _id: id, ...notDeleted }, { email: 1 }).lean<StudentDocument>();
      if (!student?.email) return;
      const { email } = student;
      const current = emailSha256Of(email);
      if (emailSha256 !== undefined && emailSha256 !== current) return;
      const since = { $gte: at };
      const isOutOfDate = [
        { restoredSha256: current, restoredAt: since },
        { refusingSha256: current, refusingAt: since },
      ];
      const refusing = { emailSha256: current, refusingEmail: email, refusingSha256: current, refusingAt: at };
      await model.updateOne({ _id: id, email, $nor: isOutOfDate }, { $set: refusing }, { writeConcern });
    },
    /** Lets the address get email again, unless it refused one after that time. Earlier refusals may be heard later. */
    markReachable: async (emailSha256: string, at: Date) => {
      const restored = { restoredSha256: emailSha256, restoredAt: at };
      await model.updateMany(
        { emailSha256, $nor: [{ restoredSha256: emailSha256, restoredAt: { $gte: at } }] },
        { $set: restored },
        { writeConcern },
      );
      const refusing = { refusingEmail: 1, refusingSha256: 1, refusingAt: 1 };
      await model.updateMany(
        { refusingSha256: emailSha256, $nor: [{ refusingAt: { $gt: at } }] },
        { $unset: refusing },
        { writeConcern },
      );
    },
    /** Leaves a record of the deletion with the highest version, so that late events about the student are ignored. */
    forget: async (id: number) => {
      const mark = { _id: id, version: never, assessedVersion: never, visaVersion: never, deleted: true };
      await connection
        .collection<{ _id: number }>('students')
        .replaceOne({ _id: id }, mark, { upsert: true, writeConcern });
    },
    /** Answers whether the student exists. */
    wantDigest: async (id: number, digest: boolean) => {
      const saved = await model.updateOne(
        { _id: id, ...notDeleted },
        { $set: { 'preferences.digest': digest } },
        { writeConcern },
      );
      return saved.matchedCount === 1;
    },
  };
};

export type StudentStore = ReturnType<typeof studentStore>;

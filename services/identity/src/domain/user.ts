import type { MessageInitShape } from '@bufbuild/protobuf';
import type { UserSchema } from '@waratah/events/identity/v1';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import { verificationWish, welcomeWish } from './mail-wishes.ts';
import type { PasswordReset } from './password-reset.ts';
import type { KnownDevice } from './sign-in.ts';
import type { StoredFile } from './stored-file.ts';
import type { Suspension } from './suspension.ts';

export type Role = 'student' | 'employer' | 'operator';

export type Education = { institution: string; degree: string; field: string; startYear: string; endYear: string };
export type Experience = { company: string; title: string; start: string; end: string; description: string };

/** A person with an account, as stored (spec section 3, User). */
export type User = {
  _id: number;
  version: number;
  email: string;
  emailVerified: boolean;
  /** Absent in accounts made through Google, until a password is set. */
  passwordHash?: string | undefined;
  /** Google's name for the linked account. */
  googleSub?: string | undefined;
  reset?: PasswordReset | undefined;
  devices?: readonly KnownDevice[] | undefined;
  fullName: string;
  role: Role;
  contactNumber?: string | undefined;
  dateOfBirth?: string | undefined;
  citySuburb?: string | undefined;
  visaStatus?: string | undefined;
  university?: string | undefined;
  degree?: string | undefined;
  graduationYear?: string | undefined;
  education?: Education[] | undefined;
  experience?: Experience[] | undefined;
  skills?: string[] | undefined;
  activities?: string[] | undefined;
  companyName?: string | undefined;
  employerRoleTitle?: string | undefined;
  companyAbn?: string | undefined;
  companyWebsite?: string | undefined;
  companySize?: string | undefined;
  industry?: string | undefined;
  companyDescription?: string | undefined;
  resume?: StoredFile | undefined;
  /** The words of the resume, for matching. */
  resumeText?: string | undefined;
  companyLogo?: StoredFile | undefined;
  createdAt: Date;
  updatedAt: Date;
  /** Set by an operator; nobody signs in meanwhile. */
  suspension?: Suspension | undefined;
  /** The words of the person's and the company's name, for operators to find them by. */
  nameWords?: readonly string[] | undefined;
  /** What is left of a deleted account is its id, so that nobody gets it again. */
  deletedAt?: Date | undefined;
};

/** What others may know of a user, as announced. */
export const announcedUser = (user: User): MessageInitShape<typeof UserSchema> => ({
  id: user._id,
  version: user.version,
  email: user.email,
  emailVerified: user.emailVerified,
  fullName: user.fullName,
  ageUnknown: user.role === 'student' && !user.dateOfBirth,
  suspended: user.suspension !== undefined,
  profile: announcedProfile(user),
});

type Profile = NonNullable<MessageInitShape<typeof UserSchema>['profile']>;

const announcedProfile = (user: User): Profile => {
  if (user.role === 'student') return { case: 'student', value: announcedStudent(user) };
  if (user.role === 'employer') return { case: 'company', value: announcedCompany(user) };
  return { case: undefined };
};

const announcedStudent = (user: User) => ({
  visaType: user.visaStatus ? (visaTypeOf(user.visaStatus)?.code ?? '') : '',
  university: user.university ?? '',
  degree: user.degree ?? '',
  graduationYear: user.graduationYear ?? '',
  education: user.education ?? [],
  experience: user.experience ?? [],
  skills: user.skills ?? [],
  activities: user.activities ?? [],
  citySuburb: user.citySuburb ?? '',
  resumeText: user.resumeText ?? '',
  ...(user.resume && { resume: announcedFile(user.resume) }),
});

const announcedFile = ({ key, name, type, sizeBytes }: StoredFile) => ({ key, name, type, sizeBytes });

const announcedCompany = (user: User) => ({
  name: user.companyName ?? '',
  website: user.companyWebsite ?? '',
  size: user.companySize ?? '',
  industry: user.industry ?? '',
  description: user.companyDescription ?? '',
  abn: user.companyAbn ?? '',
});

/** A user after a change. */
export const nextUser = (user: User, change: Partial<User>, now: Date): User => ({
  ...user,
  ...change,
  version: user.version + 1,
  updatedAt: now,
});

/** Says again what is known of a user, for a listener that lost it. */
export const reannounced = (user: User, now: Date): Changed<User> => {
  const same = nextUser(user, {}, now);
  return [same, [happened('identity.profile.v1.updated', { user: announcedUser(same) }, now)]];
};

/** Given fields of a profile; one given as undefined is emptied. */
export type ProfileChange = Omit<Partial<User>, 'fullName'> & { fullName?: string | undefined };

export const profileUpdated = (
  user: User,
  { fullName = user.fullName, ...change }: ProfileChange,
  now: Date,
): Changed<User> => {
  const changed = nextUser(user, { ...change, fullName }, now);
  return [changed, [happened('identity.profile.v1.updated', { user: announcedUser(changed) }, now)]];
};

export const emailVerified = (user: User, startUrl: string, now: Date): Changed<User> => {
  if (user.emailVerified) return [user, []];
  const verified = nextUser(user, { emailVerified: true }, now);
  const event = happened('identity.user.v1.email_verified', { user: announcedUser(verified) }, now);
  return [verified, [event, welcomeWish(verified, startUrl, now)]];
};

export const registered = (user: User, verifyUrl: string, now: Date): Changed<User> => [
  user,
  [happened('identity.user.v1.registered', { user: announcedUser(user) }, now), verificationWish(user, verifyUrl, now)],
];

export const verificationResent = (user: User, verifyUrl: string, now: Date): Changed<User> => {
  const asked = nextUser(user, {}, now);
  return [asked, [verificationWish(asked, verifyUrl, now)]];
};

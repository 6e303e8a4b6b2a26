import type { MessageInitShape } from '@bufbuild/protobuf';
import type { UserSchema } from '@waratah/events/identity/v1';
import type { Changed } from '@waratah/kit/aggregate';
import { happened } from '@waratah/kit/outbox';
import { visaTypeOf } from './visa-type.ts';

export type Role = 'student' | 'employer' | 'operator';

export type Education = { institution: string; degree: string; field: string; startYear: string; endYear: string };
export type Experience = { company: string; title: string; start: string; end: string; description: string };

/** A person with an account, as stored (spec section 3, User). */
export type User = {
  _id: number;
  version: number;
  email: string;
  emailVerified: boolean;
  passwordHash: string;
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
  createdAt: Date;
  updatedAt: Date;
};

/** What others may know of a user, as announced. */
export const announcedUser = (user: User): MessageInitShape<typeof UserSchema> => ({
  id: user._id,
  version: user.version,
  email: user.email,
  emailVerified: user.emailVerified,
  fullName: user.fullName,
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
});

const announcedCompany = (user: User) => ({
  name: user.companyName ?? '',
  website: user.companyWebsite ?? '',
  size: user.companySize ?? '',
  industry: user.industry ?? '',
  description: user.companyDescription ?? '',
  abn: user.companyAbn ?? '',
});

const next = (user: User, change: Partial<User>, now: Date): User => ({
  ...user,
  ...change,
  version: user.version + 1,
  updatedAt: now,
});

/** Says again what is known of a user, for a listener that lost it. */
export const reannounced = (user: User, now: Date): Changed<User> => {
  const same = next(user, {}, now);
  return [same, [happened('identity.profile.v1.updated', { user: announcedUser(same) }, now)]];
};

/** Given fields of a profile; one given as undefined is emptied. */
export type ProfileChange = Omit<Partial<User>, 'fullName'> & { fullName?: string | undefined };

export const profileUpdated = (
  user: User,
  { fullName = user.fullName, ...change }: ProfileChange,
  now: Date,
): Changed<User> => {
  const changed = next(user, { ...change, fullName }, now);
  return [changed, [happened('identity.profile.v1.updated', { user: announcedUser(changed) }, now)]];
};

export const emailVerified = (user: User, now: Date): Changed<User> => {
  if (user.emailVerified) return [user, []];
  const verified = next(user, { emailVerified: true }, now);
  return [verified, [happened('identity.user.v1.email_verified', { user: announcedUser(verified) }, now)]];
};

/** A mail is wished for from the user's own outbox, so that no lost queue loses it (design section 4). */
export const verificationWish = (user: User, verifyUrl: string, now: Date) =>
  happened(
    'mail.message.v1.requested',
    {
      key: `verify-email:${user._id}:${now.getTime()}`,
      to: user.email,
      notAfter: BigInt(Math.floor(now.getTime() / 1_000) + 24 * 3_600),
      content: { case: 'verifyEmail', value: { fullName: user.fullName, verifyUrl } },
    },
    now,
  );

export const registered = (user: User, verifyUrl: string, now: Date): Changed<User> => [
  user,
  [happened('identity.user.v1.registered', { user: announcedUser(user) }, now), verificationWish(user, verifyUrl, now)],
];

export const verificationResent = (user: User, verifyUrl: string, now: Date): Changed<User> => {
  const asked = next(user, {}, now);
  return [asked, [verificationWish(asked, verifyUrl, now)]];
};

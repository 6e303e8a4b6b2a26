import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import { verificationEmail, welcomeEmail } from './emails.ts';
import type { User } from './user.ts';

/** The user after a change, with the next version. */
export const nextUser = (user: User, change: Partial<User>, now: Date): User => ({
  ...user,
  ...change,
  version: user.version + 1,
  updatedAt: now,
});

/** Announces the user again, for a listener that lost its copy. */
export const reannounced = (user: User, now: Date): Changed<User> => {
  const same = nextUser(user, {}, now);
  return [same, [happened('identity.profile.v1.updated', { user: announcedUser(same) }, now)]];
};

/** The given fields of a profile; a field given as undefined is cleared. */
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
  return [verified, [event, welcomeEmail(verified, startUrl, now)]];
};

export const registered = (user: User, verifyUrl: string, now: Date): Changed<User> => [
  user,
  [
    happened('identity.user.v1.registered', { user: announcedUser(user) }, now),
    verificationEmail(user, verifyUrl, now),
  ],
];

export const verificationResent = (user: User, verifyUrl: string, now: Date): Changed<User> => {
  const asked = nextUser(user, {}, now);
  return [asked, [verificationEmail(asked, verifyUrl, now)]];
};

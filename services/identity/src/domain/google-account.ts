import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import { welcomeEmail } from './emails.ts';
import type { User } from './user.ts';
import { nextUser } from './user-changes.ts';

type Person = Readonly<{ sub: string; email: string; name: string }>;

type Made = Readonly<{ id: number; person: Person; role: 'student' | 'employer'; startUrl: string; now: Date }>;

/** A new account made through Google: its address is verified, the other required fields are still empty. */
export const madeByGoogle = ({ id, person, role, startUrl, now }: Made): Changed<User> => {
  const user: User = {
    _id: id,
    version: 1,
    email: person.email,
    emailVerified: true,
    googleSub: person.sub,
    fullName: person.name.replace(/\s+/g, ' ').trim() || (person.email.split('@')[0] ?? ''),
    role,
    createdAt: now,
    updatedAt: now,
  };
  const event = happened('identity.user.v1.registered', { user: announcedUser(user) }, now);
  return [user, [event, welcomeEmail(user, startUrl, now)]];
};

/** What to do with an existing account that has the same email as a Google account. */
export type Relation = 'linked' | 'link' | 'take over' | 'refused';

/**
 * An account with a verified address is linked. An unverified account may have been created by someone other than the
 * owner of the address: the owner takes it over, and its password, reset link and known devices are removed.
 */
export const relationOf = (user: User, sub: string): Relation => {
  if (user.role === 'operator') return 'refused';
  if (user.googleSub === sub && user.emailVerified) return 'linked';
  if (!user.emailVerified) return 'take over';
  return user.googleSub === undefined ? 'link' : 'refused';
};

export const googleLinked = (user: User, sub: string, now: Date): Changed<User> =>
  user.googleSub === sub ? [user, []] : [nextUser(user, { googleSub: sub }, now), []];

export const takenOver = (user: User, person: Person, startUrl: string, now: Date): Changed<User> => {
  const closed = { passwordHash: undefined, reset: undefined, devices: undefined };
  const owned = nextUser(user, { ...closed, googleSub: person.sub, emailVerified: true }, now);
  const event = happened('identity.user.v1.email_verified', { user: announcedUser(owned) }, now);
  return [owned, [event, welcomeEmail(owned, startUrl, now)]];
};

import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { welcomeWish } from './mail-wishes.ts';
import { announcedUser, nextUser, type User } from './user.ts';

type Person = Readonly<{ sub: string; email: string; name: string }>;

type Made = Readonly<{ id: number; person: Person; role: 'student' | 'employer'; startUrl: string; now: Date }>;

/** An account that begins with Google: the address is proven, all else that registration demands is still to come. */
export const madeByGoogle = ({ id, person, role, startUrl, now }: Made): Changed<User> => {
  const user: User = {
    _id: id,
    version: 1,
    email: person.email,
    emailVerified: true,
    googleSub: person.sub,
    fullName: person.name.trim() || (person.email.split('@')[0] ?? ''),
    role,
    createdAt: now,
    updatedAt: now,
  };
  const event = happened('identity.user.v1.registered', { user: announcedUser(user) }, now);
  return [user, [event, welcomeWish(user, startUrl, now)]];
};

/** What Google's word means for an account with the same e-mail. */
export type Relation = 'linked' | 'link' | 'take over' | 'refused';

/**
 * Only an address that was proven here too is simply linked. An account whose address nobody has proven may have been
 * made by somebody else in wait for its owner: it goes to the owner, and the ways in that were set up before are closed.
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
  return [owned, [event, welcomeWish(owned, startUrl, now)]];
};

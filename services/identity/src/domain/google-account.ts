import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { writtenText } from '@waratah/kit/written-text';
import { announcedUser } from './announced-user.ts';
import { type Device, isSameDevice } from './device.ts';
import { newSignInEmail, welcomeEmail } from './emails.ts';
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
    fullName: writtenText(person.name.replace(/\s+/g, ' ')) || (person.email.split('@')[0] ?? ''),
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
 * Someone other than the owner of the address may have created the account, even if the owner confirmed the address
 * later. Unless the password is known to be the owner's, they take the account over: its password, reset link and known
 * devices are removed.
 */
export const relationOf = (user: User, sub: string, device: Device): Relation => {
  if (user.role === 'operator') return 'refused';
  if (user.googleSub === sub && user.emailVerified) return 'linked';
  if (!user.emailVerified) return 'take over';
  if (user.googleSub !== undefined) return 'refused';
  return passwordIsOwners(user, device) ? 'link' : 'take over';
};

/** There is none, it was set by a link to the address, or it was used on the device that Google's person uses now. */
const passwordIsOwners = (user: User, device: Device) =>
  user.passwordHash === undefined || user.passwordProven === true || isSameDevice(user, device);

export const googleLinked = (user: User, sub: string, now: Date): Changed<User> =>
  user.googleSub === sub ? [user, []] : [nextUser(user, { googleSub: sub }, now), []];

type Arrival = Readonly<{ person: Person; device: Device; startUrl: string; publicUrl: string }>;

/** An account in its owner's hands. Who had confirmed the address before is told of the sign-in, like of a new device. */
export const takenOver = (user: User, { person, device, startUrl, publicUrl }: Arrival, now: Date): Changed<User> => {
  const closed = { passwordHash: undefined, passwordProven: undefined, reset: undefined, devices: undefined };
  const owned = nextUser(user, { ...closed, googleSub: person.sub, emailVerified: true }, now);
  if (user.emailVerified) return [owned, [newSignInEmail(owned, device, publicUrl, now)]];
  const event = happened('identity.user.v1.email_verified', { user: announcedUser(owned) }, now);
  return [owned, [event, welcomeEmail(owned, startUrl, now)]];
};

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { SignInDevice } from './device.ts';
import { passwordResetEmail } from './emails.ts';
import { devicesWith } from './sign-in.ts';
import type { User } from './user.ts';
import { emailVerified, nextUser } from './user-changes.ts';

const resetLifetimeMs = 30 * 60_000;

/** One mailbox gets at most one link within this time. */
const minIntervalMs = 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The token starts with the user's id, so that no index over secrets is needed. */
export const newResetToken = (userId: number) => `${userId}.${randomBytes(32).toString('base64url')}`;

export const userOfResetToken = (token: string) => Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);

/**
 * Stores the hash of a new reset link. Earlier ones stay valid until they are used or expire, because anybody may ask
 * for another.
 */
export const resetAsked = (user: User, link: { token: string; url: string }, now: Date): Changed<User> => {
  if (user.reset && now.getTime() - user.reset.askedAt.getTime() < minIntervalMs) return [user, []];
  const expiresAt = new Date(now.getTime() + resetLifetimeMs);
  const earlier = linksOf(user).filter((one) => one.expiresAt > now);
  const withReset = nextUser(user, { reset: { hash: hashOf(link.token), askedAt: now, expiresAt, earlier } }, now);
  return [withReset, [passwordResetEmail(withReset, link.url, now)]];
};

const linksOf = ({ reset }: User) =>
  reset ? [...(reset.earlier ?? []), { hash: reset.hash, expiresAt: reset.expiresAt }] : [];

export const isResetValid = (user: User, token: string, now: Date): boolean => {
  const hash = Buffer.from(hashOf(token));
  return linksOf(user).some((one) => one.expiresAt > now && timingSafeEqual(Buffer.from(one.hash), hash));
};

type NewPassword = Readonly<{ passwordHash: string; device: SignInDevice; startUrl: string }>;

/**
 * Sets a new password. The link came by email, so the address is now verified, and the device that opened it is its
 * owner's; a Google account linked before that may belong to someone else, so it is unlinked.
 */
export const passwordReset = (
  user: User,
  { passwordHash, device, startUrl }: NewPassword,
  now: Date,
): Changed<User> => {
  const googleSub = user.emailVerified ? user.googleSub : undefined;
  const devices = devicesWith(user, device, now);
  const reset = nextUser(user, { passwordHash, passwordProven: true, googleSub, devices, reset: undefined }, now);
  if (reset.emailVerified) return [reset, []];
  const [verified, events] = emailVerified(reset, startUrl, now);
  return [verified, events];
};

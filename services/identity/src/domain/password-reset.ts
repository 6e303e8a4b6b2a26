import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { passwordResetEmail } from './emails.ts';
import type { User } from './user.ts';
import { emailVerified, nextUser } from './user-changes.ts';

const resetLifetimeMs = 30 * 60_000;

/** One mailbox gets at most one link in this time. */
const minIntervalMs = 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The token starts with the user's id, so that no index over secrets is needed. */
export const newResetToken = (userId: number) => `${userId}.${randomBytes(32).toString('base64url')}`;

export const userOfResetToken = (token: string) => Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);

/** Keeps the hash of a new reset link, which replaces an earlier one. */
export const resetAsked = (user: User, link: { token: string; url: string }, now: Date): Changed<User> => {
  if (user.reset && now.getTime() - user.reset.askedAt.getTime() < minIntervalMs) return [user, []];
  const expiresAt = new Date(now.getTime() + resetLifetimeMs);
  const asked = nextUser(user, { reset: { hash: hashOf(link.token), askedAt: now, expiresAt } }, now);
  return [asked, [passwordResetEmail(asked, link.url, now)]];
};

export const resetIsGood = ({ reset }: User, token: string, now: Date) => {
  if (!reset || reset.expiresAt <= now) return false;
  return timingSafeEqual(Buffer.from(reset.hash), Buffer.from(hashOf(token)));
};

/**
 * Sets a new password. The link came by email, so the address is now verified; a Google account linked before that may
 * belong to someone else, so it is unlinked.
 */
export const passwordReset = (user: User, passwordHash: string, startUrl: string, now: Date): Changed<User> => {
  const googleSub = user.emailVerified ? user.googleSub : undefined;
  const reset = nextUser(user, { passwordHash, googleSub, reset: undefined }, now);
  if (reset.emailVerified) return [reset, []];
  const [verified, events] = emailVerified(reset, startUrl, now);
  return [verified, events];
};

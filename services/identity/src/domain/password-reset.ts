import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { passwordResetWish } from './mail-wishes.ts';
import { emailVerified, nextUser, type User } from './user.ts';

/** What is kept of a reset link: never the token itself. */
export type PasswordReset = Readonly<{ hash: string; askedAt: Date; expiresAt: Date }>;

const resetLifetimeMs = 30 * 60_000;

/** A mailbox gets no second link so soon after the first, whoever asks. */
const patienceMs = 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A token names its user, so that it is found without an index over secrets. */
export const newResetToken = (userId: number) => `${userId}.${randomBytes(32).toString('base64url')}`;

export const userOfResetToken = (token: string) => Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);

/** A link was asked for: its hash is kept, an older one is worth nothing any more. */
export const resetAsked = (user: User, link: { token: string; url: string }, now: Date): Changed<User> => {
  if (user.reset && now.getTime() - user.reset.askedAt.getTime() < patienceMs) return [user, []];
  const expiresAt = new Date(now.getTime() + resetLifetimeMs);
  const asked = nextUser(user, { reset: { hash: hashOf(link.token), askedAt: now, expiresAt } }, now);
  return [asked, [passwordResetWish(asked, link.url, now)]];
};

export const resetIsGood = ({ reset }: User, token: string, now: Date) => {
  if (!reset || reset.expiresAt <= now) return false;
  return timingSafeEqual(Buffer.from(reset.hash), Buffer.from(hashOf(token)));
};

/**
 * A new password is set. The link came by mail, so the address is proven too; what was set up before that proof, by
 * whom nobody knows, is no way in any more.
 */
export const passwordReset = (user: User, passwordHash: string, startUrl: string, now: Date): Changed<User> => {
  const googleSub = user.emailVerified ? user.googleSub : undefined;
  const reset = nextUser(user, { passwordHash, googleSub, reset: undefined }, now);
  if (reset.emailVerified) return [reset, []];
  const [verified, events] = emailVerified(reset, startUrl, now);
  return [verified, events];
};

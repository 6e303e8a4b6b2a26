import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { type Asker, isOwner } from './asker.ts';
import type { SignInDevice } from './device.ts';
import { passwordResetEmail } from './emails.ts';
import { devicesWith } from './sign-in.ts';
import type { ResetLink, User } from './user.ts';
import { emailVerified, nextUser } from './user-changes.ts';

const resetLifetimeMs = 30 * 60_000;

/** The owner, or one network of strangers, gets at most one link to a mailbox within this time. */
const minIntervalMs = 60_000;

/** How many links asked for by strangers are valid at once: of one network as many as the mailer sends it in a day. */
const maxLinksOfNetwork = 3;
const maxLinksOfStrangers = 60;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The token starts with the user's id, so that no index over secrets is needed. */
export const newResetToken = (userId: number) => `${userId}.${randomBytes(32).toString('base64url')}`;

export const userOfResetToken = (token: string) => Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);

type NewLink = Readonly<{ token: string; url: string; asker: Asker }>;

/**
 * Stores the hash of a new reset link. Earlier ones stay valid until they are used or expire, and others' requests delay
 * nobody's, because anybody may ask for another.
 */
export const resetAsked = (user: User, { token, ...link }: NewLink, now: Date): Changed<User> => {
  const by = isOwner(user, link.asker) ? owner : link.asker.network;
  const earlier = linksOf(user).filter((one) => one.expiresAt > now);
  if (!mayAsk(earlier, by, now)) return [user, []];
  const expiresAt = new Date(now.getTime() + resetLifetimeMs);
  const withReset = nextUser(user, { reset: { hash: hashOf(token), askedAt: now, expiresAt, by, earlier } }, now);
  return [withReset, [passwordResetEmail(withReset, link, now)]];
};

const owner = 'owner';

const mayAsk = (links: readonly ResetLink[], by: string, now: Date) => {
  const own = links.filter((one) => one.by === by);
  const soonest = now.getTime() + resetLifetimeMs - minIntervalMs;
  if (own.some((one) => one.expiresAt.getTime() > soonest)) return false;
  const ofStrangers = links.filter((one) => one.by !== owner);
  return by === owner || (own.length < maxLinksOfNetwork && ofStrangers.length < maxLinksOfStrangers);
};

const linksOf = ({ reset }: User): readonly ResetLink[] => {
  if (!reset) return [];
  const { hash, expiresAt, by, earlier = [] } = reset;
  return [...earlier, { hash, expiresAt, by }];
};

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

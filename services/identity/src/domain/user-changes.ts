import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import { type AskedLink, operatorChangedEmail, verificationEmail, welcomeEmail } from './emails.ts';
import type { ConfirmationProblem, User } from './user.ts';

/** The user after a change, with the next version. */
export const nextUser = (user: User, change: Partial<User>, now: Date): User => ({
  ...user,
  ...change,
  version: user.version + 1,
  updatedAt: now,
});

/** Publishes the user again, for a service that lost its copy. */
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
  const verified = nextUser(
    user,
    {
      emailVerified: true,
      verificationAsks: undefined,
      verificationAskedAt: undefined,
      confirmationProblem: undefined,
    },
    now,
  );
  const event = happened('identity.user.v1.email_verified', { user: announcedUser(verified) }, now);
  return [verified, [event, welcomeEmail(verified, startUrl, now)]];
};

export const operatorPasswordChanged = (
  user: User,
  passwordHash: string,
  consoleUrl: string,
  now: Date,
): Changed<User> => {
  const changed = nextUser(user, { passwordHash, reset: undefined }, now);
  return [changed, [operatorChangedEmail(changed, { change: 'password', consoleUrl }, now)]];
};

export const registered = (user: User, link: AskedLink, now: Date): Changed<User> => [
  user,
  [happened('identity.user.v1.registered', { user: announcedUser(user) }, now), verificationEmail(user, link, now)],
];

const dayMs = 24 * 3_600_000;
const resendPauseMs = 60_000;
/** With the first one as many as the mailer sends for one network. */
const maxResendsADay = 4;

/** When a verification email may be sent again: a minute after the last one, and at most four times a day. */
export const nextResendAt = ({ verificationAsks = [], verificationAskedAt }: User, now: Date): Date => {
  const today = verificationAsks.filter((at) => now.getTime() - at.getTime() < dayMs);
  const newest = Math.max(today.at(-1)?.getTime() ?? 0, verificationAskedAt?.getTime() ?? 0);
  const pausedUntil = newest > 0 ? newest + resendPauseMs : 0;
  const fullUntil = (today.at(-maxResendsADay)?.getTime() ?? -dayMs) + dayMs;
  return new Date(Math.max(pausedUntil, fullUntil));
};

export const verificationResent = (user: User, link: AskedLink, now: Date): Changed<User> => {
  const verificationAsks = [...(user.verificationAsks ?? []), now].slice(-maxResendsADay);
  const asked = { verificationAsks, verificationAskedAt: now, confirmationProblem: undefined };
  const next = nextUser(user, asked, now);
  return [next, [verificationEmail(next, link, now)]];
};

/** An email that confirms an address and was not sent. */
export type LostConfirmation = Readonly<{ askedAt: Date; problem: ConfirmationProblem }>;

/** Notes that the email was not sent, unless a newer one was asked for, and does not count it as one of the day's four. */
export const verificationLost = (user: User, { askedAt, problem }: LostConfirmation, now: Date): Changed<User> => {
  if (user.emailVerified) return [user, []];
  const others = (user.verificationAsks ?? []).filter((at) => at.getTime() !== askedAt.getTime());
  const isNewest = others.every((at) => at < askedAt);
  const confirmationProblem = isNewest ? problem : user.confirmationProblem;
  return [nextUser(user, { verificationAsks: others, confirmationProblem }, now), []];
};

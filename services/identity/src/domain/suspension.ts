import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser, nextUser, type User } from './user.ts';

/** Why an account is suspended, since when, and by which operator; by none when it was the operators' key. */
export type Suspension = Readonly<{ reason: string; at: Date; by?: number | undefined }>;

/** Nobody signs in with the account from now on; others hear of it and act accordingly. */
export const suspended = (user: User, suspension: Suspension): Changed<User> => {
  const next = nextUser(user, { suspension }, suspension.at);
  return [next, [happened('identity.user.v1.suspended', { user: announcedUser(next) }, suspension.at)]];
};

export const reinstated = (user: User, now: Date): Changed<User> => {
  const next = nextUser(user, { suspension: undefined }, now);
  return [next, [happened('identity.user.v1.reinstated', { user: announcedUser(next) }, now)]];
};

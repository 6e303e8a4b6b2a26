import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import type { Suspension, User } from './user.ts';
import { nextUser } from './user-changes.ts';

/** Suspends the account: the user cannot sign in, and other services act on the event. */
export const suspended = (user: User, suspension: Suspension): Changed<User> => {
  const next = nextUser(user, { suspension }, suspension.at);
  return [next, [happened('identity.user.v1.suspended', { user: announcedUser(next) }, suspension.at)]];
};

export const reinstated = (user: User, now: Date): Changed<User> => {
  const next = nextUser(user, { suspension: undefined }, now);
  return [next, [happened('identity.user.v1.reinstated', { user: announcedUser(next) }, now)]];
};

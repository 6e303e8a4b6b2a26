import { conflict } from '@waratah/kit/errors';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { announcedUser } from './announced-user.ts';
import { messages } from './messages.ts';
import type { Suspension, User } from './user.ts';
import { nextUser } from './user-changes.ts';

/**
 * Suspends the account: the user cannot sign in, and other services act on the event. Errors: CONFLICT if it is suspended
 * already.
 */
export const suspended = (user: User, suspension: Suspension): Changed<User> => {
  if (user.suspension) throw conflict(messages.suspendedAlready);
  const next = nextUser(user, { suspension }, suspension.at);
  return [next, [happened('identity.user.v1.suspended', { user: announcedUser(next) }, suspension.at)]];
};

/** Errors: CONFLICT if the account is not suspended. */
export const reinstated = (user: User, now: Date): Changed<User> => {
  if (!user.suspension) throw conflict(messages.notSuspended);
  const next = nextUser(user, { suspension: undefined }, now);
  return [next, [happened('identity.user.v1.reinstated', { user: announcedUser(next) }, now)]];
};

import { createHash } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import type { User } from './user.ts';

/** Deletes an account. Id and role remain, so that the id is never reused and the deletion can be announced again. */
export const accountDeleted = (user: User, now: Date): Changed<User> => {
  const emailSha256 = createHash('sha256').update(user.email).digest('hex');
  const gone = Object.fromEntries(Object.keys(user).map((name) => [name, undefined]));
  const left: User = {
    ...gone,
    _id: user._id,
    version: user.version + 1,
    // Unique, and not a real address.
    email: `deleted:${user._id}`,
    emailVerified: false,
    fullName: '',
    role: user.role,
    createdAt: user.createdAt,
    updatedAt: now,
    deletedAt: now,
  };
  return [left, [deletionOf(left, emailSha256, now)]];
};

/** Publishes a deletion again, for a service that lost it. The hash of the address is no longer known. */
export const deletionReannounced = (user: User, now: Date): Changed<User> => [
  { ...user, version: user.version + 1 },
  [deletionOf({ ...user, version: user.version + 1 }, '', now)],
];

const deletionOf = ({ _id, version, role }: User, emailSha256: string, now: Date) =>
  happened('identity.user.v1.deleted', { userId: _id, version, role, emailSha256 }, now);

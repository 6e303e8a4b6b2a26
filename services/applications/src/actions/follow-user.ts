import type { User } from '@waratah/events/identity/v1';
import type { Context } from '../context.ts';
import { proveAddress } from './prove-address.ts';
import { settleInterests } from './settle-interest.ts';

/** Follows a changed account or profile: waiting interests may become applications, and earlier ones get their receipt. */
export const followUser = async (context: Context, user: User) => {
  await context.people.save(user);
  if (user.profile.case !== 'student') return;
  if (user.emailVerified) await proveAddress(context, user.id);
  await settleInterests(context, await context.interests.waitingOfStudent(user.id));
};

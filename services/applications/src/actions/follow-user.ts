import type { User } from '@waratah/events/identity/v1';
import type { Context } from '../context.ts';
import { settleInterests } from './settle-interest.ts';

/** Follows a changed account or profile: waiting interests may become applications. */
export const followUser = async (context: Context, user: User) => {
  await context.people.save(user);
  if (user.profile.case !== 'student') return;
  await settleInterests(context, await context.interests.waitingOfStudent(user.id));
};

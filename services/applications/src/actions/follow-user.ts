import type { User } from '@waratah/events/identity/v1';
import type { Context } from '../context.ts';
import { settleInterests } from './settle-interest.ts';

/** Somebody's profile is another now: what they were interested in may be open to them. */
export const followUser = async (context: Context, user: User) => {
  await context.people.save(user);
  if (user.profile.case !== 'student') return;
  await settleInterests(context, await context.interests.waitingOfStudent(user.id));
};

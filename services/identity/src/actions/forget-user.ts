import { forgetPerson } from '@waratah/kit/events/forget-person';
import type { Context } from '../context.ts';
import { folders } from '../domain/files.ts';

/** Removes the files and sessions of a deleted user, and what was announced about them. */
export const forgetUser = async (context: Context, userId: number, emailSha256: string) => {
  const { objects, sessions, bus } = context;
  for (const folder of Object.values(folders)) {
    const files = await Array.fromAsync(objects.list(`${folder}/${userId}/`));
    await objects.remove(files.map(({ key }) => key));
  }
  await sessions.removeOf(userId);
  await forgetPerson(bus, userId, emailSha256);
};

/** As long as a service may still announce what it had begun before it heard of the deletion. */
const lateMs = 2 * 24 * 3_600_000;

/** Removes once more what was announced about people who were deleted lately. */
export const sweepDeletions = async ({ users, bus, clock }: Context) => {
  const since = new Date(clock().getTime() - lateMs);
  for (const userId of await users.deletedSince(since)) await forgetPerson(bus, userId, '');
};

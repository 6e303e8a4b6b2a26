import { forgetPerson } from '@waratah/kit/events/forget-person';
import type { Context } from '../context.ts';
import { folderOf } from '../domain/files.ts';

/** Removes the files and sessions of a deleted user, and published events about them. */
export const forgetUser = async (context: Context, userId: number, emailSha256: string) => {
  const { objects, sessions, bus } = context;
  for (const folder of Object.values(folderOf)) {
    const files = await Array.fromAsync(objects.list(`${folder}/${userId}/`));
    await objects.remove(files.map(({ key }) => key));
  }
  await sessions.removeOf(userId);
  await forgetPerson(bus, userId, emailSha256);
};

/** How long a service may still publish something that it began before it received the deletion. */
const lateMs = 2 * 24 * 3_600_000;

/** Removes events about recently deleted people once more. */
export const sweepDeletions = async ({ users, bus, clock }: Context) => {
  const since = new Date(clock().getTime() - lateMs);
  for (const userId of await users.deletedSince(since)) await forgetPerson(bus, userId, '');
};

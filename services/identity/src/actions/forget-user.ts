import type { Context } from '../context.ts';
import { folders } from '../domain/files.ts';

/** Removes the files and sessions of a deleted user. */
export const forgetUser = async ({ objects, sessions }: Context, userId: number) => {
  for (const folder of Object.values(folders)) {
    const files = await Array.fromAsync(objects.list(`${folder}/${userId}/`));
    await objects.remove(files.map(({ key }) => key));
  }
  await sessions.removeOf(userId);
};

import type { Context } from '../context.ts';
import { folders } from '@waratah/kit/files/object-rights';
import { withdraw } from './withdraw.ts';

/** Withdraws the applications of a deleted account and removes its data. May run twice. */
export const forgetUser = async (context: Context, userId: number, version: number) => {
  const { people, applications, interests, objects } = context;
  await people.forget(userId, version);
  for (const application of await applications.everyOfStudent(userId)) {
    if (application.standing) await withdraw(context, application, 'account_deleted');
  }
  await interests.removeOf(userId);
  const files = await Array.fromAsync(objects.list(`${folders.applicationResumes}/${userId}/`));
  await objects.remove(files.map(({ key }) => key));
};

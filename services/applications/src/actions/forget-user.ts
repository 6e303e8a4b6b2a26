import type { Context } from '../context.ts';
import { resumeFolder } from '../domain/files.ts';
import { withdraw } from './withdraw.ts';

/** Follows a deleted account: its applications are withdrawn and its data removed. May run twice. */
export const forgetUser = async (context: Context, userId: number, version: number) => {
  const { people, applications, interests, objects } = context;
  await people.forget(userId, version);
  for (const application of await applications.everyOfStudent(userId)) {
    if (application.standing) await withdraw(context, application, 'account_deleted');
  }
  await interests.removeOf(userId);
  const files = await Array.fromAsync(objects.list(`${resumeFolder}/${userId}/`));
  await objects.remove(files.map(({ key }) => key));
};

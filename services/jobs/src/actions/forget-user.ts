import { folders } from '@waratah/kit/files/object-rights';
import type { Context } from '../context.ts';
import { anonymised } from '../domain/anonymised.ts';

/** Closes and anonymises the ads of a deleted account, and removes all its other data. May run twice. */
export const forgetUser = async (context: Context, userId: number, version: number) => {
  const { jobs, drafts, employers, favorites, reports, searches, objects, clock } = context;
  await employers.forget(userId, version);
  for (const id of await jobs.everyIdOfEmployer(userId)) await jobs.changeWhole(id, (job) => anonymised(job, clock()));
  const documents = await Array.fromAsync(objects.list(`${folders.jobDocuments}/${userId}/`));
  await objects.remove(documents.map(({ key }) => key));
  await drafts.removeAllOf(userId);
  await favorites.removeAllOf(userId);
  await searches.removeAllOf(userId);
  await reports.forgetUser(userId);
};

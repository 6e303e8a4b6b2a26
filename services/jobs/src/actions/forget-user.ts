import type { Context } from '../context.ts';
import { anonymised } from '../domain/anonymised.ts';

/** Follows a deleted account: its ads are closed and anonymised, and all other data is removed. May run twice. */
export const forgetUser = async (context: Context, userId: number, version: number) => {
  const { jobs, drafts, employers, favorites, reports, clock } = context;
  await employers.forget(userId, version);
  for (const id of await jobs.everyIdOfEmployer(userId)) await jobs.change(id, (job) => anonymised(job, clock()));
  await drafts.removeAllOf(userId);
  await favorites.removeAllOf(userId);
  await reports.forgetUser(userId);
};

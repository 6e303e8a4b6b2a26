import type { SearchChanged, SearchFound } from '@waratah/events/jobs/v1';
import type { Context } from '../context.ts';
import { unlessForgotten } from './unless-forgotten.ts';

/** Stores what a saved search found for the next morning email, unless the account is deleted. */
export const keepFound = async (context: Context, event: SearchFound) => {
  const { studentId: student, searchId: search, name, query, version, jobIds: jobs } = event;
  const { found, clock } = context;
  await unlessForgotten(context, student, {
    write: () => found.keep({ student, search, name, query, version, jobs }, clock()),
    remove: () => found.removeOf(student),
  });
};

/** Renames what a search found before, or drops it when the search is paused or removed. */
export const followSearch = async (context: Context, event: SearchChanged) => {
  const { studentId: student, searchId: search, version, name, stopped } = event;
  const { found, clock } = context;
  await unlessForgotten(context, student, {
    write: () => found.follow({ student, search, version, name, stopped }, clock()),
    remove: () => found.removeOf(student),
  });
};

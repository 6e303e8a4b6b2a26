import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';
import { folderOf } from '../domain/files.ts';

/** Removes uploads that were not committed within a day. Answers how many. */
export const sweepFiles = async ({ objects, users, clock }: Context) => {
  let removed = 0;
  for (const folder of Object.values(folderOf)) {
    removed += await sweepUploads(objects, `${folder}/`, (keys) => users.filesInUse(keys), clock());
  }
  return removed;
};

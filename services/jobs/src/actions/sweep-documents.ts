import { folders } from '@waratah/kit/files/object-rights';
import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';

/** Removes uploads older than a day that belong to no ad. Answers how many. */
export const sweepDocuments = ({ objects, jobs, clock }: Context) =>
  sweepUploads(objects, `${folders.jobDocuments}/`, (keys) => jobs.documentsInUse(keys), clock());

import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';
import { documentFolder } from '../domain/document.ts';

/** Removes uploads that no ad has, a day after they came. Answers how many. */
export const sweepDocuments = ({ objects, jobs, clock }: Context) =>
  sweepUploads(objects, `${documentFolder}/`, (keys) => jobs.documentsInUse(keys), clock());

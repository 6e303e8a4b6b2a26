import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';
import { folders } from '@waratah/kit/files/object-rights';

/** Removes copies of resumes that belong to no application, which a crash between copying and saving leaves behind. */
export const sweepResumes = ({ objects, applications, clock }: Context) =>
  sweepUploads(objects, `${folders.applicationResumes}/`, applications.resumesInUse, clock());

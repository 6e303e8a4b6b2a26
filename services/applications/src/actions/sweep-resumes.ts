import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';
import { resumeFolder } from '../domain/files.ts';

/** Removes copies of resumes that no application has, as a crash between copy and application leaves them. */
export const sweepResumes = ({ objects, applications, clock }: Context) =>
  sweepUploads(objects, `${resumeFolder}/`, applications.resumesInUse, clock());

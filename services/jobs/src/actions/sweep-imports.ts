import { sweepUploads } from '@waratah/kit/files/committed-files';
import { folders } from '@waratah/kit/files/object-rights';
import type { Context } from '../context.ts';

/** Queues unfinished imports again; those still in the queue are not added twice. */
export const sweepImports = async ({ imports, importQueue }: Context) =>
  importQueue.readLater(await imports.unendedIds());

/** Removes files older than a day that no import reads. Answers how many. */
export const sweepImportFiles = ({ objects, imports, clock }: Context) =>
  sweepUploads(objects, `${folders.imports}/`, (keys) => imports.filesInUse(keys), clock());
